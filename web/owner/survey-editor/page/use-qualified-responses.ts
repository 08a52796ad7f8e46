import { useQuery } from '@tanstack/react-query'
import type { QualifiedResponse } from '#contract/api/responses.ts'
import { useLiveRows } from '../../../shared/use-live-rows.ts'
import { qualifiedResponsesQuery } from '../../queries.ts'

export type QualifiedResponses = {
  /** Newest first; undefined while on their way. */
  responses: QualifiedResponse[] | undefined
  error: Error | null
  refetch: () => unknown
}

/** A survey's qualified responses: as fetched, with what arrived or changed since. */
export function useQualifiedResponses(surveyId: string): QualifiedResponses {
  const { data, error, refetch } = useQuery(qualifiedResponsesQuery(surveyId))
  const { rows } = useLiveRows('qualified-responses', surveyId)
  const merged = new Map(data?.map((response) => [response.id, response]))
  for (const row of rows.values()) merged.set(row.id, row)
  const responses = [...merged.values()].toSorted((a, b) =>
    a.answered_at < b.answered_at ? 1 : -1,
  )
  return { responses: data || rows.size > 0 ? responses : undefined, error, refetch }
}
