import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CriticalMoment, SentimentReport } from '#contract/api/reports.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { UnlockPanel } from '../../../billing/UnlockPanel.tsx'
import { turnPath } from '../../../survey-paths.ts'
import { Card } from '../../../ui/Card.tsx'

/** The most negative answers that are judged with certainty. Locked ones are cut. */
export function CriticalMoments({ report }: { report: SentimentReport }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { critical_moments: moments, critical_moments_count: total } = report
  return (
    <section aria-labelledby="critical-moments" className="grid gap-4">
      <div>
        <h2 id="critical-moments" className="text-base font-semibold">
          {t('reports.critical.title')}
        </h2>
        <p className="text-sm text-ink-2 text-pretty">
          {t('reports.critical.help')}
          {total > moments.length &&
            ` ${t('reports.critical.shown', {
              shown: format.integer(moments.length),
              total: format.integer(total),
            })}`}
        </p>
      </div>
      {moments.length === 0 ? (
        <Card className="px-5 py-8 text-center text-sm text-ink-3">
          {t('reports.critical.empty')}
        </Card>
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {moments.map((moment) => (
            <li key={moment.response_id} className="min-w-0">
              <Moment moment={moment} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Moment({ moment }: { moment: CriticalMoment }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { survey, locked } = moment
  const text = useRef<HTMLQuoteElement>(null)
  return (
    <Card className="flex h-full flex-col gap-3 border-s-4 border-s-danger p-4 sm:p-5">
      <p dir="auto" className="text-page text-sm text-ink-2 text-pretty">
        {moment.question_text}
      </p>
      <blockquote
        ref={text}
        dir="auto"
        tabIndex={-1}
        className={`text-page whitespace-pre-line outline-none ${locked ? 'fade-end' : ''}`}
      >
        {moment.response_text}
      </blockquote>
      {moment.explanation !== '' && (
        <p dir="auto" className="text-page text-sm text-ink-2 text-pretty">
          {moment.explanation}
        </p>
      )}
      {locked && (
        <UnlockPanel
          surveyId={survey.id}
          responseId={moment.response_id}
          // The pressed button is gone, so the focus moves to the unlocked text.
          onUnlocked={() => text.current?.focus({ preventScroll: true })}
        />
      )}
      <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3 text-xs text-ink-2">
        <span className="rounded-full bg-danger-soft px-2 py-0.5 font-semibold text-danger">
          {t('reports.critical.score', { score: format.signed(moment.sentiment_score) })}
        </span>
        <time dateTime={moment.answered_at}>{format.shortDateTime(moment.answered_at)}</time>
        <Link
          to={turnPath(survey.id, moment)}
          className="min-w-0 truncate rounded-sm font-semibold text-primary-text hover:underline"
        >
          <bdi>{survey.title}</bdi>
          <span className="sr-only"> {t('reports.critical.conversation')}</span>
        </Link>
      </p>
    </Card>
  )
}
