import { unlockResponses, type UnlockOutcome } from '#contract/api/responses.ts'
import type { QualifiedResponse } from '#contract/api/responses.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import { refuse } from '#kernel/problem.ts'
import { findResponses } from '#projections/conversations/find-response.ts'
import { presentQualifiedResponses } from '#projections/conversations/qualified-responses.ts'
import type { ResponseRow } from '#projections/conversations/responses.projection.ts'
import { creditBalanceOf } from '#projections/credits/credit-balances.projection.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'
import { creditLedger } from './credit-ledger.decider.ts'

/** One command for all: a repeated key returns the first outcome, whatever was unlocked or bought since. */
export const unlockResponsesRoute = route(
  unlockResponses,
  async ({ id: surveyId, response_ids }, call) => {
    await requireOwnSurvey(call, surveyId)
    const ids = [...new Set(response_ids)]
    const found = await findOfSurvey(call, surveyId, ids)
    const sellable = ids.filter((id) => isSellable(found.get(id)))
    if (sellable.length === 0)
      return {
        results: ids.map((id) => ({ id, outcome: refusalOf(found.get(id)) })),
        unlocked: 0,
        credits: (await creditBalanceOf(call.db, call.ownerId)).credits,
      }
    const { events, position } = await call.execute(creditLedger, call.ownerId, {
      type: 'UnlockResponses',
      responses: sellable.map((responseId) => ({ responseId, surveyId })),
    })
    await call.waitForPosition(position)
    const bought = new Set(
      events.flatMap(({ type, data }) => (type === 'ResponseUnlocked' ? [data.responseId] : [])),
    )
    const after = await readAfter(call, surveyId, ids, bought)
    const results = ids.map((id) => {
      const outcome = bought.has(id) ? 'unlocked' : outcomeOf(found.get(id), after.get(id))
      const response = after.get(id)
      return { id, outcome, ...(response?.is_unlocked && { response }) }
    })
    const credits =
      events.at(-1)?.data.balanceAfter ?? (await creditBalanceOf(call.db, call.ownerId)).credits
    return { results, unlocked: bought.size, credits }
  },
)

type Call = RequestContext<'owner'>
type Rows = ReadonlyMap<string, ResponseRow>

async function requireOwnSurvey({ db, ownerId, readConsistently }: Call, surveyId: string) {
  const survey = await readConsistently(async () => {
    const row = await findSurvey(db, surveyId)
    return row?.ownerId === ownerId ? row : undefined
  })
  return survey ?? refuse('surveys/not-found')
}

const isSellable = (row: ResponseRow | undefined) =>
  row?.status === 'locked' || row?.status === 'unlocked'

/** The survey's responses among the ids. Waits for the read models if one is missing or not sellable yet. */
async function findOfSurvey(
  { db, readConsistently }: Call,
  surveyId: string,
  ids: readonly string[],
): Promise<Rows> {
  const find = async () => {
    const rows = await findResponses(db, ids)
    return new Map(
      rows.flatMap((row) => (row.surveyId === surveyId ? [[row.responseId, row]] : [])),
    )
  }
  const complete = await readConsistently(async () => {
    const found = await find()
    return ids.every((id) => isSellable(found.get(id))) ? found : undefined
  })
  return complete ?? (await find())
}

/** As the read model shows them; `bought` are unlocked, also where it is behind. */
async function readAfter(
  { db }: Call,
  surveyId: string,
  ids: readonly string[],
  bought: ReadonlySet<string>,
): Promise<ReadonlyMap<string, QualifiedResponse>> {
  const rows = (await findResponses(db, ids))
    .filter((row) => row.surveyId === surveyId && isSellable(row) && row.qualification !== null)
    .map((row) => (bought.has(row.responseId) ? { ...row, status: 'unlocked' as const } : row))
  const responses = await presentQualifiedResponses(db, rows)
  return new Map(responses.map((response) => [response.id, response]))
}

const refusalOf = (row: ResponseRow | undefined): UnlockOutcome =>
  row ? 'not_for_sale' : 'not_found'

function outcomeOf(
  before: ResponseRow | undefined,
  after: QualifiedResponse | undefined,
): UnlockOutcome {
  if (!isSellable(before)) return refusalOf(before)
  return after?.is_unlocked ? 'already_unlocked' : 'insufficient_credits'
}
