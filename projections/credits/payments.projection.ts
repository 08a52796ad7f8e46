import { z } from 'zod'
import { PackageId } from '#contract/packages.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '../engine/projection.ts'

/** A purchase, from the start of its payment to the granted credits. */
export const PaymentRow = z.object({
  paymentId: z.uuid(),
  ownerId: z.uuid(),
  intentId: z.string(),
  provider: z.string(),
  packageId: PackageId,
  credits: z.int(),
  priceCents: z.int(),
  /** `succeeded` is reported by the provider; `granted` means that the ledger has the credits. */
  status: z.enum(['started', 'failed', 'succeeded', 'granted']),
  failure: z.string().nullable(),
  failures: z.int(),
  balanceAfter: z.int().nullable(),
  dispute: z.enum(['open', 'won', 'lost']).nullable(),
  startedAt: z.iso.datetime(),
})
export type PaymentRow = z.infer<typeof PaymentRow>

const paymentKey = ({ id }: { id: string }) => [{ paymentId: id }]

export const payments = projection({
  name: 'payments',
  version: 4,
  table: PaymentRow,
  key: ['paymentId'],
  indexes: [['intentId']],
  rowsOf: {
    PaymentStarted: paymentKey,
    PaymentFailed: paymentKey,
    PaymentSucceeded: paymentKey,
    PaymentDisputed: paymentKey,
    PaymentDisputeClosed: paymentKey,
    CreditsPurchased: ({ data }) => [{ paymentId: data.paymentId }],
    ReceivableNetted: ({ data }) => [{ paymentId: data.paymentId }],
  },
  evolve(row, event): PaymentRow | null {
    if (event.type === 'PaymentStarted') {
      const { currency: _, ...data } = event.data
      return {
        ...data,
        paymentId: event.id,
        status: 'started',
        failure: null,
        failures: 0,
        balanceAfter: null,
        dispute: null,
        startedAt: event.at,
      }
    }
    if (!row) return null
    switch (event.type) {
      case 'PaymentFailed':
        return {
          ...row,
          status: 'failed',
          failure: event.data.reason,
          failures: row.failures + 1,
        }
      case 'PaymentSucceeded':
        return { ...row, status: 'succeeded', failure: null }
      case 'PaymentDisputed':
        return { ...row, dispute: 'open' }
      case 'PaymentDisputeClosed':
        return { ...row, dispute: event.data.outcome }
      case 'CreditsPurchased':
        return { ...row, status: 'granted', balanceAfter: event.data.balanceAfter }
      case 'ReceivableNetted':
        return { ...row, balanceAfter: event.data.balanceAfter }
    }
  },
  topics: (row) => [`payment:${row.paymentId}`],
})

export async function findPaymentByIntent(
  db: Db,
  intentId: string,
): Promise<PaymentRow | undefined> {
  const { rows } = await db.query<PaymentRow>('select * from read.payments where "intentId" = $1', [
    intentId,
  ])
  return rows[0]
}

export async function findPayment(db: Db, paymentId: string): Promise<PaymentRow | undefined> {
  const { rows } = await db.query<PaymentRow>(
    'select * from read.payments where "paymentId" = $1',
    [paymentId],
  )
  return rows[0]
}
