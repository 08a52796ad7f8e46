import type { CreditEvent } from '#contract/events/credits.ts'
import { refuse } from '#kernel/problem.ts'
import type { Ledger } from './credit-ledger-state.ts'

export type ResponseOfSurvey = { responseId: string; surveyId: string }

const insufficientCreditsDetail = 'You need more credits to access this premium response.'

/**
 * One event and one credit for each response that is not unlocked yet, from the oldest lot first, until the credits are
 * used up. Throws `credits/insufficient` if there is no credit for the first of them.
 */
export function unlock(ledger: Ledger, responses: readonly ResponseOfSurvey[]): CreditEvent[] {
  const events: CreditEvent[] = []
  const seen = new Set<string>()
  let index = ledger.oldest
  let remaining = ledger.lots[index]?.remaining ?? 0
  for (const { responseId, surveyId } of responses) {
    if (ledger.unlocked.has(responseId) || seen.has(responseId)) continue // Never charged twice.
    while (remaining === 0 && index < ledger.lots.length)
      remaining = ledger.lots[++index]?.remaining ?? 0
    const lot = ledger.lots[index]
    if (!lot) break
    seen.add(responseId)
    remaining--
    const balanceAfter = ledger.balance - events.length - 1
    const data = { responseId, surveyId, lotId: lot.lotId, credits: 1 as const }
    events.push({
      type: 'ResponseUnlocked',
      data: { ...data, lotRemaining: remaining, balanceAfter },
    })
  }
  const isRefused =
    events.length === 0 && responses.some(({ responseId }) => !ledger.unlocked.has(responseId))
  return isRefused
    ? refuse('credits/insufficient', {
        balance: ledger.balance,
        detail: insufficientCreditsDetail,
      })
    : events
}
