import { useTranslation } from 'react-i18next'
import type { NewTopic } from '#contract/api/report-insights.ts'
import { TopicOfSurvey } from './TopicOfSurvey.tsx'

/** The topics of a survey that had no answers before the period. */
export function NewSurveyItem({ topics }: { topics: readonly NewTopic[] }) {
  const { t } = useTranslation()
  return (
    <>
      <h3 dir="auto" className="text-page font-semibold">
        {topics[0]?.survey.title}
      </h3>
      <p className="text-xs text-ink-2">{t('reportInsights.newSurvey')}</p>
      <ul className="mt-3 grid gap-3">
        {topics.map((each) => (
          <TopicOfSurvey key={each.topic_id} {...each}>
            {each.topic}
          </TopicOfSurvey>
        ))}
      </ul>
    </>
  )
}
