import { EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useIsAnonymous } from './privacy-queries.ts'

type Props = { about: 'fields' | 'links' | 'whatsapp' }

/** Where a setting has no effect because responses are anonymous; nothing otherwise. */
export function AnonymousNotice({ about }: Props) {
  const { t } = useTranslation()
  if (!useIsAnonymous()) return null
  return (
    <p className="flex gap-2.5 rounded-md bg-sunken px-4 py-3 text-sm text-pretty text-ink-2">
      <EyeOff size={18} className="mt-0.5 shrink-0" aria-hidden />
      <span>
        {t(`privacy.notice.${about}`)}{' '}
        <Link to="/settings/privacy" className="font-medium text-primary-text underline">
          {t('privacy.notice.change')}
        </Link>
      </span>
    </p>
  )
}
