import { useTranslation } from 'react-i18next'
import type { RetentionDays } from '#contract/settings.ts'
import { useLocale } from '../../../shared/i18n.ts'

/** A period in words, such as “365 days”. */
export function usePeriodLabel(): (days: RetentionDays) => string {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (days) =>
    days === null
      ? t('privacy.period.never')
      : t('privacy.period.days', { count: days, formatted: format.integer(days) })
}
