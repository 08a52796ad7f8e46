import { HeartHandshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'

/** How many answers are left out because they are calls for help. Nothing without any. */
export function LeftOut({ count }: { count: number }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  if (count === 0) return null
  return (
    <p className="flex gap-1.5 text-xs text-pretty text-ink-3">
      <HeartHandshake size={14} className="mt-px shrink-0" aria-hidden />
      {t('survey.leftOut', { count, formatted: format.integer(count) })}
    </p>
  )
}
