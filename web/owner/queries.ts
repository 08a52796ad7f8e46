// Server state: what is fetched, under which key, and how live rows lie over it.
import { QueryCache, QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SurveyListItem } from '#contract/api/surveys.ts'
import { CallError, call } from '../shared/call.ts'
import { putLive } from '../shared/live.ts'
import { useLive } from '../shared/use-live.ts'

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endSessionWhenSignedOut }),
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

export const surveysQuery = queryOptions({
  queryKey: ['surveys'],
  queryFn: ({ signal }) => call('GET /api/surveys', {}, { signal }),
})

export const surveyQuery = (id: string) =>
  queryOptions({
    queryKey: ['survey', id],
    queryFn: ({ signal }) => call('GET /api/surveys/:id', { id }, { signal }),
  })

export const analyticsQuery = (id: string) =>
  queryOptions({
    queryKey: ['analytics', id],
    queryFn: ({ signal }) => call('GET /api/surveys/:id/analytics', { id }, { signal }),
  })

export const qualifiedQuery = (id: string) =>
  queryOptions({
    queryKey: ['qualified', id],
    queryFn: ({ signal }) => call('GET /api/surveys/:id/qualified-responses', { id }, { signal }),
  })

export const reportsQuery = queryOptions({
  queryKey: ['reports', '30d'],
  queryFn: ({ signal }) => call('GET /api/reports', { period: '30d' }, { signal }),
})

const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => call('GET /api/billing/credits', {}, { signal, timeoutMs: 5_000 }),
})

/** Whose screens these are; there only below the route that demands a sign-in. */
export function useMe() {
  const { data } = useQuery(meQuery)
  if (!data) throw new Error('A signed-in page was shown to nobody')
  return data
}

/** The owner's surveys, their figures as of the last live row. */
export function useSurveys() {
  const { rows } = useLive('survey-figures', useMe().id)
  const query = useQuery(surveysQuery)
  const surveys = query.data?.map((survey): SurveyListItem => {
    const { survey_id: _, status, ...figures } = rows.get(survey.id) ?? { survey_id: survey.id }
    return { ...survey, ...figures, status: status ?? survey.status }
  })
  return { ...query, surveys }
}

/** Figures over a period are the server's to count; they are asked for again soon after something moved. */
export function useReports() {
  const { rows } = useLive('survey-figures', useMe().id)
  const seen = useRef(rows)
  useEffect(() => {
    if (seen.current === rows) return
    const timer = setTimeout(() => {
      seen.current = rows
      void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
    }, 400)
    return () => clearTimeout(timer)
  }, [rows])
  return useQuery(reportsQuery)
}

/** Undefined while unknown. */
export function useBalance(): { credits: number | undefined; failed: boolean } {
  const me = useMe()
  const { rows } = useLive('credit-balance', me.id)
  const { data, isError } = useQuery(balanceQuery)
  const [live] = rows.values()
  return { credits: live?.total_credits ?? data?.total_credits, failed: isError && !live }
}

/** Puts what a command answered where the next live row will confirm it. */
export function showBalance(ownerId: string, credits: number): void {
  queryClient.setQueryData(
    balanceQuery.queryKey,
    (old) => old && { ...old, total_credits: credits },
  )
  putLive('credit-balance', ownerId, ownerId, { total_credits: credits })
}

/** Asks again who is signed in; an answer of nobody leads to the sign-in page. */
export function recheckWhoIsThere(): void {
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
}

function endSessionWhenSignedOut(error: Error): void {
  if (!(error instanceof CallError) || error.code !== 'accounts/signed-out') return
  if (queryClient.getQueryData(meQuery.queryKey)) window.location.assign('/login?ended')
}
