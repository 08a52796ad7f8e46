import { useTranslation } from 'react-i18next'
import type { SentimentReport } from '#contract/api/reports.ts'
import { useLocale } from '../../shared/i18n.ts'
import type { ChartTexts } from './chart-types.ts'
import { StackedShares } from './StackedShares.tsx'

const parts = ['positive', 'neutral', 'negative'] as const

type Props = Omit<ChartTexts, 'title' | 'heading'> & { aspects: SentimentReport['aspects'] }

/** Aspects by sentiment, the most frequent first. */
export function AspectShares({ aspects, ...texts }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <StackedShares
      {...texts}
      title={t('reports.charts.aspects')}
      heading={t('reports.aspect')}
      parts={parts.map((name) => ({ name: t(`sentiment.${name}`), colour: name }))}
      rows={aspects.map((aspect) => ({
        label: aspect.name,
        counts: parts.map((name) => aspect[name].count),
      }))}
      formatCount={format.integer}
      formatShare={(share) => format.percent(Math.round(100 * share))}
    />
  )
}
