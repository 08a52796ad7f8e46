import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { Survey } from '#contract/api/surveys.ts'
import { useTimedStatus } from '../../closing-time.ts'
import { surveyQuery } from '../../queries.ts'
import { BackLink } from '../../ui/BackLink.tsx'
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
      <BackLink to="/surveys">{t('survey.backToList')}</BackLink>
      {survey ? (
        <Timed survey={survey}>{children}</Timed>
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

type TimedProps = { survey: Survey; children: (survey: Survey) => ReactNode }

const Timed = ({ survey, children }: TimedProps) => children(useTimedStatus(survey))
