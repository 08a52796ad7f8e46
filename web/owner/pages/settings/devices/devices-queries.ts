import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Output } from '../../../../shared/call.ts'
import { readPage, readQuery } from '../../../live/positions.ts'
import type { ActivityKind } from './activity.ts'

const pageSize = 20

/** Where the owner is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['web-sessions'],
  queryFn: (context) => readQuery('GET /api/users/me/sessions', {}, context),
  staleTime: 0,
})

const activityRoot = 'activity'
export const activityKey = [activityRoot] as const

export const activityQuery = (kind: ActivityKind | undefined) =>
  infiniteQueryOptions({
    queryKey: [activityRoot, kind ?? 'all'],
    queryFn: ({ pageParam, ...context }) =>
      readPage('GET /api/audit-trail', { kind, limit: pageSize, before: pageParam }, context),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })

export type WebSession = Output<'GET /api/users/me/sessions'>[number]
