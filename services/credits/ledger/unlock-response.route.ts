import { unlockResponse } from '#contract/api/responses.ts'
import { refuse } from '#kernel/problem.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import { findResponse } from '#projections/conversations/find-response.ts'
import { readQualifiedResponse } from '#projections/conversations/qualified-responses.ts'
import type { ResponseRow } from '#projections/conversations/responses.projection.ts'
import { creditBalanceOf } from '#projections/credits/credit-balances.projection.ts'
import { creditLedger } from './credit-ledger.decider.ts'

export const unlockResponseRoute = route(unlockResponse, async ({ id }, call) => {
  const response = await findUnlockableResponse(call, id)
  const { events, position } = await call.execute(creditLedger, call.ownerId, {
    type: 'UnlockResponse',
    responseId: id,
    surveyId: response.surveyId,
  })
  return {
    response: await readQualifiedResponse(call.db, { ...response, status: 'unlocked' }),
    credits: events.at(-1)?.data.balanceAfter ?? (await readBalanceAfter(call, position)),
  }
})

/** The owner's response, locked or already unlocked. Throws `responses/not-for-sale` or `responses/not-found`. */
async function findUnlockableResponse(
  { db, readConsistently, ownerId }: RequestContext<'owner'>,
  responseId: string,
): Promise<ResponseRow> {
  const findOwn = async () => {
    const row = await findResponse(db, responseId)
    return row?.ownerId === ownerId ? row : undefined
  }
  const unlockable = await readConsistently(async () => {
    const row = await findOwn()
    return row?.status === 'locked' || row?.status === 'unlocked' ? row : undefined
  })
  if (unlockable) return unlockable
  return refuse((await findOwn()) ? 'responses/not-for-sale' : 'responses/not-found')
}

/** For a response that was unlocked before: the command has no event with a balance. */
async function readBalanceAfter(
  { db, waitForPosition, ownerId }: RequestContext<'owner'>,
  position: string,
) {
  await waitForPosition(position)
  return (await creditBalanceOf(db, ownerId)).credits
}
