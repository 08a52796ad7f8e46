import type { LedgerDeps } from './deps.ts'
import { checkPayment, noStatements, openPaymentCheck } from './payment-check.ts'
import { readStatements } from './read-statements.ts'

/** Throws an Error when an event of the payment was not written by this installation, or was changed. */
export type VerifyPayment = (paymentId: string) => Promise<void>

export function openPaymentVerifier({ store, db, signer, anchorsFile }: LedgerDeps): VerifyPayment {
  const current = openPaymentCheck(signer.publicKey, noStatements)
  return async (paymentId) => {
    // Events that the current key has signed need no statement of the file of anchors, which grows with every ledger.
    if ((await checkPayment(current, store, paymentId)).faults.length === 0) return
    const statements = await readStatements({ sql: db, signer, anchorsFile }, new Set([paymentId]))
    const check = openPaymentCheck(signer.keys, statements)
    const { faults } = await checkPayment(check, store, paymentId)
    if (faults.length > 0)
      throw new Error(`Payment ${paymentId} does not move credits: ${faults.join(', ')}.`)
  }
}
