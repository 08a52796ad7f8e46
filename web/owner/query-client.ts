// The Query client, and the queries needed before all others: session and health.
import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { CallError, call } from '../shared/call.ts'
import { signInPath } from './return-path.ts'

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: redirectWhenSignedOut }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && error instanceof CallError && error.isUncertain,
    },
  },
})

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call('GET /api/users/me', {}, { signal }),
  staleTime: 300_000,
})

/** Lists the installation's stand-ins, without a session. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => call('GET /api/health', {}, { signal }),
  staleTime: 300_000,
  retry: false,
})

/** Refetches the session; without one, redirects to the sign-in page. */
export function refetchMe(): void {
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
}

let isSigningOut = false

/** While the owner signs out everywhere, the end of the session is no reason to sign in again. */
export function expectSignOut(isExpected: boolean): void {
  isSigningOut = isExpected
}

function redirectWhenSignedOut(error: Error): void {
  if (!(error instanceof CallError) || error.code !== 'accounts/signed-out' || isSigningOut) return
  if (queryClient.getQueryData(meQuery.queryKey))
    window.location.assign(signInPath(window.location, { ended: true }))
}
