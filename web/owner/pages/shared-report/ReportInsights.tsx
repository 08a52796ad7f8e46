import { useTranslation } from 'react-i18next'
import type { SharedInsights } from '#contract/api/shared-reports.ts'
import { useLocale } from '../../../shared/i18n.ts'

/** What was found in the answers of each survey. */
export function ReportInsights({ insights }: { insights: readonly SharedInsights[] }) {
  const { t } = useTranslation()
  if (insights.length === 0) return <p className="text-ink-2">{t('sharedReports.insights.none')}</p>
  return insights.map((each) => <SurveyInsights key={each.survey} insights={each} />)
}

function SurveyInsights({ insights }: { insights: SharedInsights }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { survey, generated_at: generatedAt, findings, topics, recommendations } = insights
  const parts = [
    ['findings', findings],
    ['topics', topics],
    ['recommendations', recommendations],
  ] as const
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-5 print:border-0 print:p-0">
      <header>
        <h3 dir="auto" className="text-lg font-semibold text-page text-pretty">
          {survey}
        </h3>
        <p className="text-xs text-ink-3">
          {t('sharedReports.insights.generated', { date: format.dateTime(generatedAt) })}
        </p>
      </header>
      {parts.map(
        ([name, statements]) =>
          statements.length > 0 && (
            <div key={name}>
              <h4 className="text-sm font-semibold text-ink-2 print:break-after-avoid">
                {t(`sharedReports.insights.${name}`)}
              </h4>
              <ul className="mt-2 grid gap-3">
                {statements.map((statement) => (
                  <Statement key={statement.text} statement={statement} />
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  )
}

type StatementProps = {
  statement: SharedInsights['findings' | 'topics' | 'recommendations'][number]
}

function Statement({ statement: { text, people, quotes } }: StatementProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <li className="border-s-2 border-line ps-3.5 print:break-inside-avoid">
      <p dir="auto" className="text-page text-pretty">
        {text}
      </p>
      {people !== null && (
        <p className="text-xs text-ink-3">
          {t('sharedReports.insights.people', { count: people, formatted: format.integer(people) })}
        </p>
      )}
      {quotes.map((quote) => (
        <blockquote
          key={quote}
          dir="auto"
          className="mt-1.5 text-sm text-page text-ink-2 italic text-pretty"
        >
          “{quote}”
        </blockquote>
      ))}
    </li>
  )
}
