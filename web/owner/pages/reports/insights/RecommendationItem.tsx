import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Recommendation } from '#contract/api/report-insights.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { responsesPath } from '../../../survey-paths.ts'
import { LevelBadge } from '../../../ui/levels.tsx'
import { Sources } from '../../../ui/Sources.tsx'

/** What a survey's insights recommend, in the survey's language. */
export function RecommendationItem({ recommendation }: { recommendation: Recommendation }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { survey, id, action, rationale, priority, people, sources } = recommendation
  const path = responsesPath(survey, { topic: id })
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p dir="auto" className="min-w-0 flex-1 basis-52 text-page font-semibold text-pretty">
          {action}
        </p>
        <LevelBadge of="priority" level={priority} />
      </div>
      {rationale !== '' && (
        <p dir="auto" className="mt-1 text-page text-sm text-pretty text-ink-2">
          {rationale}
        </p>
      )}
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-xs text-ink-2">
        <bdi className="min-w-0 wrap-anywhere">{survey.title}</bdi>
        {people !== null && (
          <span>{t('insights.people', { count: people, formatted: format.integer(people) })}</span>
        )}
        <Link
          to={path}
          className="rounded-sm font-semibold text-primary-text underline underline-offset-2"
        >
          {t('reportInsights.responses')}
          <span className="sr-only">: {action}</span>
        </Link>
      </p>
      <Sources surveyId={survey.id} statement={action} sources={sources} unlockPath={path} />
    </>
  )
}
