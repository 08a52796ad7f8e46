import { useTranslation } from 'react-i18next'
import type {
  Comparison,
  ComparedDifference,
  ComparisonRow,
} from '#contract/api/report-comparison.ts'
import { useLocale } from '../../../../shared/i18n.ts'

/** Metrics in percent, whose differences are percentage points. The others are in units of their own. */
const percentMetrics = new Set([
  'completion',
  'positive_share',
  'negative_share',
  'net_sentiment',
  'nps',
])
const signedMetrics = new Set(['net_sentiment', 'nps'])

export const isInPercent = ({ metric }: Pick<ComparisonRow, 'metric'>) => percentMetrics.has(metric)

/** Names of sides and figures as texts. */
export function useComparisonTexts() {
  const { t } = useTranslation()
  const { format } = useLocale()

  function sideName({ by }: Comparison, side: Comparison['sides'][number]): string {
    const { key, survey, from, to } = side
    switch (by) {
      case 'surveys':
        return survey?.title ?? ''
      case 'periods':
        return t('comparison.days', { from: format.longDay(from ?? to), to: format.longDay(to) })
      case 'versions':
        return t('comparison.version', { version: format.integer(Number(key)) })
      case 'language':
        return t(`language.${key as 'en'}`)
      case 'device':
        return t(`comparison.device.${key as 'mobile'}`)
      case 'channel':
        return t(`comparison.channel.${key as 'web'}`)
      case 'batch':
        return t('comparison.batchKey', { key: key.slice(0, 8) })
    }
  }

  function figure({ metric }: ComparisonRow, value: number | null): string {
    if (value === null) return '–'
    if (metric === 'duration_seconds') return format.duration(value)
    if (signedMetrics.has(metric)) return format.signed(value, 1)
    return percentMetrics.has(metric) ? format.percent(value) : format.decimal(value)
  }

  function change({ metric }: ComparisonRow, value: number): string {
    if (metric === 'duration_seconds')
      return t('comparison.minutes', { value: format.signed(value / 60, 1) })
    return percentMetrics.has(metric)
      ? t('comparison.points', { value: format.signed(value, 1) })
      : format.signed(value, 2)
  }

  const points = (value: number) => format.signed(value, 1)

  function interval(row: ComparisonRow, { lower, upper }: ComparedDifference): string | undefined {
    if (lower === null || upper === null) return undefined
    return t('charts.interval', { low: change(row, lower), high: change(row, upper) })
  }

  return { sideName, figure, change, points, interval }
}
