// Money that goes back: by the operator, or because the card's holder asks the bank for it.
import { randomBytes } from 'node:crypto'
import type { DisputeOutcome } from '#contract/events/credits.ts'
import type { Db } from '#kernel/db.ts'
import { refuse } from '#kernel/problem.ts'
import { disputed, refunded } from './events.ts'
import { changeIntent } from './store.ts'

/** Throws `billing/unrefundable`. The same key again is the same refund. */
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
    const left = intent.amountCents - intent.refundedCents
    const amount = amountCents ?? left
    const isPaid = intent.status === 'succeeded' && intent.disputeStatus !== 'open'
    if (!isPaid || amount <= 0 || amount > left) return refuse('billing/unrefundable', { left })
    await tx.query(
      'insert into keep.sandbox_refunds (key, "intentId", "amountCents") values ($1, $2, $3)',
      [key, intentId, amount],
    )
    const refundedCents = intent.refundedCents + amount
    return { to: { refundedCents }, tell: [refunded(intent, refundedCents)] }
  })
}

/** The bank takes the money until it has decided. Answers the dispute's id. */
export async function dispute(db: Db, intentId: string): Promise<string> {
  const { disputeId } = await changeIntent(db, intentId, (intent) => {
    if (intent.status !== 'succeeded') throw new Error('Only what was paid can be disputed.')
    if (intent.disputeId) throw new Error('It was disputed before.')
    const id = `dp_sandbox_${randomBytes(12).toString('hex')}`
    return {
      to: { disputeId: id, disputeStatus: 'open' },
      tell: [disputed(intent, id, 'needs_response')],
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
    return { to: { disputeStatus: outcome }, tell: [disputed(intent, intent.disputeId, outcome)] }
  })
}
