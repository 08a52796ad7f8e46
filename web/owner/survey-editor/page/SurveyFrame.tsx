import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import type { Survey } from '#contract/api/surveys.ts'
import { surveyQuery } from '../../queries.ts'
import { Skeleton } from '../../ui/states.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { SurveyLoadError } from './SurveyLoadError.tsx'

/** Loads the survey named in the address, or shows the error. */
export function SurveyFrame({ children }: { children: (survey: Survey) => ReactNode }) {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data: survey, error, refetch } = useQuery(surveyQuery(id))
  useTitle(survey?.title)
  return (
    <>
      <Link
        to="/surveys"
        className="mb-3 inline-flex items-center gap-2 rounded-sm text-sm font-medium text-ink-2 hover:text-ink"
      >
        <ArrowLeft size={16} className="rtl:-scale-x-100" aria-hidden />
        {t('survey.backToList')}
      </Link>
      {survey ? (
        children(survey)
      ) : error ? (
        <SurveyLoadError as="h1" error={error} retry={() => void refetch()} />
      ) : (
        <div className="grid gap-6">
          <Skeleton className="h-10 w-3/5" />
          <Skeleton className="h-24" />
          <Skeleton className="h-64" />
        </div>
      )}
    </>
  )
}
