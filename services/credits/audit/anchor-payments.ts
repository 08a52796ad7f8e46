import type { EventStore } from '#ports/event-store.ts'
import type { AnchorStatement, PaymentHead } from './anchors.ts'
import type { AnchoringDeps } from './anchor-ledger.ts'
import { checkPayment, openPaymentCheck } from './payment-check.ts'

type PaymentHeads = Extract<AnchorStatement, { type: 'prosa-payment-heads' }>

/** Ids of the payments with events after a position in the log, and the position up to which all of them were read. */
export async function readChangedPayments(
  store: Pick<EventStore, 'readAll' | 'head'>,
  after: string,
): Promise<{ ids: ReadonlySet<string>; until: string }> {
  const ids = new Set<string>()
  let until = await store.head()
  const filter = { streamPrefixes: ['payment-'] }
  for await (const events of store.readAll({ after, filter }))
    for (const { stream, position } of events) {
      ids.add(stream.slice('payment-'.length))
      if (position > until) until = position
    }
  return { ids, until }
}

const headsPerLine = 100

/** A payment with a fault is not anchored. */
export async function anchorPayments(
  { store, signer, statements, log, at }: AnchoringDeps,
  { ids, until }: { ids: ReadonlySet<string>; until: string },
): Promise<PaymentHeads[]> {
  const check = openPaymentCheck(signer.keys, statements)
  const heads: PaymentHead[] = []
  for (const payment of ids) {
    const { chain, faults } = await checkPayment(check, store, payment)
    if (faults.length > 0)
      log.error({ payment, faults }, 'a payment is not anchored: it has faults')
    else {
      const { revision, hash, places } = chain
      heads.push({ payment, revision, hash, places })
    }
  }
  const lines: PaymentHeads[] = []
  for (let from = 0; from < heads.length; from += headsPerLine)
    lines.push({
      type: 'prosa-payment-heads',
      heads: heads.slice(from, from + headsPerLine),
      position: until,
      at: at.toISOString(),
    })
  return lines
}
