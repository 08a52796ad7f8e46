import { useTranslation } from 'react-i18next'
import type { RecurringTopic } from '#contract/api/report-insights.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { TopicOfSurvey } from './TopicOfSurvey.tsx'

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
        {surveys.map((each) => (
          <TopicOfSurvey key={each.survey.id} topic={topic} {...each}>
            {each.survey.title}
          </TopicOfSurvey>
        ))}
      </ul>
    </>
  )
}
