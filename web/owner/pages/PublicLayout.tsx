import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LanguageMenu, ThemeMenu } from '../shell/preferences.tsx'
import { Logo } from '../../shared/Logo.tsx'
import { useTitle } from '../ui/use-title.ts'

type Props = { title: string; children: ReactNode; action?: ReactNode }

/** Frame of the pages that need no sign-in. */
export function PublicLayout({ title, children, action }: Props) {
  const { t } = useTranslation()
  useTitle(title)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex print:hidden w-full max-w-[1120px] items-center gap-1 px-5 py-4">
        <Link to="/" className="me-auto rounded-md" aria-label="Prosa">
          <Logo />
        </Link>
        <LanguageMenu compact />
        <ThemeMenu />
        {action}
      </header>
      <main className="flex-1">{children}</main>
      <footer className="border-t border-line print:hidden">
        <div className="mx-auto flex w-full max-w-[1120px] items-center gap-6 px-5 py-6 text-sm text-ink-2">
          <span className="me-auto">
            <bdi>Prosa</bdi>
          </span>
          <Link to="/terms" className="hover:text-ink hover:underline">
            {t('legal.terms')}
          </Link>
          <Link to="/privacy" className="hover:text-ink hover:underline">
            {t('legal.privacy')}
          </Link>
        </div>
      </footer>
    </div>
  )
}
