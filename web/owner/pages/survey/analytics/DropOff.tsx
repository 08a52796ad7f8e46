import { useTranslation } from 'react-i18next'
import type { AnalyticsDetails } from '#contract/api/analytics-details.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { ShareBars } from '../../../charts/ShareBars.tsx'
import { Card } from '../../../ui/Card.tsx'

/** Respondents who left, by their last question. */
export function DropOff({ dropOff }: { dropOff: AnalyticsDetails['drop_off'] }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { left, before_first, questions } = dropOff
  const rows = [
    { label: t('analytics.dropOff.beforeFirst'), count: before_first },
    ...questions.map(({ number, question, left: count }) => ({
      label: nameOf(number, question),
      count,
    })),
  ]
  function nameOf(number: number | null, question: string | null): string {
    if (number === null) return t('analytics.dropOff.removed')
    const place = t('analytics.dropOff.question', { number: format.integer(number) })
    return question === null ? place : `${format.integer(number)}. ${question}`
  }
  return (
    <Card className="p-5 sm:p-6">
      <ShareBars
        title={t('analytics.dropOff.title')}
        subtitle={t('analytics.dropOff.help')}
        empty={t('analytics.dropOff.empty')}
        heading={t('analytics.dropOff.heading')}
        countName={t('analytics.dropOff.left')}
        rows={rows.map((row) => ({ ...row, share: left === 0 ? 0 : row.count / left }))}
        formatCount={format.integer}
        formatShare={(share) => format.percent(100 * share)}
        colour={4}
      />
    </Card>
  )
}
