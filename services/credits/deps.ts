import type { LogTail } from '#kernel/read/log-tail.ts'
import type { Payments } from '#ports/payments.ts'
import type { Seller } from './receipts/seller.ts'

export type CreditsDeps = {
  payments: Payments
  logTail: Pick<LogTail, 'waitFor'>
  /** Undefined: not configured. */
  seller: Seller | undefined
}
