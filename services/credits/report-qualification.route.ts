import { reportQualification } from '#contract/api/responses.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/route.ts'
import { presentQualified } from '#projections/conversations/qualified.ts'
import { findResponse } from '#projections/conversations/responses.projection.ts'
import { quotedStatuses } from '#projections/conversations/veiled-question.ts'
import { creditBalanceOf } from '#projections/credits/credit-balances.projection.ts'
import { creditLedger } from './credit-ledger.decider.ts'
import { monthOf, returnsLeft } from './returns-left.ts'

/** Somebody else's response is as unknown as one that never was; whether it was unlocked is the ledger's to say. */
export const reportQualificationRoute = route(reportQualification, async ({ id }, call) => {
  const { db, found, ownerId } = call
  const response = await found(async () => {
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
  await call.settled(position)
  return {
    response: presentQualified(
      { ...response, status: 'unlocked', creditReturned: true },
      await quotedStatuses(db, [response]),
    ),
    credits: (await creditBalanceOf(db, ownerId)).credits,
    returns_left: await returnsLeft(db, ownerId),
  }
})
