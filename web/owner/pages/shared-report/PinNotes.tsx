import { useTranslation } from 'react-i18next'
import type { SharedMetrics, SharedReport } from '#contract/api/shared-reports.ts'
import { useLocale } from '../../../shared/i18n.ts'

/** What was erased after a report was pinned, and how its figures are now. */
export function PinNotes({ report }: { report: SharedReport }) {
  const { t } = useTranslation()
  const { overview, sentiment, erased, now } = report
  return (
    <div className="grid gap-3 text-sm sm:grid-cols-2 print:grid-cols-2">
      {erased && (
        <Note title={t('sharedReports.erased.title')}>
          <ErasedText erased={erased} />
        </Note>
      )}
      {now && (overview || sentiment) && (
        <Note title={t('sharedReports.now.title')}>
          <ChangedText report={report} now={now} />
        </Note>
      )}
    </div>
  )
}

const Note = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="rounded-md bg-sunken px-4 py-3 print:border print:border-line">
    <h2 className="font-semibold">{title}</h2>
    <div className="mt-0.5 text-ink-2 text-pretty">{children}</div>
  </section>
)

function ErasedText({ erased }: { erased: NonNullable<SharedReport['erased']> }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const counts = [
    ['responses', erased.responses],
    ['statements', erased.statements],
    ['surveys', erased.surveys],
  ] as const
  const gone = counts.filter(([, count]) => count > 0)
  if (gone.length === 0) return t('sharedReports.erased.nothing')
  return (
    <ul className="grid gap-0.5">
      {gone.map(([name, count]) => (
        <li key={name}>
          {t(`sharedReports.erased.${name}`, { count, formatted: format.integer(count) })}
        </li>
      ))}
    </ul>
  )
}

type ChangedProps = { report: SharedReport; now: NonNullable<SharedReport['now']> }

function ChangedText({ report: { overview, sentiment }, now }: ChangedProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const lines = overview ? changesOf(overview.metrics, now.metrics) : []
  const [before, after] = [sentiment?.sentiments.positive, now.metrics.sentiments?.positive]
  const hasShares = before && after && before.percentage !== after.percentage
  if (lines.length === 0 && !hasShares)
    return t('sharedReports.now.nothing', { date: format.dateTime(now.at) })
  return (
    <ul className="grid gap-0.5">
      {lines.map(({ name, from, to }) => (
        <li key={name}>
          {t(`sharedReports.now.${name}`, {
            from: name === 'rate' ? format.percent(from) : format.integer(from),
            to: name === 'rate' ? format.percent(to) : format.integer(to),
          })}
        </li>
      ))}
      {hasShares && (
        <li>
          {t('sharedReports.now.positive', {
            from: format.percent(before.percentage),
            to: format.percent(after.percentage),
          })}
        </li>
      )}
      <li className="text-xs text-ink-3">
        {t('sharedReports.now.at', { date: format.dateTime(now.at) })}
      </li>
    </ul>
  )
}

const changesOf = (before: SharedMetrics, after: SharedMetrics) =>
  (
    [
      ['sessions', before.total_sessions, after.total_sessions],
      ['responses', before.total_responses, after.total_responses],
      ['rate', before.avg_completion_rate, after.avg_completion_rate],
    ] as const
  ).flatMap(([name, from, to]) => (from === to ? [] : [{ name, from, to }]))
