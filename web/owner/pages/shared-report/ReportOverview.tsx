import { useTranslation } from 'react-i18next'
import type { SharedReport, SharedSurvey } from '#contract/api/shared-reports.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { StatusBadge } from '../../ui/badges.tsx'

type Overview = NonNullable<SharedReport['overview']>

/** Figures of all surveys together, and of each if there are several. */
export function ReportOverview({ overview: { metrics, surveys } }: { overview: Overview }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { completion_interval: interval } = metrics
  const figures = [
    ['surveys', format.integer(metrics.total_surveys), ''],
    ['sessions', format.integer(metrics.total_sessions), ''],
    [
      'completion',
      format.percent(metrics.avg_completion_rate),
      interval ? t('sharedReports.interval', rangeOf(interval, format.percent)) : '',
    ],
    ['responses', format.integer(metrics.total_responses), ''],
  ] as const
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4 print:grid-cols-4">
        {figures.map(([name, value, note]) => (
          <div
            key={name}
            className="rounded-lg border border-line bg-surface p-4 print:break-inside-avoid"
          >
            <dt className="text-sm text-ink-2">{t(`sharedReports.overview.${name}`)}</dt>
            <dd className="text-[1.75rem] leading-9 font-semibold">{value}</dd>
            {note && <dd className="text-xs text-ink-3">{note}</dd>}
          </div>
        ))}
      </dl>
      {surveys.length > 0 && <SurveyTable surveys={surveys} />}
    </>
  )
}

const rangeOf = (
  { lower, upper }: { lower: number; upper: number },
  write: (value: number) => string,
) => ({ low: write(lower), high: write(upper) })

function SurveyTable({ surveys }: { surveys: readonly SharedSurvey[] }) {
  const { t } = useTranslation()
  const hasSentiment = surveys.some(({ sentiment_summary: summary }) => summary)
  return (
    <section
      aria-label={t('sharedReports.overview.bySurvey')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-surface outline-offset-2 print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('sharedReports.overview.bySurvey')}</caption>
        <thead>
          <tr className="text-xs text-ink-2">
            <th scope="col" className="px-4 py-2.5 text-start font-semibold">
              {t('sharedReports.overview.survey')}
            </th>
            {(['sessions', 'completed', 'completion', 'responses'] as const).map((name) => (
              <th key={name} scope="col" className="px-3 py-2.5 text-end font-semibold">
                {t(`sharedReports.overview.${name}`)}
              </th>
            ))}
            {hasSentiment && (
              <th scope="col" className="px-4 py-2.5 text-end font-semibold">
                {t('sharedReports.sentiment.net')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {surveys.map((each, index) => (
            // Titles may repeat, and the order does not change.
            // oxlint-disable-next-line react/no-array-index-key
            <SurveyLine key={index} survey={each} hasSentiment={hasSentiment} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SurveyLine({
  survey: { survey, metrics, sentiment_summary: summary },
  hasSentiment,
}: {
  survey: SharedSurvey
  hasSentiment: boolean
}) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const net = summary?.sentiments.net
  const cells = [
    format.integer(metrics.total_sessions),
    format.integer(metrics.completed_sessions),
    format.percent(metrics.completion_rate),
    format.integer(metrics.total_responses),
  ]
  return (
    <tr className="border-t border-line print:break-inside-avoid">
      <th scope="row" className="min-w-44 px-4 py-2.5 text-start font-medium">
        <span dir="auto" className="block text-page">
          {survey.title}
        </span>
        <span className="mt-1 block">
          <StatusBadge status={survey.status} />
        </span>
      </th>
      {cells.map((cell, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Fixed columns.
        <td key={index} className="px-3 py-2.5 text-end whitespace-nowrap">
          {cell}
        </td>
      ))}
      {hasSentiment && (
        <td className="px-4 py-2.5 text-end whitespace-nowrap">
          {net ? <bdi>{format.decimal(net.value)}</bdi> : '–'}
          {summary && (
            <span className="block text-xs text-ink-3">
              {summary.trend.enough_data
                ? t(`sharedReports.trend.${summary.sentiment_trend}`)
                : t('sharedReports.trend.unknown')}
            </span>
          )}
        </td>
      )}
    </tr>
  )
}
