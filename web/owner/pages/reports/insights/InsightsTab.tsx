import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportInsights } from '#contract/api/report-insights.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { PlanFeatureGate } from '../../../plan/PlanFeatureGate.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import type { ReportFilters } from '../report-filters.ts'
import { reportInsightsQuery } from '../report-queries.ts'
import { NewSurveyItem } from './NewSurveyItem.tsx'
import { ChangeStatement, NewTopicStatement } from './Statements.tsx'
import { RecommendationItem } from './RecommendationItem.tsx'
import { RecurringTopicItem } from './RecurringTopicItem.tsx'

/** What is new, what changed, what recurs and what to do, over all surveys or one. */
export const InsightsTab = (filters: ReportFilters) => (
  <PlanFeatureGate feature="premium_insights">
    <Insights {...filters} />
  </PlanFeatureGate>
)

function Insights(filters: ReportFilters) {
  const { t } = useTranslation()
  const { data, error, refetch, isPlaceholderData } = useQuery(reportInsightsQuery(filters))
  if (!data)
    return error ? (
      <Card>
        <ErrorState error={error} retry={() => void refetch()} />
      </Card>
    ) : (
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    )
  if (data.surveys === 0)
    return (
      <Card>
        <EmptyState title={t('reportInsights.none')} help={t('reportInsights.noneHelp')} />
      </Card>
    )
  return (
    <div
      aria-busy={isPlaceholderData}
      className="grid gap-4 transition-opacity duration-150 aria-busy:opacity-60 lg:gap-6"
    >
      <Basis insights={data} />
      {/* Each column has a short list and a long one. */}
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="grid min-w-0 gap-4 lg:gap-6">
          <Changes insights={data} />
          <Part
            title={t('reportInsights.recommendations')}
            empty={t('reportInsights.recommendationsEmpty')}
          >
            {data.recommendations.map((each) => (
              <RecommendationItem key={`${each.survey.id} ${each.action}`} recommendation={each} />
            ))}
          </Part>
        </div>
        <div className="grid min-w-0 gap-4 lg:gap-6">
          <Part title={t('reportInsights.new')} empty={t('reportInsights.newEmpty')}>
            {newItems(data)}
          </Part>
          <Part title={t('reportInsights.recurring')} empty={t('reportInsights.recurringEmpty')}>
            {data.recurring_topics.map((topic) => (
              <RecurringTopicItem key={topic.topic} topic={topic} />
            ))}
          </Part>
        </div>
      </div>
    </div>
  )
}

/** Topics of surveys that had answers before, each in a sentence; then surveys that had none, each with its topics. */
function newItems({ new_topics }: ReportInsights): ReactNode[] {
  const ofNewSurveys = new_topics.filter((each) => each.is_new_survey)
  const bySurvey = Map.groupBy(ofNewSurveys, ({ survey }) => survey.id)
  return [
    ...new_topics
      .filter((each) => !each.is_new_survey)
      .map((topic) => (
        <NewTopicStatement key={`${topic.survey.id} ${topic.topic_id}`} topic={topic} />
      )),
    ...[...bySurvey].map(([id, topics]) => <NewSurveyItem key={id} topics={topics} />),
  ]
}

/** Which days are compared, and how many surveys are read. */
function Basis({ insights }: { insights: ReportInsights }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { period, before, surveys, surveys_without_insights: without } = insights
  const days = ({ from, to }: { from: string; to: string }) =>
    t('comparison.days', { from: format.longDay(from), to: format.longDay(to) })
  const counted = (count: number) => ({ count, formatted: format.integer(count) })
  return (
    <p className="text-sm text-ink-2 text-pretty">
      {t('reportInsights.basis', { period: days(period), before: days(before) })}{' '}
      {t('reportInsights.surveys', counted(surveys))}{' '}
      {without > 0 && t('reportInsights.without', counted(without))}
    </p>
  )
}

function Changes({ insights }: { insights: ReportInsights }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { changes, changes_without_data: count, min_count } = insights
  return (
    <Part
      title={t('reportInsights.changed')}
      empty={t('reportInsights.changedEmpty')}
      note={
        count > 0 &&
        t('reportInsights.notExamined', {
          ...{ count, formatted: format.integer(count) },
          least: format.integer(min_count),
        })
      }
    >
      {changes.map((change) => (
        <ChangeStatement
          key={`${change.survey.id} ${change.measure} ${change.topic_id}`}
          change={change}
          period={insights.period}
        />
      ))}
    </Part>
  )
}

type PartProps = { title: string; empty: string; note?: ReactNode; children: ReactNode[] }

function Part({ title, empty, note, children }: PartProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="min-w-0 p-4 sm:p-5">
      <h2 id={id} className="font-display text-xl">
        {title}
      </h2>
      {children.length === 0 ? (
        <p className="mt-2 text-sm text-ink-3 text-pretty">{empty}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {children.map((child, index) => (
            <li key={index} className="py-4 last:pb-0">
              {child}
            </li>
          ))}
        </ul>
      )}
      {note && <p className="mt-3 text-xs text-ink-3 text-pretty">{note}</p>}
    </Card>
  )
}
