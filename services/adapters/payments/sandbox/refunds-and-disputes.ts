// Refunds by the operator, refunds that fail, and disputes by a card's holder.
import { randomBytes } from 'node:crypto'
import type { DisputeOutcome } from '#contract/events/credits.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { refuse } from '#kernel/problem.ts'
import {
  chargeRefundedEvent,
  disputeEvent,
  refundEvent,
  type SandboxRefund,
} from './webhook-events.ts'
import { changeIntent } from './intent-store.ts'

/** Idempotent by `key`. Refunds everything that is left without `amountCents`. Throws `billing/unrefundable`. */
export async function refund(
  db: Db,
  intentId: string,
  { key, amountCents }: { key: string; amountCents?: number },
): Promise<void> {
  await changeIntent(db, intentId, async (intent, tx) => {
    const { rowCount: known } = await tx.query(
      'select 1 from keep.sandbox_refunds where key = $1',
      [key],
    )
    if (known) return {}
    const { disputedCents, disputeStatus, amountCents: paidCents } = intent
    const lostCents = disputeStatus === 'lost' ? (disputedCents ?? paidCents) : 0
    const left = Math.max(0, paidCents - intent.refundedCents - lostCents)
    const amount = amountCents ?? left
    const isPaid = intent.status === 'succeeded' && disputeStatus !== 'open'
    if (!isPaid || amount <= 0 || amount > left) return refuse('billing/unrefundable', { left })
    const refundId = `re_sandbox_${randomBytes(12).toString('hex')}`
    await tx.query(
      'insert into keep.sandbox_refunds (key, "intentId", "amountCents", "refundId") values ($1, $2, $3, $4)',
      [key, intentId, amount, refundId],
    )
    const refundedCents = intent.refundedCents + amount
    const made = refundEvent('refund.created', intent, { refundId, amountCents: amount })
    return { update: { refundedCents }, events: [chargeRefundedEvent(intent, refundedCents), made] }
  })
}

/** Fails the latest refund, as a card's bank does that cannot accept it. Returns the refund's id. */
export async function failRefund(db: Db, intentId: string): Promise<string> {
  let failed: SandboxRefund | undefined
  await changeIntent(db, intentId, async (intent, tx) => {
    const { rows } = await tx.query<SandboxRefund>(
      `update keep.sandbox_refunds set "isFailed" = true where key = (
         select key from keep.sandbox_refunds
          where "intentId" = $1 and "refundId" is not null and not "isFailed"
          order by "createdAt" desc limit 1)
       returning "refundId", "amountCents"`,
      [intentId],
    )
    if (!rows[0]) throw new Error('It has no refund that could fail.')
    failed = rows[0]
    const refundedCents = intent.refundedCents - failed.amountCents
    // Stripe sends one of the two, depending on the account's API version.
    const types = ['refund.failed', 'charge.refund.updated'] as const
    return {
      update: { refundedCents },
      events: types.map((type) => refundEvent(type, intent, rows[0]!)),
    }
  })
  return failed!.refundId
}

/** Opens a dispute, by default of the whole payment. Returns its id. */
export async function dispute(db: Db, intentId: string, amountCents?: number): Promise<string> {
  const { disputeId } = await changeIntent(db, intentId, (intent) => {
    if (intent.status !== 'succeeded') throw new Error('Only what was paid can be disputed.')
    if (intent.disputeId) throw new Error('It was disputed before.')
    const disputedCents = amountCents ?? intent.amountCents
    if (disputedCents > intent.amountCents) throw new Error('It cost less than that.')
    const id = `dp_sandbox_${randomBytes(12).toString('hex')}`
    return {
      update: { disputeId: id, disputeStatus: 'open', disputedCents },
      events: [disputeEvent({ ...intent, disputedCents }, id, 'needs_response')],
    }
  })
  return disputeId!
}

export async function closeDispute(
  db: Db,
  intentId: string,
  outcome: DisputeOutcome,
): Promise<void> {
  await changeIntent(db, intentId, (intent) => {
    if (!intent.disputeId || intent.disputeStatus !== 'open')
      throw new Error('It has no open dispute.')
    return {
      update: { disputeStatus: outcome },
      events: [disputeEvent(intent, intent.disputeId, outcome)],
    }
  })
}
