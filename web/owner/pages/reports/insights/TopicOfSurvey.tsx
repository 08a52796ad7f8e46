import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { NewTopic } from '#contract/api/report-insights.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { responsesPath } from '../../../survey-paths.ts'
import { sentimentClasses } from '../../../ui/levels.tsx'
import { Sources } from '../../../ui/Sources.tsx'

type Props = Pick<
  NewTopic,
  'survey' | 'topic' | 'topic_id' | 'sentiment' | 'responses' | 'sources'
> & {
  /** The text of the link to the responses. */
  children: ReactNode
}

/** What one survey says about a topic. */
export function TopicOfSurvey({ survey, topic, topic_id, sentiment, responses, ...props }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const path = responsesPath(survey, { topic: topic_id })
  return (
    <li className="border-s-2 border-line-strong ps-3">
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <span
          className={`size-2 shrink-0 rounded-full ${sentimentClasses[sentiment].bar}`}
          aria-hidden
        />
        <span className="sr-only">{t(`sentiment.${sentiment}`)}</span>
        <Link
          to={path}
          dir="auto"
          className="min-w-0 rounded-sm text-page font-medium underline underline-offset-2 first-letter:uppercase"
        >
          {props.children}
        </Link>
        <span className="text-xs text-ink-2">
          {t('comparison.responses', { count: responses, formatted: format.integer(responses) })}
        </span>
      </p>
      <Sources
        surveyId={survey.id}
        statement={`${topic}, ${survey.title}`}
        sources={props.sources}
        unlockPath={path}
      />
    </li>
  )
}
