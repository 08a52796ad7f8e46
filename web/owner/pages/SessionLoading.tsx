import { LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Shown while the session is checked. */
export function SessionLoading() {
  const { t } = useTranslation()
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <output className="flex animate-late items-center gap-3 text-ink-2">
        <LoaderCircle size={20} className="animate-spin" aria-hidden />
        {t('auth.verifying')}
      </output>
    </main>
  )
}
