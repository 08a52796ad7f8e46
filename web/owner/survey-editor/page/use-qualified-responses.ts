import { useQuery } from '@tanstack/react-query'
import type { QualifiedResponse } from '#contract/api/responses.ts'
import { useLiveTopic } from '../../live/use-live-topic.ts'
import { qualifiedResponsesQuery } from '../../queries.ts'

export type QualifiedResponses = {
  /** Newest first; undefined while loading. */
  responses: QualifiedResponse[] | undefined
  error: Error | null
  refetch: () => unknown
}

/** A survey's qualified responses, kept up to date. */
export function useQualifiedResponses(surveyId: string): QualifiedResponses {
  useLiveTopic('qualified-responses', surveyId)
  const { data, error, refetch } = useQuery(qualifiedResponsesQuery(surveyId))
  return { responses: data, error, refetch }
}
