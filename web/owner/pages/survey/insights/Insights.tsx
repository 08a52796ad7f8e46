import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import type { SurveyFigures } from '../../../survey-editor/page/use-survey-figures.ts'
import { CodingCheck } from './CodingCheck.tsx'
import { Objectives } from './Objectives.tsx'
import { ReportDetails, ExecutiveSummary } from './Report.tsx'
import { Saturation } from './Saturation.tsx'
import { InsightsStatus } from './InsightsStatus.tsx'
import { useInsights } from './use-insights.ts'

type Props = {
  survey: Survey
  figures: SurveyFigures | undefined
  /** Number of unlocked responses: only they can be quoted. */
  unlocked: number | undefined
}

/** The report over all of a survey's answers. */
export function Insights({ survey, figures, unlocked }: Props) {
  const { insights, error, refetch, isGenerating, generate } = useInsights(
    survey.id,
    figures,
    unlocked,
  )
  if (!insights)
    return error ? (
      <Card>
        <ErrorState error={error} retry={refetch} />
      </Card>
    ) : (
      <div className="grid gap-4">
        <Skeleton className="h-28" />
        <Skeleton className="h-72" />
      </div>
    )
  const report = insights.insights
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-6">
      <div className="grid min-w-0 gap-4 lg:gap-6">
        <InsightsStatus insights={insights} isGenerating={isGenerating} generate={generate} />
        {report ? (
          <ExecutiveSummary insights={report} objectives={insights.objectives} />
        ) : (
          <EmptyReport isBusy={isGenerating} {...insights} />
        )}
      </div>
      <div className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Objectives objectives={insights.objectives} />
      </div>
      {report && (
        <div className="grid min-w-0 gap-4 lg:col-start-1 lg:gap-6">
          <ReportDetails insights={report} />
          <CodingCheck surveyId={survey.id} />
          {insights.saturation && <Saturation saturation={insights.saturation} />}
        </div>
      )}
    </div>
  )
}

/** Answers were read, but no statement could be backed by them. */
function EmptyReport({
  isBusy,
  responses,
  can_generate,
}: {
  isBusy: boolean
  responses: number
  can_generate: boolean
}) {
  const { t } = useTranslation()
  if (isBusy || responses === 0 || can_generate) return null
  return (
    <Card>
      <EmptyState title={t('insights.nothing')} help={t('insights.nothingHelp')} />
    </Card>
  )
}
