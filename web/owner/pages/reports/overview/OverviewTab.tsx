import { useQuery } from '@tanstack/react-query'
import { FileText, MessagesSquare, ScanFace, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Reports } from '#contract/api/reports.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import type { ReportFilters } from '../report-filters.ts'
import { reportQuery } from '../report-queries.ts'
import { ActivityCharts } from './ActivityCharts.tsx'
import { SurveyReports } from './SurveyReports.tsx'

/** Cards, activity over time and the list by survey. */
export function OverviewTab(filters: ReportFilters) {
  const { t } = useTranslation()
  const { data, error, refetch, isPlaceholderData } = useQuery(reportQuery(filters))
  if (!data) {
    return error ? (
      <Card>
        <ErrorState error={error} retry={() => void refetch()} />
      </Card>
    ) : (
      <OverviewSkeleton />
    )
  }
  if (data.metrics.total_surveys === 0)
    return (
      <Card>
        <EmptyState
          title={t('reports.noSurveys')}
          help={t('reports.noSurveysHelp')}
          action={<ButtonLink to="/surveys/new-advanced">{t('shell.newSurvey')}</ButtonLink>}
        />
      </Card>
    )
  return (
    <div
      aria-busy={isPlaceholderData}
      className="grid gap-6 transition-opacity duration-150 aria-busy:opacity-60"
    >
      <Figures metrics={data.metrics} />
      <ActivityCharts series={data.series} range={data.range} />
      <SurveyReports reports={data.survey_reports} />
    </div>
  )
}

const icon = { size: 18, className: 'mt-0.5 shrink-0 text-ink-3', 'aria-hidden': true } as const
const figureGrid = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4'

function Figures({ metrics }: { metrics: Reports['metrics'] | undefined }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const countOf = (count: number) => ({ count, formatted: format.integer(count) })
  return (
    <div className={figureGrid}>
      <Figure
        icon={<FileText {...icon} />}
        label={t('reports.cards.surveys')}
        value={metrics && format.integer(metrics.total_surveys)}
        note={metrics ? t('reports.cards.active', countOf(metrics.active_surveys)) : ''}
      />
      <Figure
        icon={<MessagesSquare {...icon} />}
        label={t('reports.cards.responses')}
        value={metrics && format.integer(metrics.total_responses)}
        note={
          metrics
            ? t('reports.cards.completion', { rate: format.percent(metrics.avg_completion_rate) })
            : ''
        }
      />
      <Figure
        icon={<Sparkles {...icon} />}
        label={t('reports.cards.insights')}
        value={metrics && format.integer(metrics.total_insights_generated)}
        note={metrics ? t('reports.cards.allTime') : ''}
      />
      <Figure
        icon={<ScanFace {...icon} />}
        label={t('reports.cards.analyses')}
        value={metrics && format.integer(metrics.sentiment_analyses_count)}
        note={metrics ? t('reports.cards.inPeriod') : ''}
      />
    </div>
  )
}

function OverviewSkeleton() {
  return (
    <div className="grid gap-6" aria-busy>
      <Figures metrics={undefined} />
      <div className="grid gap-4 lg:grid-cols-3">
        {[0, 1, 2].map((each) => (
          <Card key={each} className="p-5">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-4 h-56" />
          </Card>
        ))}
      </div>
      <Card className="p-5">
        <Skeleton className="h-60" />
      </Card>
    </div>
  )
}
