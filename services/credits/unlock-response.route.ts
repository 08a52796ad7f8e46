import { unlockResponse } from '#contract/api/responses.ts'
import { refuse } from '#kernel/problem.ts'
import { type Call, route } from '#kernel/route.ts'
import { presentQualified } from '#projections/conversations/qualified.ts'
import { findResponse, type ResponseRow } from '#projections/conversations/responses.projection.ts'
import { quotedStatuses } from '#projections/conversations/veiled-question.ts'
import { creditBalanceOf } from '#projections/credits/credit-balances.projection.ts'
import { creditLedger } from './credit-ledger.decider.ts'

export const unlockResponseRoute = route(unlockResponse, async ({ id }, call) => {
  const response = await forSale(call, id)
  const { events, position } = await call.execute(creditLedger, call.ownerId, {
    type: 'UnlockResponse',
    responseId: id,
    surveyId: response.surveyId,
  })
  return {
    response: presentQualified(
      { ...response, status: 'unlocked' },
      await quotedStatuses(call.db, [response]),
    ),
    credits: events.at(-1)?.data.balanceAfter ?? (await balanceAt(call, position)),
  }
})

/** The owner's own, and locked or already paid for. */
async function forSale(
  { db, found, ownerId }: Call<'owner'>,
  responseId: string,
): Promise<ResponseRow> {
  const own = async () => {
    const row = await findResponse(db, responseId)
    return row?.ownerId === ownerId ? row : undefined
  }
  const sold = await found(async () => {
    const row = await own()
    return row?.status === 'locked' || row?.status === 'unlocked' ? row : undefined
  })
  if (sold) return sold
  return refuse((await own()) ? 'responses/not-for-sale' : 'responses/not-found')
}

/** Where nothing was spent, because the response was paid for before. */
async function balanceAt({ db, settled, ownerId }: Call<'owner'>, position: string) {
  await settled(position)
  return (await creditBalanceOf(db, ownerId)).credits
}
