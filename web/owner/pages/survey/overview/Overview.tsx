import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import type { OwnerTurn } from '#contract/live.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import type { SurveyFields } from '../../../survey-editor/content/survey-fields.ts'
import { EngineSummary } from '../../../engine/EngineSummary.tsx'
import { useLiveTopic } from '../../../live/use-live-topic.ts'
import { analyticsQuery, impressionsQuery, turnsQuery } from '../../../queries.ts'
import type { SurveyFigures } from '../../../survey-editor/page/use-survey-figures.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { InterviewSummary } from './InterviewSummary.tsx'
import { AnswerRate } from './AnswerRate.tsx'
import { Feed } from './Feed.tsx'
import { FormAggregates } from './FormAggregates.tsx'
import { NpsCharts } from './NpsCharts.tsx'
import { SentimentDistribution } from './SentimentDistribution.tsx'

const noTurns: ReadonlyMap<string, OwnerTurn> = new Map()

type Props = {
  survey: Survey
  content: SurveyFields
  figures: SurveyFigures | undefined
}

export function Overview({ survey, content, figures }: Props) {
  const { isReady } = useLiveTopic('survey-turns', survey.id)
  const { data: turns = noTurns } = useQuery(turnsQuery(survey.id))
  const { data: impressions = [], ...ratings } = useQuery(impressionsQuery(survey.id))
  const { error, refetch } = useQuery(analyticsQuery(survey.id))
  const isForm = survey.survey_type === 'normal'
  return (
    <>
      {error && !figures ? (
        <Card>
          <ErrorState error={error} retry={() => void refetch()} />
        </Card>
      ) : (
        <Figures figures={figures} />
      )}
      {ratings.isError && impressions.length === 0 && (
        <RatingsError retry={() => void ratings.refetch()} />
      )}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Feed
          survey={survey}
          turns={turns}
          impressions={impressions}
          ratings={figures}
          isReady={isReady}
          maxQuestions={isForm ? survey.questions.length : content.max_questions}
        />
        {/* A form's figures may be taller than the screen. */}
        <div
          className={`grid gap-4 max-lg:order-first sm:max-lg:grid-cols-2 ${isForm ? '' : 'lg:sticky lg:top-6'}`}
        >
          <AnswerRate turns={turns} />
          <NpsCharts turns={turns} isForm={isForm} />
          {isForm && <FormAggregates surveyId={survey.id} />}
          <SentimentDistribution surveyId={survey.id} turns={turns} />
          {!isForm && (
            <InterviewSummary
              surveyId={survey.id}
              content={content}
              qualified={figures?.qualified_responses}
            />
          )}
          <EngineSummary isForm={isForm} />
        </div>
      </div>
    </>
  )
}

/** Conversations are shown without their ratings and comments. */
function RatingsError({ retry }: { retry: () => void }) {
  const { t } = useTranslation()
  return (
    <div
      role="alert"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-danger/30 bg-danger-soft px-4 py-3 text-sm text-danger sm:px-5"
    >
      <p>
        {t('survey.ratingsFailed')} {t('errors.retried')}
      </p>
      <Button variant="secondary" onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}

function Figures({ figures }: Pick<Props, 'figures'>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const share =
    figures && figures.total_responses > 0
      ? (100 * figures.qualified_responses) / figures.total_responses
      : 0
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Figure
        label={t('survey.sessions')}
        value={figures && format.integer(figures.total_sessions)}
        note={t('survey.sinceStart')}
      />
      <Figure
        label={t('survey.completion')}
        value={figures && format.percent(figures.completion_rate)}
        note={
          figures
            ? t('survey.completedOf', { formatted: format.integer(figures.completed_sessions) })
            : ''
        }
      />
      <Figure
        label={t('survey.qualified')}
        value={figures && format.integer(figures.qualified_responses)}
        note={
          figures ? t('survey.ofResponses', { formatted: format.percent(Math.round(share)) }) : ''
        }
      />
      <Figure
        label={t('survey.questionsPerSession')}
        value={figures && format.decimal(figures.avg_questions_per_session)}
        note={
          figures
            ? t('survey.answersInAll', {
                count: figures.total_responses,
                formatted: format.integer(figures.total_responses),
              })
            : ''
        }
      />
    </div>
  )
}
