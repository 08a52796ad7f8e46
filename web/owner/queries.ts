// Server state: what is fetched, under which key, and how live rows lie over it.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SurveyListItem } from '#contract/api/surveys.ts'
import type { LiveFigures } from '#contract/live.ts'
import { call } from '../shared/call.ts'
import { setLiveRow } from '../shared/live-store.ts'
import { useLiveRows } from '../shared/use-live-rows.ts'
import { meQuery, queryClient } from './query-client.ts'

/** The newest surveys. Keys of all lists of surveys begin with this one's. */
export const newestSurveysQuery = queryOptions({
  queryKey: ['surveys'],
  queryFn: ({ signal }) => call('GET /api/surveys', { limit: 5 }, { signal }),
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

/** `count`: asked for again whenever there are more ratings. */
export const impressionsQuery = (id: string, count: number) =>
  queryOptions({
    queryKey: ['impressions', id, count],
    queryFn: ({ signal }) => call('GET /api/surveys/:id/impressions', { id }, { signal }),
    placeholderData: (before) => before,
  })

export const qualifiedResponsesQuery = (id: string) =>
  queryOptions({
    queryKey: ['qualified', id],
    queryFn: ({ signal }) => call('GET /api/surveys/:id/qualified-responses', { id }, { signal }),
  })

export const sentimentConfigQuery = (id: string) =>
  queryOptions({
    queryKey: ['sentiment', id],
    queryFn: ({ signal }) => call('GET /api/surveys/:id/sentiment-config', { id }, { signal }),
  })

export const aiUsageQuery = (id: string) =>
  queryOptions({
    queryKey: ['ai-usage', id],
    queryFn: ({ signal }) => call('GET /api/surveys/:id/ai-usage', { id }, { signal }),
  })

export const insightsQuery = (id: string) =>
  queryOptions({
    queryKey: ['insights', id],
    queryFn: ({ signal }) => call('GET /api/surveys/:id/insights', { id }, { signal }),
  })

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['versions', id],
    queryFn: ({ signal }) => call('GET /api/surveys/:id/versions', { id }, { signal }),
    staleTime: 0,
  })

export const reportsQuery = queryOptions({
  queryKey: ['reports', '30d'],
  queryFn: ({ signal }) => call('GET /api/reports', { period: '30d' }, { signal }),
})

const reportsDelayMs = 500

/** Keys of all that is read of credits begin with this one's. */
export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => call('GET /api/billing/credits', {}, { signal, timeoutMs: 5_000 }),
})

/** Whose screens these are; there only below the route that demands a sign-in. */
export function useMe() {
  const { data } = useQuery(meQuery)
  if (!data) throw new Error('A signed-in page was shown to nobody')
  return data
}

/** The owner's newest surveys, their figures as of the last live row. */
export function useNewestSurveys() {
  const { rows } = useLiveRows('survey-figures', useMe().id)
  const query = useQuery(newestSurveysQuery)
  return {
    ...query,
    surveys: query.data?.map((survey) => withLiveFigures(survey, rows.get(survey.id))),
  }
}

/** A survey of a list, its figures as of the last live row. */
export function withLiveFigures(
  survey: SurveyListItem,
  row: LiveFigures | undefined,
): SurveyListItem {
  if (!row) return survey
  const { survey_id: _, status = survey.status, ...figures } = row
  return { ...survey, ...figures, status }
}

/** Figures over a period are the server's to count; they are asked for again while something moves, not each time. */
export function useReports() {
  const { rows } = useLiveRows('survey-figures', useMe().id)
  const seen = useRef(rows)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (seen.current === rows) return
    seen.current = rows
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
    }, reportsDelayMs)
  }, [rows])
  return useQuery(reportsQuery)
}

/** Undefined while unknown. */
export function useBalance(): { credits: number | undefined; failed: boolean } {
  const me = useMe()
  const { rows } = useLiveRows('credit-balance', me.id)
  const { data, isError } = useQuery(balanceQuery)
  const [live] = rows.values()
  return { credits: live?.total_credits ?? data?.total_credits, failed: isError && !live }
}

/** Puts what a command answered where the next live row will confirm it. */
export function cacheBalance(ownerId: string, credits: number): void {
  queryClient.setQueryData(
    balanceQuery.queryKey,
    (old) => old && { ...old, total_credits: credits },
  )
  setLiveRow('credit-balance', ownerId, ownerId, { total_credits: credits })
}
