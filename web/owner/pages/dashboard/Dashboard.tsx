import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocale } from '../../../shared/i18n.ts'
import { LowCreditsReminder } from '../../billing/LowCredits.tsx'
import { useRefetchAtClosing } from '../../closing-time.ts'
import { useMe, useReports, useNewestSurveys } from '../../queries.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { SurveyRow, SurveyRowSkeleton } from '../surveys/SurveyRow.tsx'
import { QuickActions } from './QuickActions.tsx'
import { QuickGoal } from './QuickGoal.tsx'

export function Dashboard() {
  const { t } = useTranslation()
  const me = useMe()
  const { surveys } = useNewestSurveys()
  const hasQualified = surveys?.some((survey) => survey.qualified_responses > 0) ?? false
  useTitle(t('shell.dashboard'))
  const [name = me.email] = me.google_user_data.name.split(' ')
  return (
    <>
      <PageHeader title={t(`dashboard.${partOfDay()}`, { name })} lead={t('dashboard.lead')} />
      <LowCreditsReminder hasLockedResponses={hasQualified} />
      <Figures />
      <QuickGoal />
      <QuickActions />
      <LatestSurveys />
    </>
  )
}

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date().getHours()
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

function Figures() {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { data, error, refetch } = useReports()
  const metrics = data?.metrics
  if (error && !metrics) {
    return (
      <Card>
        <ErrorState error={error} retry={() => void refetch()} />
      </Card>
    )
  }
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Figure
        label={t('dashboard.totalSurveys')}
        value={metrics && format.integer(metrics.total_surveys)}
        note={t('dashboard.now')}
      />
      <Figure
        label={t('dashboard.totalResponses')}
        value={metrics && format.integer(metrics.total_responses)}
        note={t('dashboard.last30')}
      />
      <Figure
        label={t('dashboard.averageCompletion')}
        value={metrics && format.percent(metrics.avg_completion_rate)}
        note={t('dashboard.last30')}
      />
      <Figure
        label={t('dashboard.activeSurveys')}
        value={metrics && format.integer(metrics.active_surveys)}
        note={t('dashboard.now')}
      />
    </div>
  )
}

function LatestSurveys() {
  const { t } = useTranslation()
  const { surveys, error, refetch } = useNewestSurveys()
  useRefetchAtClosing(surveys)
  return (
    <Card className="mt-6 overflow-hidden" aria-labelledby="latest">
      <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-3">
        <h2 id="latest" className="text-base font-semibold">
          {t('dashboard.latest')}
        </h2>
        <Link
          to="/surveys"
          className="inline-flex items-center gap-1.5 rounded-sm text-sm font-semibold text-primary-text hover:underline"
        >
          {t('dashboard.viewAll')}
          <ArrowRight size={16} className="rtl:-scale-x-100" aria-hidden />
        </Link>
      </div>
      {surveys ? (
        surveys.length > 0 ? (
          <ul>
            {surveys.map((survey) => (
              <SurveyRow key={survey.id} survey={survey} actions="links" />
            ))}
          </ul>
        ) : (
          <EmptyState
            title={t('dashboard.empty')}
            help={t('dashboard.emptyHelp')}
            action={
              <ButtonLink to="/surveys/new-advanced">{t('dashboard.emptyAction')}</ButtonLink>
            }
          />
        )
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <SurveyRowSkeleton count={4} />
      )}
    </Card>
  )
}
