import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { analyticsQuery } from '../../queries.ts'
import type { SurveyFigures } from '../../survey-editor/page/use-survey-figures.ts'
import { Card } from '../../ui/Card.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { AiUsage } from './AiUsage.tsx'

type Props = { survey: Survey; figures: SurveyFigures | undefined }

/** A survey's figures and AI usage. */
export function Analytics({ survey, figures }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { data, error, refetch } = useQuery(analyticsQuery(survey.id))
  if (error && !figures)
    return (
      <Card>
        <ErrorState error={error} retry={() => void refetch()} />
      </Card>
    )
  const isEmpty = figures?.total_sessions === 0
  return (
    <div className="grid gap-6">
      {isEmpty ? (
        <Card>
          <EmptyState title={t('analytics.empty')} help={t('analytics.emptyHelp')} />
        </Card>
      ) : (
        <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          <Figure
            label={t('analytics.started')}
            value={figures && format.integer(figures.total_sessions)}
          />
          <Figure
            label={t('analytics.completed')}
            value={figures && format.integer(figures.completed_sessions)}
          />
          <Figure
            label={t('analytics.responses')}
            value={figures && format.integer(figures.total_responses)}
          />
          <Figure
            label={t('analytics.questions')}
            value={data && format.decimal(data.avg_questions_per_session)}
          />
        </div>
      )}
      <AiUsage surveyId={survey.id} />
    </div>
  )
}
