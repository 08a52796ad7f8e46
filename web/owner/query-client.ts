// Who is signed in, and what this installation is: all that is known before anything else is fetched.
import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { CallError, call } from '../shared/call.ts'

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

/** Tells, before anybody has signed in, what is a stand-in here. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => call('GET /api/health', {}, { signal }),
  staleTime: 300_000,
  retry: false,
})

/** Asks again who is signed in; an answer of nobody leads to the sign-in page. */
export function refetchMe(): void {
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
}

function redirectWhenSignedOut(error: Error): void {
  if (!(error instanceof CallError) || error.code !== 'accounts/signed-out') return
  if (queryClient.getQueryData(meQuery.queryKey)) window.location.assign('/login?ended')
}
