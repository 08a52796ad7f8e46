import { useQuery } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dayMs } from '#contract/durations.ts'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../../shared/i18n.ts'
import type { Output } from '../../../shared/call.ts'
import { deletedSurveysQuery } from '../../survey-lists.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { SurveyRowSkeleton } from './SurveyRow.tsx'
import { useRestoreSurvey } from '../../survey-editor/lifecycle/use-survey-actions.ts'

/** Deleted surveys that can be restored, with the deadline. */
export function DeletedSurveys() {
  const { t } = useTranslation()
  useTitle(t('surveys.deletedTitle'))
  const { data, error, refetch } = useQuery(deletedSurveysQuery)
  return (
    <>
      <BackLink to="/surveys">{t('survey.backToList')}</BackLink>
      <PageHeader
        title={t('surveys.deletedTitle')}
        lead={t('surveys.deletedLead', { count: limits.restorableDays })}
      />
      <Card className="overflow-hidden [&_li:first-child]:border-t-0">
        {data ? (
          data.length > 0 ? (
            <ul>
              {data.map((survey) => (
                <DeletedRow key={survey.id} survey={survey} />
              ))}
            </ul>
          ) : (
            <EmptyState title={t('surveys.deletedEmpty')} help={t('surveys.deletedEmptyHelp')} />
          )
        ) : error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <SurveyRowSkeleton count={3} />
        )}
      </Card>
    </>
  )
}

/** Started days: 1 on the last day. */
const daysUntil = (iso: string) => Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / dayMs))

type DeletedSurvey = Output<'GET /api/surveys/deleted'>[number]

function DeletedRow({ survey }: { survey: DeletedSurvey }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const restore = useRestoreSurvey()
  const { id, title, deleted_at, restorable_until } = survey
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-5 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p dir="auto" className="truncate text-page font-semibold">
          {title}
        </p>
        <p className="text-sm text-ink-2">
          {t('surveys.deletedUntil', {
            day: format.day(deleted_at),
            until: format.day(restorable_until),
          })}
          <span className="ms-2 font-medium text-warning">
            {t('surveys.deletedDaysLeft', { count: daysUntil(restorable_until) })}
          </span>
        </p>
      </div>
      <Button
        variant="secondary"
        busy={restore.isPending}
        icon={<ArchiveRestore size={16} aria-hidden />}
        aria-label={t('surveys.restoreOne', { title })}
        onClick={() => restore.mutate({ id })}
      >
        {t('surveys.restore')}
      </Button>
    </li>
  )
}
