import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import type { LiveFigures } from '#contract/live.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { useLiveRows } from '../../../../shared/use-live-rows.ts'
import type { SurveyFields } from '../../../survey-editor/content/survey-fields.ts'
import { impressionsQuery } from '../../../queries.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { InterviewSummary } from './InterviewSummary.tsx'
import { AnswerRate } from './AnswerRate.tsx'
import { Feed } from './Feed.tsx'
import { SentimentDistribution } from './SentimentDistribution.tsx'

type Props = {
  survey: Survey
  content: SurveyFields
  figures: Omit<LiveFigures, 'survey_id'> | undefined
}

export function Overview({ survey, content, figures }: Props) {
  const { rows, ready } = useLiveRows('survey-turns', survey.id)
  const marks = (figures?.ratings ?? 0) + (figures?.completed_sessions ?? 0)
  const { data: impressions = [] } = useQuery(impressionsQuery(survey.id, marks))
  const isForm = survey.survey_type === 'normal'
  return (
    <>
      <Figures figures={figures} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Feed
          survey={survey}
          rows={rows}
          impressions={impressions}
          ratings={figures}
          isReady={ready}
          maxQuestions={isForm ? survey.questions.length : content.max_questions}
        />
        <div className="grid gap-4 max-lg:order-first sm:max-lg:grid-cols-2 lg:sticky lg:top-6">
          <AnswerRate rows={rows} />
          <SentimentDistribution surveyId={survey.id} rows={rows} />
          {!isForm && (
            <InterviewSummary
              surveyId={survey.id}
              content={content}
              qualified={figures?.qualified_responses}
            />
          )}
        </div>
      </div>
    </>
  )
}

function Figures({ figures }: Pick<Props, 'figures'>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const perSession =
    figures && figures.total_sessions > 0 ? figures.total_responses / figures.total_sessions : 0
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
        value={figures && format.decimal(perSession)}
        note={
          figures
            ? t('survey.answersInAll', { formatted: format.integer(figures.total_responses) })
            : ''
        }
      />
    </div>
  )
}
