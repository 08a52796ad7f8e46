import type { LogTail } from '#kernel/read/log-tail.ts'
import type { EventStore } from '#ports/event-store.ts'
import type { Payments } from '#ports/payments.ts'
import type { VerifyPayment } from './audit/payment-verifier.ts'
import type { Seller } from './receipts/seller.ts'

export type CreditsDeps = {
  store: Pick<EventStore, 'readStream'>
  payments: Payments
  logTail: Pick<LogTail, 'waitFor'>
  verifyPayment: VerifyPayment
  /** Undefined: not configured. */
  seller: Seller | undefined
}
