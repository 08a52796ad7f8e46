// Lists of surveys as fetched page by page, and how what was just done shows in all of them.
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import type { SurveyListItem } from '#contract/api/surveys.ts'
import type { SurveyStatus } from '#contract/survey.ts'
import { call, callPage } from '../shared/call.ts'
import { newestSurveysQuery } from './queries.ts'
import { queryClient } from './query-client.ts'

export type SurveyFilters = { text: string; status: SurveyStatus | 'all' }
type Page = { items: SurveyListItem[]; next: string | null }
type Pages = InfiniteData<Page, string | undefined>

const pageSize = 100
/** Pages that are fetched anew when a list was left and come back to; whoever scrolls further asks again. */
const refreshedPages = 3

const listKey = ['surveys', 'list'] as const
const countsKey = ['surveys', 'counts'] as const
const deletedKey = ['surveys', 'deleted'] as const

export const surveyListQuery = ({ text, status }: SurveyFilters) =>
  infiniteQueryOptions({
    queryKey: [...listKey, text, status],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      callPage(
        'GET /api/surveys',
        {
          search: text === '' ? undefined : text,
          status: status === 'all' ? undefined : status,
          limit: pageSize,
          before: pageParam,
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })

export const surveyCountsQuery = (search: string) =>
  queryOptions({
    queryKey: [...countsKey, search],
    queryFn: ({ signal }) =>
      call('GET /api/surveys/counts', { search: search === '' ? undefined : search }, { signal }),
  })

export const deletedSurveysQuery = queryOptions({
  queryKey: deletedKey,
  queryFn: ({ signal }) => call('GET /api/surveys/deleted', {}, { signal }),
})

/** Changes a survey wherever it is listed; null takes it out. Nothing is fetched. */
export function updateInLists(
  id: string,
  change: (survey: SurveyListItem) => SurveyListItem | null,
): void {
  const changed = (surveys: readonly SurveyListItem[]) =>
    surveys.flatMap((survey) => (survey.id === id ? (change(survey) ?? []) : survey))
  queryClient.setQueryData(newestSurveysQuery.queryKey, (surveys) => surveys && changed(surveys))
  queryClient.setQueriesData<Pages>(
    { queryKey: listKey },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: changed(page.items) })),
      },
  )
}

/** Takes a survey out of all lists; the answer puts it back where it was. */
export function removeFromLists(id: string): () => void {
  const before = queryClient.getQueriesData({ queryKey: ['surveys'] })
  updateInLists(id, () => null)
  return () => {
    for (const [key, data] of before) if (data) queryClient.setQueryData(key, data)
  }
}

/** Asks again for counts and lists, but not for all the pages of whoever has scrolled far. */
export function invalidateSurveyLists(): void {
  void queryClient.invalidateQueries({
    queryKey: ['surveys'],
    predicate: ({ state }) => pageCount(state.data) <= refreshedPages,
  })
  void queryClient.invalidateQueries({ queryKey: listKey, refetchType: 'none' })
}

/** Forgets the far pages of a list that is no longer fresh, so that coming back to it is quick. */
export function trimStaleList(filters: SurveyFilters): void {
  const { queryKey } = surveyListQuery(filters)
  const query = queryClient.getQueryCache().find({ queryKey })
  if (!query?.isStale() || pageCount(query.state.data) <= refreshedPages) return
  queryClient.setQueryData<Pages>(
    queryKey,
    (list) =>
      list && {
        pages: list.pages.slice(0, refreshedPages),
        pageParams: list.pageParams.slice(0, refreshedPages),
      },
    { updatedAt: query.state.dataUpdatedAt },
  )
}

const pageCount = (data: unknown) =>
  typeof data === 'object' && data && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.length
    : 0
