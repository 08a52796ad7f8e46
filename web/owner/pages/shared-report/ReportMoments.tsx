import { useTranslation } from 'react-i18next'
import type { SharedMoment, SharedReport } from '#contract/api/shared-reports.ts'
import { useLocale } from '../../../shared/i18n.ts'

type Props = { moments: NonNullable<SharedReport['moments']>; hasSeveralSurveys: boolean }

/** The most negative answers, as far as others may read them. */
export function ReportMoments({ moments: { count, shown }, hasSeveralSurveys }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <>
      <p className="text-sm text-ink-2 text-pretty">
        {count === 0 ? t('reports.critical.empty') : t('sharedReports.moments.help')}
        {shown.length < count &&
          ` ${t('reports.critical.shown', {
            shown: format.integer(shown.length),
            total: format.integer(count),
          })}`}
      </p>
      {shown.length > 0 && (
        <ul className="grid gap-3">
          {shown.map((moment) => (
            <Moment
              key={`${moment.answered_on} ${moment.response_text}`}
              moment={moment}
              hasSurvey={hasSeveralSurveys}
            />
          ))}
        </ul>
      )}
    </>
  )
}

function Moment({ moment, hasSurvey }: { moment: SharedMoment; hasSurvey: boolean }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { survey, question_text: question, response_text: answer } = moment
  return (
    <li className="rounded-lg border border-s-4 border-line border-s-danger bg-surface px-4 py-3.5 print:break-inside-avoid">
      {question !== '' && (
        <p dir="auto" className="text-sm text-page text-ink-2 text-pretty">
          {question}
        </p>
      )}
      <blockquote dir="auto" className="mt-1 text-page whitespace-pre-line text-pretty">
        {answer}
      </blockquote>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
        <span className="rounded-full bg-danger-soft px-2 py-0.5 font-semibold text-danger">
          {t('reports.critical.score', { score: format.signed(moment.sentiment_score) })}
        </span>
        <time dateTime={moment.answered_on}>{format.longDay(moment.answered_on)}</time>
        {hasSurvey && <bdi>{survey}</bdi>}
      </p>
    </li>
  )
}
