import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { surveyCountsQuery } from '../../survey-lists.ts'
import { Card } from '../../ui/Card.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { ErrorState } from '../../ui/states.tsx'

/** Counts of all surveys, regardless of filters. */
export function Counters() {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { data, error, refetch } = useQuery(surveyCountsQuery(''))
  if (error && !data)
    return (
      <Card>
        <ErrorState error={error} retry={() => void refetch()} />
      </Card>
    )
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Figure label={t('surveys.total')} value={data && format.integer(data.total)} />
      <Figure label={t('surveys.active')} value={data && format.integer(data.published)} />
      <Figure label={t('surveys.drafts')} value={data && format.integer(data.draft)} />
      <Figure label={t('surveys.finished')} value={data && format.integer(data.closed)} />
    </div>
  )
}
