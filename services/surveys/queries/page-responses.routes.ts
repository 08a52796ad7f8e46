import {
  countQualifiedResponses,
  pageQualifiedResponses,
  type ResponseOrder,
} from '#contract/api/responses.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import {
  countResponses,
  type ListPlace,
  pageOfResponses,
} from '#projections/conversations/response-list.ts'
import { findOwnSurvey } from '../present-survey.ts'

export const pageQualifiedResponsesRoute = route(
  pageQualifiedResponses,
  async ({ id, search, order, limit, before, ...filter }, call) => {
    await findOwnSurvey(call, id)
    const after = before === undefined ? undefined : readCursor(before, order)
    const query = { filter, search, order, limit, after }
    const { items, next, searched } = await pageOfResponses(call.db, id, query)
    return { items, next: next && `${next.value}_${next.responseId}`, searched }
  },
)

export const countQualifiedResponsesRoute = route(
  countQualifiedResponses,
  async ({ id, ...filter }, call) => {
    await findOwnSurvey(call, id)
    return countResponses(call.db, id, filter)
  },
)

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
/** Milliseconds since 1970. */
const timeCursor = new RegExp(`^(\\d{1,13})_(${uuid})$`)
const scoreCursor = new RegExp(`^(-?\\d(?:\\.\\d{1,20})?(?:e-\\d{1,3})?)_(${uuid})$`)

function readCursor(cursor: string, order: ResponseOrder): ListPlace {
  const isTime = order === 'newest' || order === 'oldest'
  const [, value, responseId] = (isTime ? timeCursor : scoreCursor).exec(cursor) ?? []
  if (value === undefined || responseId === undefined)
    return refuse('request/invalid', {
      issues: [
        { path: ['before'], message: 'Must be `next` of a page in this order', code: 'custom' },
      ],
    })
  return { value: Number(value), responseId }
}
