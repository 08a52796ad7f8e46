import { useQuery } from '@tanstack/react-query'
import { useLiveTopic } from '../../live/use-live-topic.ts'
import { responseCountsQuery } from '../../response-list.ts'

export type QualifiedCounts = { total: number; locked: number; unlocked: number }

/** Numbers of a survey's qualified responses, kept up to date; undefined while unknown. */
export function useQualifiedCounts(surveyId: string): QualifiedCounts | undefined {
  useLiveTopic('qualified-responses', surveyId)
  return useQuery(responseCountsQuery(surveyId)).data
}
