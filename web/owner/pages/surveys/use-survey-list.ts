import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLiveTopic } from '../../live/use-live-topic.ts'
import { useMe } from '../../queries.ts'
import { surveyListQuery, type SurveyFilters } from '../../survey-lists.ts'

/** The loaded surveys that match the filters, with live figures. */
export function useSurveyList(filters: SurveyFilters) {
  useLiveTopic('survey-figures', useMe().id)
  const query = useInfiniteQuery({
    ...surveyListQuery(filters),
    placeholderData: keepPreviousData,
  })
  const surveys = useMemo(() => query.data?.pages.flatMap(({ items }) => items), [query.data])
  return { ...query, surveys }
}
