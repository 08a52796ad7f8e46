// What is read of credits, page by page, and when it is asked for again.
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { StatementFilter } from '#contract/api/statement.ts'
import { callPage, type Output } from '../../shared/call.ts'
import { useLiveRows } from '../../shared/use-live-rows.ts'
import { balanceQuery, useMe } from '../queries.ts'
import { queryClient } from '../query-client.ts'

const [root] = balanceQuery.queryKey
const historyTimeoutMs = 3_000
const historyPageSize = 10
const statementPageSize = 50
const refreshDelayMs = 300

export const purchasesQuery = infiniteQueryOptions({
  queryKey: [root, 'purchases'],
  queryFn: ({ pageParam, signal }) =>
    callPage(
      'GET /api/billing/purchase-history',
      { limit: historyPageSize, before: pageParam },
      { signal, timeoutMs: historyTimeoutMs },
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})

export const usageQuery = infiniteQueryOptions({
  queryKey: [root, 'uses'],
  queryFn: ({ pageParam, signal }) =>
    callPage(
      'GET /api/billing/usage-history',
      { limit: pageParam === undefined ? historyPageSize : statementPageSize, before: pageParam },
      { signal, timeoutMs: historyTimeoutMs },
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})

export const statementQuery = (kind: StatementFilter | undefined) =>
  infiniteQueryOptions({
    queryKey: [root, 'statement', kind ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        'GET /api/billing/statement',
        { kind, limit: statementPageSize, before: pageParam },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })

type Paged<T> = InfiniteData<{ items: T[] }, unknown>

export const itemsOf = <T>(data: Paged<T> | undefined): T[] | undefined =>
  data?.pages.flatMap(({ items }) => items)

/** Asks again for what is shown of credits, in whichever window they moved. */
export function useCreditRefresh(): void {
  const { rows } = useLiveRows('credit-balance', useMe().id)
  const seen = useRef(rows)
  useEffect(() => {
    if (seen.current === rows) return undefined
    seen.current = rows
    const timer = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey })
    }, refreshDelayMs)
    return () => clearTimeout(timer)
  }, [rows])
}

export type Balance = Output<'GET /api/billing/credits'>
export type Purchase = Output<'GET /api/billing/purchase-history'>[number]
export type CreditUse = Output<'GET /api/billing/usage-history'>[number]
