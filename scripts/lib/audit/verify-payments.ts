// Verifies the events of payments in the log: hash chain, signatures and anchored heads.
import type { EventStore } from '#ports/event-store.ts'
import type { LedgerDeps } from '../../../services/credits/audit/deps.ts'
import {
  emptyPaymentChain,
  openPaymentCheck,
  type PaymentChain,
} from '../../../services/credits/audit/payment-check.ts'
import { readStatements, type Statements } from '../../../services/credits/audit/read-statements.ts'

type Deps = Pick<LedgerDeps, 'signer' | 'anchorsFile' | 'db'> & {
  store: Pick<EventStore, 'readAll'>
}

/**
 * Each fault names its payment and event. Memory grows with the number of payments, not of events. Reads the file of
 * anchors, unless its `statements` are given.
 */
export async function verifyPayments(
  deps: Deps,
  statements?: Statements,
): Promise<{ payments: number; faults: string[] }> {
  const { store, signer, db } = deps
  const known = statements ?? (await readStatements({ ...deps, sql: db }, 'payments'))
  const check = openPaymentCheck(signer.keys, known)
  const faults: string[] = []
  const chains = new Map<string, PaymentChain>()
  for await (const events of store.readAll({ filter: { streamPrefixes: ['payment-'] } }))
    for (const event of events) {
      const { stream, revision, type } = event
      const taken = check.take(event, chains.get(stream) ?? emptyPaymentChain)
      chains.set(stream, taken.chain)
      for (const fault of taken.faults)
        faults.push(`${stream}, event ${revision} (${type}): ${fault}`)
    }
  const anchored = [...known.payments.keys()].map((id) => `payment-${id}`)
  const unsigned = [...known.unsigned.keys()].filter((stream) => stream.startsWith('payment-'))
  for (const stream of new Set([...chains.keys(), ...anchored, ...unsigned])) {
    const paymentId = stream.slice('payment-'.length)
    for (const fault of check.endFaults(paymentId, chains.get(stream) ?? emptyPaymentChain))
      faults.push(`${stream}: ${fault}`)
  }
  return { payments: chains.size, faults }
}
