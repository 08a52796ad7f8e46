import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLiveRows } from '../../../shared/use-live-rows.ts'
import { useMe, withLiveFigures } from '../../queries.ts'
import {
  invalidateSurveyLists,
  trimStaleList,
  surveyListQuery,
  type SurveyFilters,
} from '../../survey-lists.ts'

const refreshDelayMs = 400

/** The surveys found so far, their figures as of the last live row. */
export function useSurveyList(filters: SurveyFilters) {
  useState(() => trimStaleList(filters))
  const { rows, ready, deletedCount } = useLiveRows('survey-figures', useMe().id)
  const query = useInfiniteQuery({
    ...surveyListQuery(filters),
    placeholderData: keepPreviousData,
  })
  const surveys = useMemo(
    () =>
      query.data?.pages
        .flatMap(({ items }) => items)
        .map((survey) => withLiveFigures(survey, rows.get(survey.id))),
    [query.data, rows],
  )
  useRefreshOnChange(ready ? signatureOf(rows, deletedCount) : undefined)
  return { ...query, surveys }
}

/** Says whether a survey came, went or changed its status, whatever its figures do. */
function signatureOf(
  rows: ReadonlyMap<string, { status?: string | undefined }>,
  gone: number,
): string {
  const statuses: Record<string, number> = {}
  for (const { status = '' } of rows.values()) statuses[status] = (statuses[status] ?? 0) + 1
  return JSON.stringify([gone, ...Object.entries(statuses).toSorted()])
}

/** What was done elsewhere is asked for: soon, and not each time while much is being done. */
function useRefreshOnChange(signature: string | undefined): void {
  const seen = useRef(signature)
  useEffect(() => {
    if (signature === undefined || signature === seen.current) return undefined
    const isFirst = seen.current === undefined
    seen.current = signature
    if (isFirst) return undefined
    const timer = setTimeout(invalidateSurveyLists, refreshDelayMs)
    return () => clearTimeout(timer)
  }, [signature])
}
