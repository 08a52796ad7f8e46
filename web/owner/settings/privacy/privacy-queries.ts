import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Input } from '../../../shared/call.ts'
import { readQuery } from '../../live/positions.ts'
import { settingsQuery } from '../../queries.ts'

export const surveyPrivacyQuery = (id: string) =>
  queryOptions({
    queryKey: ['survey-privacy', id],
    queryFn: (context) => readQuery('GET /api/surveys/:id/privacy', { id }, context),
    // Another page changes the settings of the account.
    staleTime: 0,
  })

export const plannedErasuresKey = ['planned-erasures']

export const plannedErasuresQuery = (input: Input<'GET /api/users/me/planned-erasures'>) =>
  queryOptions({
    queryKey: [...plannedErasuresKey, input],
    queryFn: (context) => readQuery('GET /api/users/me/planned-erasures', input, context),
    staleTime: 0,
  })

export const erasuresQuery = queryOptions({
  queryKey: ['erasures'],
  queryFn: (context) => readQuery('GET /api/users/me/erasures', {}, context),
  // Jobs erase and clean later.
  staleTime: 0,
})

/** Whether conversations that start now are anonymous; false until it is known. */
export function useIsAnonymous(): boolean {
  const { data } = useQuery(settingsQuery)
  return data?.privacy.anonymous_responses ?? false
}
