// Lists of surveys, fetched page by page, and their updates by commands.
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { SurveyListItem } from '#contract/api/surveys.ts'
import type { SurveyStatus } from '#contract/survey.ts'
import { readPage, readQuery } from './live/positions.ts'
import { newestSurveysQuery } from './queries.ts'
import { queryClient } from './query-client.ts'

export type SurveyFilters = { text: string; status: SurveyStatus | 'all' }
type Page = { items: SurveyListItem[]; next: string | null }
type Pages = InfiniteData<Page, string | undefined>

const pageSize = 100
/** Pages of a stale list that are fetched again; further pages are fetched when they are scrolled to. */
const refreshedPages = 3

const listKey = ['surveys', 'list'] as const
const countsKey = ['surveys', 'counts'] as const
const deletedKey = ['surveys', 'deleted'] as const

export const surveyListQuery = ({ text, status }: SurveyFilters) =>
  infiniteQueryOptions({
    queryKey: [...listKey, text, status],
    queryFn: ({ pageParam, ...context }): Promise<Page> =>
      readPage(
        'GET /api/surveys',
        {
          search: text === '' ? undefined : text,
          status: status === 'all' ? undefined : status,
          limit: pageSize,
          before: pageParam,
        },
        context,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })

export const surveyCountsQuery = (search: string) =>
  queryOptions({
    queryKey: [...countsKey, search],
    queryFn: (context) =>
      readQuery('GET /api/surveys/counts', { search: search === '' ? undefined : search }, context),
  })

export const deletedSurveysQuery = queryOptions({
  queryKey: deletedKey,
  queryFn: (context) => readQuery('GET /api/surveys/deleted', {}, context),
})

/** Removes a survey from all lists. Returns how to put it back. */
export function removeFromLists(id: string): () => void {
  const before = queryClient.getQueriesData({ queryKey: ['surveys'] })
  const remaining = (surveys: SurveyListItem[]) => surveys.filter((survey) => survey.id !== id)
  queryClient.setQueryData(newestSurveysQuery.queryKey, (surveys) => surveys && remaining(surveys))
  queryClient.setQueriesData<Pages>(
    { queryKey: listKey },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: remaining(page.items) })),
      },
  )
  return () => {
    for (const [key, data] of before) if (data) queryClient.setQueryData(key, data)
  }
}

/** Refetches counts and lists; a list of many pages only when it is opened again. */
export function invalidateSurveyLists(client: QueryClient = queryClient): void {
  void client.invalidateQueries({
    queryKey: ['surveys'],
    predicate: ({ state }) => pageCount(state.data) <= refreshedPages,
  })
  void client.invalidateQueries({ queryKey: listKey, refetchType: 'none' })
}

/** Removes the far pages of a stale list, so that they are not refetched one after the other. */
export function trimStaleList(filters: SurveyFilters): void {
  const { queryKey } = surveyListQuery(filters)
  const query = queryClient.getQueryCache().find({ queryKey })
  if (!query?.isStale() || pageCount(query.state.data) <= refreshedPages) return
  const { pages, pageParams } = query.state.data as Pages
  // Unlike `setQueryData` this keeps the query stale.
  query.setState({
    data: {
      pages: pages.slice(0, refreshedPages),
      pageParams: pageParams.slice(0, refreshedPages),
    },
  })
}

const pageCount = (data: unknown) =>
  typeof data === 'object' && data && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.length
    : 0
