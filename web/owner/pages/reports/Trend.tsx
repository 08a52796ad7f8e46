import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Reports } from '#contract/api/reports.ts'
import { useLocale } from '../../../shared/i18n.ts'

type Summary = Reports['survey_reports'][number]['sentiment_summary']
type TrendProps = { direction: Summary['sentiment_trend']; basis: Summary['trend'] }

/** Scored answers that a trend needs in both periods. */
const neededAnswers = 30

const looks = {
  improving: [TrendingUp, 'text-success'],
  declining: [TrendingDown, 'text-danger'],
  stable: [Minus, 'text-ink-2'],
} as const

/** The direction of sentiment, with an icon that runs as the page's text does. */
export function TrendLabel({ direction, basis }: TrendProps) {
  const { t } = useTranslation()
  const [Icon, colour] = looks[direction]
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-semibold ${basis.enough_data ? colour : 'text-ink-3'}`}
    >
      <Icon size={16} className="shrink-0 rtl:-scale-x-100" aria-hidden />
      {basis.enough_data ? t(`reports.trend.${direction}`) : t('reports.trend.notEnough')}
    </span>
  )
}

/** What a trend rests on: the change with its interval, and the numbers of answers. */
export function useTrendBasis() {
  const { t } = useTranslation()
  const { format } = useLocale()
  return ({ enough_data: isEnough, scored, scored_before: before, change }: Summary['trend']) => {
    const counts = { now: format.integer(scored), before: format.integer(before) }
    if (!isEnough || !change)
      return t('reports.trend.needs', { ...counts, needed: format.integer(neededAnswers) })
    return t('reports.trend.change', {
      ...counts,
      change: format.signed(change.value, 0),
      low: format.signed(change.lower, 0),
      high: format.signed(change.upper, 0),
    })
  }
}
