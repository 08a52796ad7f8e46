import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SentimentReport } from '#contract/api/reports.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { AspectShares } from '../../../charts/AspectShares.tsx'
import { ShareBars } from '../../../charts/ShareBars.tsx'
import { PlanFeatureGate } from '../../../plan/PlanFeatureGate.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import type { ReportFilters } from '../report-filters.ts'
import { sentimentReportQuery } from '../report-queries.ts'
import { CriticalMoments } from './CriticalMoments.tsx'
import { NetSentiment } from './NetSentiment.tsx'
import { SentimentShares } from './SentimentShares.tsx'

/** Shares, net sentiment over time, emotions, aspects and critical moments; an offer where the plan has none. */
export const SentimentTab = (filters: ReportFilters) => (
  <PlanFeatureGate feature="sentiment_analysis">
    <Sentiment {...filters} />
  </PlanFeatureGate>
)

function Sentiment(filters: ReportFilters) {
  const { t } = useTranslation()
  const { data, error, refetch, isPlaceholderData } = useQuery(sentimentReportQuery(filters))
  if (!data) {
    return error ? (
      <Card>
        <ErrorState error={error} retry={() => void refetch()} />
      </Card>
    ) : (
      <SentimentSkeleton />
    )
  }
  if (data.overall.scored === 0)
    return (
      <Card>
        <EmptyState title={t('reports.noSentiment')} help={t('reports.noSentimentHelp')} />
      </Card>
    )
  return (
    <div
      aria-busy={isPlaceholderData}
      className="grid gap-6 transition-opacity duration-150 aria-busy:opacity-60"
    >
      <SentimentShares overall={data.overall} />
      <NetSentiment report={data} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Emotions report={data} />
        <Aspects report={data} />
      </div>
      <CriticalMoments report={data} />
    </div>
  )
}

function SentimentSkeleton() {
  return (
    <div className="grid gap-6" aria-busy>
      <div className="grid gap-4 sm:grid-cols-3">
        {[0, 1, 2].map((each) => (
          <Card key={each} className="p-5">
            <Skeleton className="h-24" />
          </Card>
        ))}
      </div>
      <Card className="p-5">
        <Skeleton className="h-64" />
      </Card>
    </div>
  )
}

/** In the documented order. */
const emotions = [
  ...(['joy', 'frustration', 'anger', 'surprise'] as const),
  ...(['sadness', 'confidence', 'fear', 'other'] as const),
]

type ReportProps = { report: SentimentReport }

function Emotions({ report: { emotion_shares: shares, emotions_count: count } }: ReportProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const rows = emotions.map((name) => {
    const { count: own, percentage, interval } = shares[name]
    return {
      label: t(`emotion.${name}`),
      count: own,
      share: percentage / 100,
      interval: interval ? ([interval.lower / 100, interval.upper / 100] as const) : null,
    }
  })
  return (
    <Card className="p-5">
      <ShareBars
        title={t('reports.charts.emotions')}
        subtitle={t('reports.emotionsOf', { count, formatted: format.integer(count) })}
        heading={t('reports.emotion')}
        empty={t('reports.noEmotions')}
        rows={rows}
        colour={5}
        countName={t('reports.answers')}
        formatCount={format.integer}
        formatShare={(share) => format.percent(100 * share)}
      />
    </Card>
  )
}

function Aspects({ report: { aspects } }: ReportProps) {
  const { t } = useTranslation()
  return (
    <Card className="p-5">
      <AspectShares
        subtitle={t('reports.aspectsOf')}
        empty={t('reports.noAspects')}
        aspects={aspects}
      />
    </Card>
  )
}
