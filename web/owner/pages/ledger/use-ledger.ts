// What the ledger page fetches: by the owner's session, or by an auditor's token.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../../../shared/call.ts'

/** Whose ledger, and by which right. Without a token, one's own. */
export type Access = { token?: string | undefined; owner?: string | undefined }

const keyOf = ({ token = '', owner = '' }: Access) => [token, owner]
/** The whole ledger is read, however long it is. */
const verifyingMs = 180_000

/** `at` undefined: as of now. While another moment is fetched, the one before stays. */
export const ledgerQuery = (access: Access, at: string | undefined) =>
  queryOptions({
    queryKey: ['ledger', ...keyOf(access), at ?? ''],
    queryFn: ({ signal }) =>
      call('GET /api/ledger', { owner: access.owner, at }, { signal, token: access.token }),
    placeholderData: (before) => before,
  })

export const balancesQuery = (access: Access) =>
  queryOptions({
    queryKey: ['ledger-balances', ...keyOf(access)],
    queryFn: ({ signal }) =>
      call('GET /api/ledger/balances', { owner: access.owner }, { signal, token: access.token }),
  })

export const lotsQuery = (access: Access, at: string | undefined) =>
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

export const entriesQuery = (access: Access, at: string | undefined) =>
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

export const verificationQuery = (access: Access) =>
  queryOptions({
    queryKey: ['ledger-verification', ...keyOf(access)],
    queryFn: ({ signal }) =>
      call(
        'GET /api/ledger/verification',
        { owner: access.owner },
        { signal, token: access.token, timeoutMs: verifyingMs },
      ),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** When an entry was made; undefined where there is none of that number. */
export async function timeOf(access: Access, revision: number): Promise<string | undefined> {
  if (revision < 0) return undefined
  const { owner, token } = access
  const input = { owner, before: revision + 1, limit: 1 }
  const [entry] = await call('GET /api/ledger/entries', input, { token })
  return entry?.revision === revision ? entry.at : undefined
}
