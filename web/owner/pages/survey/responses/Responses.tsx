import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Survey } from '#contract/api/surveys.ts'
import { insightsQuery } from '../../../queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { LeftOut } from '../LeftOut.tsx'
import { QualifiedResponseCard } from './QualifiedResponseCard.tsx'
import type { QualifiedResponses } from '../../../survey-editor/page/use-qualified-responses.ts'

export function Responses({
  survey,
  qualified,
}: {
  survey: Survey
  qualified: QualifiedResponses
}) {
  const { t } = useTranslation()
  const [, setSearch] = useSearchParams()
  const { responses, error, refetch } = qualified
  const { data: insights } = useQuery(insightsQuery(survey.id))
  const leftOut = <LeftOut count={insights?.left_out ?? 0} />
  if (!responses) {
    return error ? (
      <Card>
        <ErrorState error={error} retry={() => void refetch()} />
      </Card>
    ) : (
      <div className="grid gap-4">
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
      </div>
    )
  }
  if (responses.length === 0) {
    return (
      <div className="grid gap-3">
        {leftOut}
        <Card>
          <EmptyState
            title={t('qualified.empty')}
            help={t('qualified.emptyHelp')}
            action={
              <Button variant="secondary" onClick={() => setSearch({ view: 'overview' })}>
                {t('qualified.emptyAction')}
              </Button>
            }
          />
        </Card>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      {leftOut}
      <section aria-label={t('qualified.title')} className="grid items-start gap-4 xl:grid-cols-2">
        {responses.map((response) => (
          <QualifiedResponseCard key={response.id} surveyId={survey.id} response={response} />
        ))}
      </section>
    </div>
  )
}
