import { Minus, Sparkle, TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Change, NewTopic, ReportInsights } from '#contract/api/report-insights.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { isolated } from '../../../engine/engine-name.ts'
import { responsesPath } from '../../../survey-paths.ts'
import { sentimentClasses } from '../../../ui/levels.tsx'
import { Sources } from '../../../ui/Sources.tsx'

/** A topic that came up in the period for the first time, in a survey that had answers before. */
export function NewTopicStatement({ topic: found }: { topic: NewTopic }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { survey, topic, topic_id, sentiment, responses } = found
  const sentence = t('reportInsights.newTopic', {
    ...{ topic: isolated(topic), survey: isolated(survey.title) },
    ...{ count: responses, formatted: format.integer(responses) },
  })
  return (
    <Statement
      icon={<Sparkle size={16} aria-hidden />}
      {...{ surveyId: survey.id, sentence, sources: found.sources }}
      path={responsesPath(survey, { topic: topic_id })}
    >
      <span className={`font-medium ${sentimentClasses[sentiment].text}`}>
        {t(`sentiment.${sentiment}`)}
      </span>
    </Statement>
  )
}

/** A change since the period before, and whether it may be chance. */
export function ChangeStatement({ change, period }: { change: Change; period: Days }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { survey, measure, topic, topic_id, difference, certain, sources } = change
  const figure = measure === 'topic' ? format.percent : (value: number) => format.signed(value, 1)
  const sentence = t(
    `reportInsights.${measure === 'topic' ? 'topicChange' : 'sentimentChange'}.${difference > 0 ? 'up' : 'down'}`,
    {
      ...{ topic: isolated(topic ?? ''), survey: isolated(survey.title) },
      ...{ before: figure(change.before), after: figure(change.after) },
    },
  )
  const isRise = difference > 0
  const filters = { sentiment: isRise ? 'positive' : 'negative', ...period }
  const Icon = isRise ? TrendingUp : TrendingDown
  return (
    <Statement
      icon={certain ? <Icon size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
      {...{ surveyId: survey.id, sentence, sources }}
      path={responsesPath(survey, topic_id ? { topic: topic_id } : filters)}
    >
      <span className={certain ? 'font-semibold text-primary-text' : ''}>
        {t(certain ? 'reportInsights.certain' : 'comparison.chance')}
      </span>
      <span>
        {t('reportInsights.interval', {
          low: format.signed(change.lower, 1),
          high: format.signed(change.upper, 1),
        })}
      </span>
    </Statement>
  )
}

type Days = ReportInsights['period']

type Props = {
  icon: ReactNode
  surveyId: string
  sentence: string
  sources: NewTopic['sources']
  /** The responses that it rests on. */
  path: string
  children: ReactNode
}

function Statement({ icon, surveyId, sentence, sources, path, children }: Props) {
  const { t } = useTranslation()
  return (
    <div className="flex gap-3">
      <span className="mt-0.5 shrink-0 text-ink-3">{icon}</span>
      <div className="min-w-0 flex-1">
        <p className="text-pretty">{sentence}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-ink-2">
          {children}
          <Link
            to={path}
            className="rounded-sm font-semibold text-primary-text underline underline-offset-2"
          >
            {t('reportInsights.responses')}
            <span className="sr-only">: {sentence}</span>
          </Link>
        </p>
        <Sources surveyId={surveyId} statement={sentence} sources={sources} unlockPath={path} />
      </div>
    </div>
  )
}
