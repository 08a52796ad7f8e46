// How live items change the loaded pages of a survey's responses: in place, so that the reader keeps the place.
import type { ResponseOrder } from '#contract/api/responses.ts'
import type { LiveQualifiedResponse } from '#contract/live.ts'
import { apiFilterOf, type ResponseFilters, type ResponsePages } from '../response-list.ts'

type Changes = ReadonlyMap<string, LiveQualifiedResponse | undefined>

/**
 * Replaces and removes loaded responses; new ones are named in `fresh`, or enter a list without any. The same object if
 * nothing concerns the pages.
 */
export function applyResponses(
  list: ResponsePages,
  changes: Changes,
  filters: ResponseFilters,
): ResponsePages {
  const loaded = new Set(list.pages.flatMap(({ items }) => items.map(({ id }) => id)))
  const [firstPage] = list.pages
  const before = firstPage?.fresh ?? []
  const arrived = [...changes].filter(
    ([key, response]) => response && !loaded.has(key) && isInLoadedRange(list, response, filters),
  )
  if (firstPage && loaded.size === 0 && before.length === 0 && arrived.length > 0) {
    const items = arrived.flatMap(([, response]) => response ?? []).toSorted(byOrder(filters.order))
    return { ...list, pages: [{ ...firstPage, items }, ...list.pages.slice(1)] }
  }
  const fresh = [
    ...new Set([...before.filter((id) => isStored(changes, id)), ...arrived.map(([key]) => key)]),
  ]
  const isSame = fresh.length === before.length && arrived.every(([key]) => before.includes(key))
  if (isSame && ![...changes.keys()].some((key) => loaded.has(key))) return list
  const pages = list.pages.map((page) => ({
    ...page,
    items: page.items.flatMap((item) =>
      changes.has(item.id) ? (changes.get(item.id) ?? []) : item,
    ),
  }))
  const [first, ...rest] = pages
  return first ? { ...list, pages: [{ ...first, fresh }, ...rest] } : list
}

const isStored = (changes: Changes, id: string) => !changes.has(id) || changes.get(id) !== undefined

/** Whether a fetch of the loaded pages would return it: it matches the filters and is not after the last one. */
function isInLoadedRange(
  { pages }: ResponsePages,
  response: LiveQualifiedResponse,
  filters: ResponseFilters,
): boolean {
  if (!matches(response, filters)) return false
  const last = pages.findLast(({ items }) => items.length > 0)?.items.at(-1)
  const isComplete = pages.at(-1)?.next === null
  return isComplete || (last !== undefined && isBefore(response, last, filters.order))
}

/** Items do not say what their topic and their channel is, nor what a search on the server finds: those never match. */
function matches(response: LiveQualifiedResponse, filters: ResponseFilters): boolean {
  if (filters.q !== '' || filters.topic !== '' || filters.channel !== '') return false
  const { min_score = 0, max_score = 1, from, to, ...filter } = apiFilterOf(filters)
  const { qualification_score: score } = response.ai_qualification
  const answeredAt = Date.parse(response.answered_at)
  const equal = [
    [filter.sentiment, response.sentiment],
    [filter.objective, response.objective_id],
    [filter.question, response.question_id],
    [filter.language, response.language],
    [filter.access, response.is_unlocked ? 'unlocked' : 'locked'],
  ]
  return (
    equal.every(([requested, value]) => requested === undefined || requested === value) &&
    score >= min_score &&
    score <= max_score &&
    (from === undefined || answeredAt >= Date.parse(from)) &&
    (to === undefined || answeredAt < Date.parse(to))
  )
}

const sortValues: Readonly<Record<ResponseOrder, (response: LiveQualifiedResponse) => number>> = {
  newest: ({ answered_at }) => -Date.parse(answered_at),
  oldest: ({ answered_at }) => Date.parse(answered_at),
  highest_score: ({ ai_qualification }) => -ai_qualification.qualification_score,
  lowest_score: ({ ai_qualification }) => ai_qualification.qualification_score,
  most_positive: ({ sentiment_score }) => -(sentiment_score ?? 0),
  most_negative: ({ sentiment_score }) => sentiment_score ?? 0,
}

const byOrder =
  (order: ResponseOrder) =>
  (a: LiveQualifiedResponse, b: LiveQualifiedResponse): number =>
    sortValues[order](a) - sortValues[order](b)

const isBefore = (a: LiveQualifiedResponse, b: LiveQualifiedResponse, order: ResponseOrder) =>
  byOrder(order)(a, b) < 0
