import type { CreditEvent, DisputeOutcome } from '#contract/events/credits.ts'
import { limits } from '#contract/limits.ts'
import type { PackageId } from '#contract/packages.ts'
import type { Decider } from '#kernel/commands/decider.ts'
import { must, refuse } from '#kernel/problem.ts'
import { ledgerSnapshot } from './ledger-snapshot.ts'
import { evolve, newLedger, type Ledger } from './credit-ledger-state.ts'
import { openLotChanges } from './lot-changes.policy.ts'
import { newLot, type Lot } from './lot.policy.ts'
import { unlock, type ResponseOfSurvey } from './unlock.policy.ts'

export type CreditCommand =
  | {
      type: 'RecordPurchase'
      paymentId: string
      lotId: string
      packageId: PackageId
      credits: number
      priceCents: number
    }
  /** By the operator, without payment. */
  | { type: 'GrantCredits'; lotId: string; credits: number; reason: string }
  | ({ type: 'UnlockResponse' } & ResponseOfSurvey)
  /** In their order, for as long as there are credits. */
  | { type: 'UnlockResponses'; responses: readonly ResponseOfSurvey[] }
  /** The owner reports a wrongly qualified response. `month`: yyyy-mm. */
  | { type: 'RefundUnlock'; responseId: string; surveyId: string; month: string }
  /** An unlocked response turned out to be a call for help. */
  | { type: 'ReturnCallForHelp'; responseId: string; surveyId: string }
  /** `refundedCents`: the total, including refunds that failed later, so that the order of reports does not matter. */
  | { type: 'RecordRefund'; paymentId: string; refundedCents: number }
  | { type: 'RecordRefundFailed'; paymentId: string; refundId: string; amountCents: number }
  | { type: 'RecordDispute'; paymentId: string; disputeId: string; amountCents: number }
  /** `amountCents`: the final amount, by default the one with which the dispute was opened. */
  | {
      type: 'CloseDispute'
      paymentId: string
      disputeId: string
      outcome: DisputeOutcome
      amountCents?: number | undefined
    }

type Command<T extends CreditCommand['type']> = Extract<CreditCommand, { type: T }>

/**
 * One owner's purchases and unlocks. Credits are spent from the oldest lot first, one payment is one lot, and one
 * response is paid for once. `evolve` mutates: copying a large map for every event is quadratic.
 */
export const creditLedger: Decider<CreditCommand, CreditEvent, Ledger> = {
  category: 'credits',
  hashChained: true,
  initial: newLedger,
  evolve,
  decide,
  subjectIds: (_, ownerId) => ({ ownerId }),
  snapshot: ledgerSnapshot,
}

function decide(command: CreditCommand, ledger: Ledger): CreditEvent[] {
  switch (command.type) {
    case 'RecordPurchase': {
      const { type: _, ...lot } = command
      if (ledger.lotOfPayment.has(lot.paymentId)) return [] // One payment grants once.
      const balanceAfter = ledger.balance + lot.credits
      const netted = openLotChanges(ledger).netOwed(newLot(lot))
      return [{ type: 'CreditsPurchased', data: { ...lot, balanceAfter } }, ...netted]
    }
    case 'GrantCredits': {
      const { lotId, credits, reason } = command
      if (ledger.lots.some((lot) => lot.lotId === lotId)) return []
      const balanceAfter = ledger.balance + credits
      return [{ type: 'CreditsGranted', data: { lotId, credits, reason, balanceAfter } }]
    }
    case 'UnlockResponse':
      return unlock(ledger, [command])
    case 'UnlockResponses':
      return unlock(ledger, command.responses)
    case 'RefundUnlock':
      return refundUnlock(ledger, command)
    case 'ReturnCallForHelp':
      return returnCallForHelp(ledger, command)
    case 'RecordRefund':
      return recordRefund(ledger, command)
    case 'RecordRefundFailed':
      return recordRefundFailed(ledger, command)
    case 'RecordDispute':
      return recordDispute(ledger, command)
    case 'CloseDispute':
      return closeDispute(ledger, command)
  }
}

/** The response stays unlocked; its credit is returned once, within a monthly limit. */
function refundUnlock(
  ledger: Ledger,
  { responseId, surveyId, month }: Command<'RefundUnlock'>,
): CreditEvent[] {
  const index = ledger.unlocked.get(responseId) ?? refuse('credits/not-unlocked')
  if (ledger.returned.has(responseId)) return []
  const cap = limits.unlockRefunds.perMonth
  if ((ledger.refundsIn.get(month) ?? 0) >= cap) return refuse('credits/refund-limit', { cap })
  return returnUnlock(ledger, index, { responseId, surveyId, month })
}

