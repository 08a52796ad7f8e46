import { ChartNoAxesColumn } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Reports } from '#contract/api/reports.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { SentimentBar } from '../../../charts/SentimentBar.tsx'
import { StatusBadge } from '../../../ui/badges.tsx'
import { Card } from '../../../ui/Card.tsx'
import { TrendLabel, useTrendBasis } from '../Trend.tsx'

type Report = Reports['survey_reports'][number]

const columns = 'lg:grid lg:grid-cols-[minmax(0,1fr)_repeat(4,4.75rem)_17rem] lg:gap-x-5'

/** A list up to this length is rendered as a whole. */
const eagerRows = 30

/** A row for each survey: those with the most sessions first. */
export function SurveyReports({ reports }: { reports: readonly Report[] }) {
  const { t } = useTranslation()
  const ordered = reports.toSorted((a, b) => b.metrics.total_sessions - a.metrics.total_sessions)
  return (
    <Card className="overflow-hidden" aria-labelledby="by-survey">
      <h2 id="by-survey" className="px-5 pt-4 pb-3 text-base font-semibold">
        {t('reports.bySurvey')}
      </h2>
      <div
        aria-hidden
        className={`hidden border-t border-line bg-sunken/60 px-5 py-2 text-xs font-semibold text-ink-2 ${columns}`}
      >
        <span>{t('reports.survey')}</span>
        <span className="text-end">{t('reports.sessions')}</span>
        <span className="text-end">{t('reports.completed')}</span>
        <span className="text-end">{t('reports.rate')}</span>
        <span className="text-end">{t('reports.responses')}</span>
        <span>{t('reports.sentiment')}</span>
      </div>
      <ul>
        {ordered.map((report) => (
          <SurveyReportRow
            key={report.survey.id}
            report={report}
            isLazy={reports.length > eagerRows}
          />
        ))}
      </ul>
    </Card>
  )
}

type RowProps = {
  report: Report
  /** Whether it is rendered only while it is in view. */
  isLazy: boolean
}

const SurveyReportRow = memo(function SurveyReportRow({ report, isLazy }: RowProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { survey, metrics, sentiment_enabled: isAnalysed } = report
  const figures = [
    [t('reports.sessions'), format.integer(metrics.total_sessions)],
    [t('reports.completed'), format.integer(metrics.completed_sessions)],
    [t('reports.rate'), metrics.total_sessions > 0 ? format.percent(metrics.completion_rate) : '–'],
    [t('reports.responses'), format.integer(metrics.total_responses)],
  ] as const
  return (
    <li
      className={`relative border-t border-line px-5 py-4 transition-colors duration-150 hover:bg-sunken/50 ${isLazy ? '[contain-intrinsic-size:auto_8rem] [content-visibility:auto]' : ''} ${columns}`}
    >
      <div className="min-w-0">
        <h3 dir="auto" className="line-clamp-2 text-page font-semibold">
          {survey.title}
        </h3>
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          <StatusBadge status={survey.status} />
          {isAnalysed && (
            <span className="inline-flex items-center rounded-full bg-info-soft px-2.5 py-0.5 text-xs font-semibold text-info">
              {t('reports.sentimentOn')}
            </span>
          )}
          <Link
            to={`/surveys/${survey.id}/edit/advanced?view=analytics`}
            aria-label={`${t('reports.details')}: ${survey.title}`}
            className="inline-flex items-center gap-1 rounded-sm text-xs font-semibold text-primary-text after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
          >
            <ChartNoAxesColumn size={14} aria-hidden />
            {t('reports.details')}
          </Link>
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-4 gap-x-3 text-sm lg:contents">
        {figures.map(([name, value]) => (
          <div key={name} className="min-w-0 lg:text-end">
            <dt className="truncate text-xs text-ink-2 lg:sr-only">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Sentiment report={report} />
    </li>
  )
})

/** Shares of the scored answers, and the trend with what it rests on. */
function Sentiment({ report: { sentiment_summary: summary } }: { report: Report }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const basisOf = useTrendBasis()
  const { sentiments, trend, sentiment_trend: direction } = summary
  if (sentiments.scored === 0)
    return <p className="mt-3 text-sm text-ink-3 lg:mt-0">{t('reports.nothingScored')}</p>
  const shares = (['positive', 'neutral', 'negative'] as const).map(
    (name) => [name, sentiments[name]] as const,
  )
  return (
    <div className="mt-4 min-w-0 text-xs lg:mt-0.5">
      <SentimentBar counts={shares.map(([name, { count }]) => [name, count])} className="h-2" />
      <dl className="mt-1.5 flex flex-wrap gap-x-3 text-ink-2">
        {shares.map(([name, { percentage }]) => (
          <div key={name} className="flex gap-1">
            <dt>{t(`sentiment.${name}`)}</dt>
            <dd className="font-semibold text-ink">{format.percent(Math.round(percentage))}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5">
        <TrendLabel direction={direction} basis={trend} />
      </p>
      <p className="mt-0.5 text-ink-2 text-pretty">{basisOf(trend)}</p>
    </div>
  )
}
