import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnalyticsDetails } from '#contract/api/analytics-details.ts'
import type { Survey } from '#contract/api/surveys.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { analyticsDetailsQuery, analyticsQuery } from '../../../queries.ts'
import type { SurveyFigures } from '../../../survey-editor/page/use-survey-figures.ts'
import { Card } from '../../../ui/Card.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { AiUsage } from './AiUsage.tsx'
import { DropOff } from './DropOff.tsx'
import { Durations } from './Durations.tsx'
import { Funnel, Outcomes } from './Funnel.tsx'
import { QuestionCharts } from './QuestionCharts.tsx'
import { Breakdowns, Ratings } from './Breakdowns.tsx'
import { Timeline } from './Timeline.tsx'

/** Openings are recorded once a minute. */
const refetchInterval = 60_000

type Props = { survey: Survey; figures: SurveyFigures | undefined }

/** What became of a survey's sessions, the answers to fixed questions, and the AI usage. */
export function Analytics({ survey, figures }: Props) {
  const { t } = useTranslation()
  const { error, refetch } = useQuery(analyticsQuery(survey.id))
  const details = useQuery({ ...analyticsDetailsQuery(survey.id), refetchInterval })
  if (error && !figures)
    return (
      <Card>
        <ErrorState error={error} retry={() => void refetch()} />
      </Card>
    )
  // A page that was opened, and left before a session started, has something to show.
  const isEmpty = figures?.total_sessions === 0 && details.data?.funnel.opened === null
  return (
    <div className="grid gap-6">
      {isEmpty ? (
        <Card>
          <EmptyState title={t('analytics.empty')} help={t('analytics.emptyHelp')} />
        </Card>
      ) : (
        <>
          <Totals figures={figures} />
          {details.data ? (
            <Charts details={details.data} survey={survey} />
          ) : details.error ? (
            <Card>
              <ErrorState error={details.error} retry={() => void details.refetch()} />
            </Card>
          ) : (
            <ChartSkeletons />
          )}
        </>
      )}
      <AiUsage surveyId={survey.id} />
    </div>
  )
}

function Totals({ figures }: Pick<Props, 'figures'>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
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
        value={figures && format.decimal(figures.avg_questions_per_session)}
      />
    </div>
  )
}

const ChartSkeletons = () => (
  <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
    {[0, 1, 2, 3].map((each) => (
      <Skeleton key={each} className="h-72" />
    ))}
  </div>
)

function Charts({ details, survey }: { details: AnalyticsDetails; survey: Survey }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      <Funnel details={details} />
      <Outcomes outcomes={details.outcomes} />
      <div className="lg:col-span-2">
        <DropOff dropOff={details.drop_off} />
      </div>
      <div className="lg:col-span-2">
        <Timeline timeline={details.timeline} />
      </div>
      <Durations durations={details.durations} />
      <Ratings ratings={details.ratings} />
      <Breakdowns details={details} />
      {details.questions.length > 0 && (
        <div className="lg:col-span-2">
          <QuestionCharts questions={details.questions} isForm={survey.survey_type === 'normal'} />
        </div>
      )}
    </div>
  )
}
