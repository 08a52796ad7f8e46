// The changes of one decision: each builds on the ones before, and the ledger itself stays as it is.
import type { CreditEvent } from '#contract/events/credits.ts'
import { must } from '#kernel/problem.ts'
import type { Ledger, Netting } from './credit-ledger-state.ts'
import { changeLot, owedForTakenMoney, type Lot, type Movement } from './lot.policy.ts'

export function openLotChanges(ledger: Ledger) {
  const changed = new Map<number, Lot>()
  let { balance, receivable } = ledger
  let nettings: readonly Netting[] = ledger.nettings
  const lotAt = (index: number): Lot =>
    changed.get(index) ?? must(ledger.lots[index], `lot ${index}`)

  /** Changes a lot; returns the figures of its entry. */
  function change(index: number, movement: Movement) {
    const lot = lotAt(index)
    const after = changeLot(lot, movement)
    changed.set(index, after)
    const balanceChange = after.remaining - lot.remaining
    balance += balanceChange
    receivable += after.owed - lot.owed
    return {
      balanceChange,
      lotRemaining: after.remaining,
      lotFrozen: after.frozen,
      lotReversed: after.reversed,
      lotOwed: after.owed,
      ...(after.settled > 0 && { lotSettled: after.settled }),
      ...(after.netted > 0 && { lotNetted: after.netted }),
      balanceAfter: balance,
      receivableAfter: receivable,
    }
  }

  /**
   * Nets the credits of a purchase against what older lots owe, oldest first. Money in an open dispute is not owed yet.
   */
  function netOwed(purchased: Lot): CreditEvent[] {
    if (receivable === 0) return []
    const payer = ledger.lots.length
    changed.set(payer, purchased)
    balance += purchased.credits
    const events: CreditEvent[] = []
    for (let owed = 0; owed < payer && lotAt(payer).remaining > 0; owed++) {
      const owing = lotAt(owed)
      const credits = Math.min(owing.owed, owedForTakenMoney(owing), lotAt(payer).remaining)
      if (credits <= 0) continue
      const owedLotOwed = owing.owed - credits
      const owedLotSettled = owing.settled + credits
      changed.set(owed, { ...owing, owed: owedLotOwed, settled: owedLotSettled })
      receivable -= credits
      const figures = change(payer, { netted: lotAt(payer).netted + credits })
      const data = { ...nettingData(purchased, owing, credits), owedLotOwed, owedLotSettled }
      events.push({ type: 'ReceivableNetted', data: { ...data, ...figures } })
    }
    return events
  }

  /**
   * Returns netted credits that a lot no longer owes, to the lots that paid, last payer first. A payer may have owed
   * itself what others paid since.
   */
  function releaseNetted(owed: number): CreditEvent[] {
    const owing = lotAt(owed)
    const payers = nettings.filter((netting) => netting.owed === owed)
    let excess = payers.reduce((sum, { credits }) => sum + credits, 0) - owing.settled
    const events: CreditEvent[] = []
    for (const netting of payers.toReversed()) {
      const credits = Math.min(excess, netting.credits)
      if (credits <= 0) break
      excess -= credits
      nettings = nettings.map((one) =>
        one === netting ? { ...one, credits: one.credits - credits } : one,
      )
      const { payer } = netting
      const figures = change(payer, { netted: lotAt(payer).netted - credits })
      const data = nettingData(lotAt(payer), owing, credits)
      events.push({ type: 'ReceivableNettingReversed', data: { ...data, ...figures } })
      events.push(...releaseNetted(payer))
    }
    return events
  }

  return { change, netOwed, releaseNetted }
}

const nettingData = (payer: Lot, owing: Lot, credits: number) => ({
  lotId: payer.lotId,
  paymentId: must(payer.paymentId, 'the payment of a netted purchase'),
  credits,
  owedLotId: owing.lotId,
  owedPaymentId: must(owing.paymentId, 'the payment of owed credits'),
})
