import { reportQualification } from '#contract/api/responses.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import { findResponse } from '#projections/conversations/find-response.ts'
import { readQualifiedResponse } from '#projections/conversations/qualified-responses.ts'
import { creditBalanceOf } from '#projections/credits/credit-balances.projection.ts'
import { creditLedger } from './credit-ledger.decider.ts'
import { monthOf, remainingUnlockRefunds } from './unlock-refund-quota.ts'

/** Another owner's response is not found. The ledger checks that the response was unlocked. */
export const reportQualificationRoute = route(reportQualification, async ({ id }, call) => {
  const { db, readConsistently, ownerId } = call
  const response = await readConsistently(async () => {
    const row = await findResponse(db, id)
    return row?.ownerId === ownerId ? row : undefined
  })
  if (!response) return refuse('responses/not-found')
  const { position } = await call.execute(creditLedger, ownerId, {
    type: 'RefundUnlock',
    responseId: id,
    surveyId: response.surveyId,
    month: monthOf(new Date()),
  })
  await call.waitForPosition(position)
  return {
    response: await readQualifiedResponse(db, {
      ...response,
      status: 'unlocked',
      creditReturned: true,
    }),
    credits: (await creditBalanceOf(db, ownerId)).credits,
    returns_left: await remainingUnlockRefunds(db, ownerId),
  }
})