/** Outside the monthly limit: the owner did not ask for it. */
function returnCallForHelp(
  ledger: Ledger,
  { responseId, surveyId }: Command<'ReturnCallForHelp'>,
): CreditEvent[] {
  const index = ledger.unlocked.get(responseId) ?? refuse('credits/not-unlocked')
  if (ledger.returned.has(responseId)) return []
  return returnUnlock(ledger, index, { responseId, surveyId, cause: 'call-for-help' })
}

function returnUnlock(
  ledger: Ledger,
  index: number,
  of: { responseId: string; surveyId: string; month?: string; cause?: 'call-for-help' },
): CreditEvent[] {
  const changes = openLotChanges(ledger)
  const { lotId } = getLot(ledger, index)
  const data = { ...of, lotId, ...changes.change(index, { returned: 1 }) }
  return [{ type: 'UnlockRefunded', data }, ...changes.releaseNetted(index)]
}

function recordRefund(
  ledger: Ledger,
  { paymentId, refundedCents: reportedCents }: Command<'RecordRefund'>,
): CreditEvent[] {
  const { lot, index } = findLotOfPayment(ledger, paymentId)
  const refundedCents = reportedCents - lot.failedCents
  if (refundedCents <= lot.refundedCents) return [] // A later total is recorded already.
  const amountCents = refundedCents - lot.refundedCents
  const reported = lot.failedCents > 0 ? { toldCents: reportedCents } : {}
  const data = { lotId: lot.lotId, paymentId, amountCents, refundedCents, ...reported }
  const change = openLotChanges(ledger).change(index, { refundedCents })
  return [{ type: 'PurchaseRefunded', data: { ...data, ...change } }]
}

function recordRefundFailed(
  ledger: Ledger,
  { paymentId, refundId, amountCents }: Command<'RecordRefundFailed'>,
): CreditEvent[] {
  if (ledger.failedRefunds.has(refundId)) return []
  const { lot, index } = findLotOfPayment(ledger, paymentId)
  // The payment's stream has the refund before its failure. If the refund's event is parked, this one is retried.
  if (amountCents > lot.refundedCents) throw new Error(`refund ${refundId} is not recorded yet`)
  const refundedCents = lot.refundedCents - amountCents
  const data = { lotId: lot.lotId, paymentId, refundId, amountCents, refundedCents }
  const changes = openLotChanges(ledger)
  const change = changes.change(index, { refundedCents })
  const released = changes.releaseNetted(index)
  return [{ type: 'PurchaseRefundFailed', data: { ...data, ...change } }, ...released]
}

function recordDispute(
  ledger: Ledger,
  { paymentId, disputeId, amountCents }: Command<'RecordDispute'>,
): CreditEvent[] {
  if (ledger.disputes.has(disputeId)) return []
  const { lot, index } = findLotOfPayment(ledger, paymentId)
  const data = { lotId: lot.lotId, paymentId, disputeId, amountCents }
  const disputes = { ...lot.disputes, [disputeId]: amountCents }
  const change = openLotChanges(ledger).change(index, { disputes })
  return [{ type: 'PurchaseDisputed', data: { ...data, ...change } }]
}

function closeDispute(
  ledger: Ledger,
  { paymentId, disputeId, outcome, amountCents: finalCents }: Command<'CloseDispute'>,
): CreditEvent[] {
  const { lot, index } = findLotOfPayment(ledger, paymentId)
  // The payment's stream has the dispute before its closing. If the dispute's event is parked, this one is retried.
  if (!ledger.disputes.has(disputeId)) throw new Error(`dispute ${disputeId} is not recorded yet`)
  const { [disputeId]: openedCents, ...disputes } = lot.disputes
  if (openedCents === undefined) return []
  const amountCents = finalCents ?? openedCents
  const lost = outcome === 'lost' ? { amountCents } : {}
  const lostCents = lot.lostCents + (lost.amountCents ?? 0)
  const data = { lotId: lot.lotId, paymentId, disputeId, outcome, ...lost }
  const change = openLotChanges(ledger).change(index, { disputes, lostCents })
  return [{ type: 'DisputeClosed', data: { ...data, ...change } }]
}

function findLotOfPayment(ledger: Ledger, paymentId: string): { lot: Lot; index: number } {
  const index = must(ledger.lotOfPayment.get(paymentId), `the lot of payment ${paymentId}`)
  return { lot: getLot(ledger, index), index }
}

const getLot = ({ lots }: Ledger, index: number): Lot => must(lots[index], `lot ${index}`)
