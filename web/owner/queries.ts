// The queries of several pages, and the hooks that keep them live. Live items change their data: `live/live-cache.ts`.
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { OwnerTurn } from '#contract/live.ts'
import { readQuery } from './live/positions.ts'
import { useLiveTopic } from './live/use-live-topic.ts'
import { meQuery } from './query-client.ts'

/** The newest surveys. Its key is the prefix of the keys of all lists of surveys. */
export const newestSurveysQuery = queryOptions({
  queryKey: ['surveys'],
  queryFn: (context) => readQuery('GET /api/surveys', { limit: 5 }, context),
})

export const surveyQuery = (id: string) =>
  queryOptions({
    queryKey: ['survey', id],
    queryFn: (context) => readQuery('GET /api/surveys/:id', { id }, context),
  })

export const analyticsQuery = (id: string) =>
  queryOptions({
    queryKey: ['analytics', id],
    queryFn: (context) => readQuery('GET /api/surveys/:id/analytics', { id }, context),
  })

export const analyticsDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['analytics-details', id],
    queryFn: (context) => readQuery('GET /api/surveys/:id/analytics/details', { id }, context),
  })

export const impressionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['impressions', id],
    queryFn: (context) => readQuery('GET /api/surveys/:id/impressions', { id }, context),
  })

export const sessionQuery = (surveyId: string, conversationId: string) =>
  queryOptions({
    queryKey: ['session', surveyId, conversationId],
    queryFn: (context) =>
      readQuery(
        'GET /api/surveys/:id/sessions/:conversationId',
        { id: surveyId, conversationId },
        context,
      ),
  })

/** A survey's turns by key: not fetched, but sent by the topic `survey-turns`. */
export const turnsQuery = (id: string) =>
  queryOptions<ReadonlyMap<string, OwnerTurn>>({ queryKey: ['turns', id], queryFn: skipToken })

export const sentimentConfigQuery = (id: string) =>
  queryOptions({
    queryKey: ['sentiment', id],
    queryFn: (context) => readQuery('GET /api/surveys/:id/sentiment-config', { id }, context),
  })

export const aiUsageQuery = (id: string) =>
  queryOptions({
    queryKey: ['ai-usage', id],
    queryFn: (context) => readQuery('GET /api/surveys/:id/ai-usage', { id }, context),
  })

export const insightsQuery = (id: string) =>
  queryOptions({
    queryKey: ['insights', id],
    queryFn: (context) => readQuery('GET /api/surveys/:id/insights', { id }, context),
  })

export const codingCheckQuery = (id: string) =>
  queryOptions({
    queryKey: ['coding-check', id],
    queryFn: (context) => readQuery('GET /api/surveys/:id/coding-check', { id }, context),
  })

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['versions', id],
    queryFn: (context) => readQuery('GET /api/surveys/:id/versions', { id }, context),
    staleTime: 0,
  })

/** The lines do not change while the server runs. */
export const helpLinesQuery = (country: string | null) =>
  queryOptions({
    queryKey: ['help-lines', country],
    queryFn: (context) => readQuery('GET /api/help-lines', country ? { country } : {}, context),
    staleTime: Infinity,
  })

/** The file of everything in the account. */
export const accountDownloadQuery = queryOptions({
  queryKey: ['account-download'],
  queryFn: (context) => readQuery('GET /api/users/me/download', {}, context),
})

/** Read again whenever the page is shown again: another tab or device may have changed them. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: (context) => readQuery('GET /api/users/me/settings', {}, context),
  staleTime: 0,
})

/** The owner's exports that are written in the background. */
export const exportsQuery = queryOptions({
  queryKey: ['exports'],
  queryFn: (context) => readQuery('GET /api/exports', {}, context),
})

export const reportsQuery = queryOptions({
  queryKey: ['reports', '30d'],
  queryFn: (context) => readQuery('GET /api/reports', { period: '30d' }, context),
})

/** Its key is the prefix of the keys of all queries about credits. */
export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: (context) => readQuery('GET /api/billing/credits', {}, context, { timeoutMs: 5_000 }),
})

/** What is used of the plan. Respondents use it without the owner. */
export const planUsageQuery = queryOptions({
  queryKey: ['plan-usage'],
  queryFn: (context) => readQuery('GET /api/usage', {}, context),
  refetchInterval: 60_000,
})

/** The signed-in owner. Throws outside the routes that require a sign-in. */
export function useMe() {
  const { data } = useQuery(meQuery)
  if (!data) throw new Error('useMe needs a signed-in owner')
  return data
}

/** The owner's newest surveys with live figures. */
export function useNewestSurveys() {
  useLiveTopic('survey-figures', useMe().id)
  const { data, error, refetch } = useQuery(newestSurveysQuery)
  return { surveys: data, error, refetch }
}

/** Figures over a period; fetched again when a survey's figures change. */
export function useReports() {
  useLiveTopic('survey-figures', useMe().id)
  return useQuery(reportsQuery)
}

/** The live balance. `credits` is undefined while unknown. */
type BalanceFigures = {
  credits: number | undefined
  /** Credits of all purchases. */
  purchased: number | undefined
  /** Credits that the next purchase pays. */
  due: number
  failed: boolean
}

export function useBalance(): BalanceFigures {
  useLiveTopic('credit-balance', useMe().id)
  const { data, isError } = useQuery(balanceQuery)
  return {
    credits: data?.total_credits,
    purchased: data?.total_purchased,
    due: data?.receivable_due ?? 0,
    failed: isError && !data,
  }
}
