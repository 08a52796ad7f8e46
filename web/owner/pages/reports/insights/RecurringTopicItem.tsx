import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RecurringTopic } from '#contract/api/report-insights.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { responsesPath } from '../../../survey-paths.ts'
import { sentimentClasses } from '../../../ui/levels.tsx'
import { Sources } from '../../../ui/Sources.tsx'

/** A topic of several surveys, with what each of them says about it. */
export function RecurringTopicItem({
  topic: { topic, responses, surveys },
}: {
  topic: RecurringTopic
}) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const counted = (count: number) => ({ count, formatted: format.integer(count) })
  return (
    <>
      <h3 dir="auto" className="text-page font-semibold first-letter:uppercase">
        {topic}
      </h3>
      <p className="text-xs text-ink-2">
        {t('reportInsights.inSurveys', counted(surveys.length))}
        {' · '}
        {t('comparison.responses', counted(responses))}
      </p>
      <ul className="mt-3 grid gap-3">
        {surveys.map(({ survey, topic_id, sentiment, responses: count, sources }) => (
          <li key={survey.id} className="border-s-2 border-line-strong ps-3">
            <p className="flex flex-wrap items-center gap-x-2 text-sm">
              <span
                className={`size-2 shrink-0 rounded-full ${sentimentClasses[sentiment].bar}`}
                aria-hidden
              />
              <span className="sr-only">{t(`sentiment.${sentiment}`)}</span>
              <Link
                to={responsesPath(survey, { topic: topic_id })}
                dir="auto"
                className="min-w-0 rounded-sm text-page font-medium underline underline-offset-2"
              >
                {survey.title}
              </Link>
              <span className="text-xs text-ink-2">
                {t('comparison.responses', counted(count))}
              </span>
            </p>
            <Sources
              surveyId={survey.id}
              statement={`${topic}, ${survey.title}`}
              sources={sources}
              unlockPath={responsesPath(survey, { topic: topic_id })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
