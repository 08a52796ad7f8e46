// The ledger page's queries, authorized by session or by an auditor's token.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callPage, type Output } from '../../../shared/call.ts'

/** Without a token, the signed-in owner's ledger. */
export type LedgerAccess = { token?: string | undefined; owner?: string | undefined }

const keyOf = ({ token = '', owner = '' }: LedgerAccess) => [token, owner]
/** Entries verified per request: progress is shown in between. */
const verificationPageSize = 10_000
const verificationTimeoutMs = 60_000
const maxFaults = 100

/** `at` undefined: now. While another moment is fetched, the previous data stays. */
export const ledgerQuery = (access: LedgerAccess, at: string | undefined) =>
  queryOptions({
    queryKey: ['ledger', ...keyOf(access), at ?? ''],
    queryFn: ({ signal }) =>
      call('GET /api/ledger', { owner: access.owner, at }, { signal, token: access.token }),
    placeholderData: (before) => before,
  })

export const balancesQuery = (access: LedgerAccess) =>
  queryOptions({
    queryKey: ['ledger-balances', ...keyOf(access)],
    queryFn: ({ signal }) =>
      call('GET /api/ledger/balances', { owner: access.owner }, { signal, token: access.token }),
  })

export const lotsQuery = (access: LedgerAccess, at: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['ledger-lots', ...keyOf(access), at ?? ''],
    queryFn: ({ pageParam: before, signal }) =>
      callPage(
        'GET /api/ledger/lots',
        { owner: access.owner, at, before, limit: 6 },
        { signal, token: access.token },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => (next === null ? undefined : Number(next)),
    placeholderData: (before) => before,
  })

export const entriesQuery = (access: LedgerAccess, at: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['ledger-entries', ...keyOf(access), at ?? ''],
    queryFn: ({ pageParam: before, signal }) =>
      callPage(
        'GET /api/ledger/entries',
        { owner: access.owner, at, before },
        { signal, token: access.token },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => (next === null ? undefined : Number(next)),
    placeholderData: (before) => before,
  })

export type Verification = Output<'GET /api/ledger/verification'>

/** Verifies the whole ledger page by page. */
export const verificationQuery = (access: LedgerAccess) =>
  queryOptions({
    queryKey: ['ledger-verification', ...keyOf(access)],
    async queryFn({ signal, client }) {
      const { owner, token } = access
      let result: Verification | undefined
      do {
        const input = { owner, from: result?.next ?? 0, limit: verificationPageSize }
        const options = { signal, token, timeoutMs: verificationTimeoutMs }
        result = mergeVerification(
          result,
          await call('GET /api/ledger/verification', input, options),
        )
        client.setQueryData(verificationProgressQuery(access).queryKey, result.entries)
      } while (result.next !== null)
      return result
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Number of entries verified by the running or the last verification. */
export const verificationProgressQuery = (access: LedgerAccess) =>
  queryOptions({
    queryKey: ['ledger-verified', ...keyOf(access)],
    queryFn: () => 0,
    staleTime: Infinity,
  })

function mergeVerification(before: Verification | undefined, next: Verification): Verification {
  if (!before) return next
  return {
    ...next,
    // An empty last page has no head.
    head: next.entries > 0 ? next.head : before.head,
    entries: before.entries + next.entries,
    faults: [...before.faults, ...next.faults].slice(0, maxFaults),
    total_faults: before.total_faults + next.total_faults,
  }
}

/** Time of an entry; undefined if there is no such entry. */
export async function fetchEntryTime(
  access: LedgerAccess,
  revision: number,
): Promise<string | undefined> {
  if (revision < 0) return undefined
  const { owner, token } = access
  const input = { owner, before: revision + 1, limit: 1 }
  const [entry] = await call('GET /api/ledger/entries', input, { token })
  return entry?.revision === revision ? entry.at : undefined
}
