// Paginated queries about credits. They are invalidated when the live balance changes.
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { StatementFilter } from '#contract/api/statement.ts'
import type { Output } from '../../shared/call.ts'
import { readPage } from '../live/positions.ts'
import { balanceQuery } from '../queries.ts'

const [root] = balanceQuery.queryKey
const historyTimeoutMs = 3_000
const historyPageSize = 10
const statementPageSize = 50

export const purchasesQuery = infiniteQueryOptions({
  queryKey: [root, 'purchases'],
  queryFn: ({ pageParam, ...context }) =>
    readPage(
      'GET /api/billing/purchase-history',
      { limit: historyPageSize, before: pageParam },
      context,
      { timeoutMs: historyTimeoutMs },
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})

export const usageQuery = infiniteQueryOptions({
  queryKey: [root, 'uses'],
  queryFn: ({ pageParam, ...context }) =>
    readPage(
      'GET /api/billing/usage-history',
      { limit: pageParam === undefined ? historyPageSize : statementPageSize, before: pageParam },
      context,
      { timeoutMs: historyTimeoutMs },
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})

export const statementFilters: readonly StatementFilter[] = [
  'added',
  'unlocked',
  'returned',
  'money_back',
]

/** The statement filter in an address; undefined: none. */
export const statementFilterOf = (search: URLSearchParams): StatementFilter | undefined =>
  statementFilters.find((name) => name === search.get('kind'))

export const statementQuery = (kind: StatementFilter | undefined) =>
  infiniteQueryOptions({
    queryKey: [root, 'statement', kind ?? 'all'],
    queryFn: ({ pageParam, ...context }) =>
      readPage(
        'GET /api/billing/statement',
        { kind, limit: statementPageSize, before: pageParam },
        context,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })

type Paged<T> = InfiniteData<{ items: T[] }, unknown>

export const itemsOf = <T>(data: Paged<T> | undefined): T[] | undefined =>
  data?.pages.flatMap(({ items }) => items)

export type Balance = Output<'GET /api/billing/credits'>
export type Purchase = Output<'GET /api/billing/purchase-history'>[number]
export type CreditUse = Output<'GET /api/billing/usage-history'>[number]
