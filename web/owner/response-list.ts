// A survey's qualified responses, fetched page by page, their filters in the address, and their counts.
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import type { ExportedThing, ExportFilter } from '#contract/api/exports.ts'
import type { QualifiedResponse, ResponseFilter, ResponseOrder } from '#contract/api/responses.ts'
import { readQuery } from './live/positions.ts'
import { queryClient } from './query-client.ts'

/** As in the address; '' is no filter. `from` and `to` are days of the browser's calendar, both inclusive. */
export type ResponseFilters = {
  q: string
  order: ResponseOrder
  min: string
  max: string
  sentiment: string
  topic: string
  objective: string
  question: string
  channel: string
  language: string
  access: string
  from: string
  to: string
}
export type FilterName = Exclude<keyof ResponseFilters, 'order' | 'q'>

export type ResponsePage = {
  items: QualifiedResponse[]
  next: string | null
  searched: number
  /** On the first page: ids of responses that belong to the loaded pages and arrived after them. */
  fresh?: readonly string[]
}
export type ResponsePages = InfiniteData<ResponsePage, string | undefined>

const pageSize = 50

export const responseOrders = [
  'newest',
  'oldest',
  'highest_score',
  'lowest_score',
  'most_positive',
  'most_negative',
] as const satisfies readonly ResponseOrder[]

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const percent = /^(?:\d{1,2}|100)$/

/** What the address may hold for each filter; anything else is ignored. */
const allowed: Readonly<Record<FilterName, RegExp>> = {
  min: percent,
  max: percent,
  sentiment: /^(?:positive|neutral|negative|mixed)$/,
  topic: /^\d{1,9}-r?\d{1,4}$/,
  objective: /^.{1,100}$/,
  question: /^.{1,100}$/,
  channel: /^(?:web|whatsapp|advanced)$/,
  language: /^(?:en|ar|pt-br|es)$/,
  access: /^(?:locked|unlocked)$/,
  from: day,
  to: day,
}
export const filterNames = Object.keys(allowed) as FilterName[]

export function responseFiltersOf(search: URLSearchParams): ResponseFilters {
  const read = (name: FilterName) => {
    const value = search.get(name) ?? ''
    return allowed[name].test(value) ? value : ''
  }
  const order = responseOrders.find((known) => known === search.get('order')) ?? 'newest'
  const named = Object.fromEntries(filterNames.map((name) => [name, read(name)]))
  const filters = { q: (search.get('q') ?? '').trim().slice(0, 200), order, ...named }
  return withOrderedRanges(filters as ResponseFilters)
}

/** A reversed range in an address is ignored. */
function withOrderedRanges(filters: ResponseFilters): ResponseFilters {
  const { min, max, from, to } = filters
  const isScoreReversed = min !== '' && max !== '' && Number(min) > Number(max)
  const isTimeReversed = from !== '' && to !== '' && from > to
  return {
    ...filters,
    ...(isScoreReversed && { min: '', max: '' }),
    ...(isTimeReversed && { from: '', to: '' }),
  }
}

/** The start of a day of the browser's calendar, or of the day after it. */
function startOfDay(value: string, after = 0): string {
  const [year = 0, month = 1, date = 1] = value.split('-').map(Number)
  const start = new Date(year, month - 1, date + after)
  start.setFullYear(year, month - 1, date + after)
  return start.toISOString()
}

/** The filters as the API takes them, without search and order. */
export function apiFilterOf(filters: ResponseFilters): ResponseFilter {
  const { min, max, from, to } = filters
  const named = (
    ['sentiment', 'topic', 'objective', 'question', 'channel', 'language', 'access'] as const
  )
    .filter((name) => filters[name] !== '')
    .map((name) => [name, filters[name]])
  return {
    ...Object.fromEntries(named),
    ...(min !== '' && { min_score: Number(min) / 100 }),
    ...(max !== '' && { max_score: Number(max) / 100 }),
    ...(from !== '' && { from: startOfDay(from) }),
    ...(to !== '' && { to: startOfDay(to, 1) }),
  }
}

/** The filters as an export takes them. Conversations have no text to search. */
export function exportFilterOf(filters: ResponseFilters, what: ExportedThing): ExportFilter {
  const { language, ...filter } = apiFilterOf(filters)
  return {
    ...filter,
    ...(language && { answer_language: language }),
    ...(filters.q !== '' && what === 'responses' && { search: filters.q }),
  }
}

const qualifiedKey = (surveyId: string) => ['qualified', surveyId] as const

export const responsePagesQuery = (surveyId: string, filters: ResponseFilters) =>
  infiniteQueryOptions({
    queryKey: [...qualifiedKey(surveyId), 'list', filters],
    queryFn: ({ pageParam, ...context }): Promise<ResponsePage> =>
      readQuery(
        'GET /api/surveys/:id/qualified-responses/page',
        {
          id: surveyId,
          ...apiFilterOf(filters),
          search: filters.q === '' ? undefined : filters.q,
          order: filters.order,
          limit: pageSize,
          before: pageParam,
        },
        context,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // Live items keep it up to date; a refetch would read all pages, one after the other.
    staleTime: Infinity,
    // A list that nobody is reading has no place to keep.
    refetchOnMount: ({ state }) =>
      (state.data?.pages[0]?.fresh?.length ?? 0) > 0 ? 'always' : true,
  })

export const responseCountsQuery = (surveyId: string, filter: ResponseFilter = {}) =>
  queryOptions({
    queryKey: [...qualifiedKey(surveyId), 'counts', filter],
    queryFn: (context) =>
      readQuery(
        'GET /api/surveys/:id/qualified-responses/counts',
        { id: surveyId, ...filter },
        context,
      ),
  })

/** Fetches the first page again, with what has arrived since. */
export function reloadResponses(surveyId: string, filters: ResponseFilters): void {
  const { queryKey } = responsePagesQuery(surveyId, filters)
  queryClient.setQueryData<ResponsePages>(
    queryKey,
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  )
  void queryClient.invalidateQueries({ queryKey })
}
