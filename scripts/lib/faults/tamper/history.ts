// The history of the ledger that is tampered with.
import { randomUUID } from 'node:crypto'
import type { PackageId } from '#contract/packages.ts'
import { creditPackages } from '#contract/packages.ts'
import { decodeForFold } from '#kernel/commands/decode-events.ts'
import type { Executor } from '#kernel/commands/execute.ts'
import { derivedId } from '#kernel/ids.ts'
import type { SandboxPayments } from '../../../../services/adapters/payments/sandbox/sandbox.ts'
import {
  creditLedger,
  type CreditCommand,
} from '../../../../services/credits/ledger/credit-ledger.decider.ts'
import { grantCredits } from '../../../../services/credits/ledger/grant-credits.reactor.ts'
import { toPaymentCommand } from '../../../../services/credits/payments/webhook-command.ts'
import { payment } from '../../../../services/credits/payments/payment.decider.ts'
import type { Infrastructure } from '../../../../services/infrastructure.ts'

/** Ids by role. `old` wrote entries before they were signed, `quiet` did nothing since the first anchors. */
export type Owners = {
  old: string
  buyer: string
  quiet: string
  granted: string
  /** Owed credits, which a later purchase paid, until a refund failed. */
  netted: string
}

type Writing = {
  infrastructure: Infrastructure
  sandbox: SandboxPayments
  executor: Executor
  paymentIds: Map<string, string>
}

const envelopeBy = (actor: string) => {
  const commandId = randomUUID()
  return { commandId, correlationId: commandId, causationId: randomUUID(), actor }
}

function openWriter(writing: Writing) {
  const { executor, sandbox, paymentIds } = writing
  const surveyId = randomUUID()
  const execute = (ownerId: string, command: CreditCommand, actor = `owner:${ownerId}`) =>
    executor(envelopeBy(actor))(creditLedger, ownerId, command)
  return {
    unlock: (ownerId: string, responseId = randomUUID()) =>
      execute(ownerId, { type: 'UnlockResponse', responseId, surveyId }),
    reportUnlock: (ownerId: string, responseId: string) =>
      execute(ownerId, { type: 'RefundUnlock', responseId, surveyId, month: '2026-01' }),
    grant: (ownerId: string, credits: number) =>
      execute(
        ownerId,
        { type: 'GrantCredits', lotId: randomUUID(), credits, reason: 'an apology' },
        'operator:ana',
      ),
    /** Starts a payment; pays it if `isPaid`. Returns the intent. */
    async buy(ownerId: string, name: string, packageId: PackageId, isPaid = true) {
      const paymentId = randomUUID()
      paymentIds.set(name, paymentId)
      const { responses: credits, priceCents } = creditPackages.find(({ id }) => id === packageId)!
      const currency = 'usd' as const
      const intent = { paymentId, ownerId, amountCents: priceCents, currency }
      const { intentId } = await sandbox.createIntent(intent)
      const start = { ownerId, packageId, credits, priceCents, currency, intentId }
      await executor(envelopeBy(`owner:${ownerId}`))(payment, paymentId, {
        type: 'StartPayment',
        ...{ ...start, provider: 'sandbox' },
      })
      if (isPaid) await sandbox.charge(intentId)
      await deliverWebhooks(writing)
      return intentId
    },
    deliver: () => deliverWebhooks(writing),
  }
}

/** As the reactor handles events that were verified. */
const granting = grantCredits({ verifyPayment: async () => {} })

/** Records the provider's webhooks, and lets the reactor copy what is new into the ledgers. */
async function deliverWebhooks({ infrastructure, sandbox, executor }: Writing): Promise<void> {
  const { db, decodeEvents, store } = infrastructure
  const intents = await db.query<{ intentId: string; paymentId: string }>(
    'select "intentId", "paymentId" from keep.sandbox_intents',
  )
  const paymentOf = new Map(intents.rows.map((row) => [row.intentId, row.paymentId]))
  for await (const notice of sandbox.listEvents(new Date(0))) {
    const paymentId = paymentOf.get(notice.intentId)!
    const stream = `payment-${paymentId}`
    const before = (await Array.fromAsync(store.readStream(stream))).length
    const envelope = { ...envelopeBy('webhook'), commandId: derivedId(notice.providerEventId) }
    await executor(envelope)(payment, paymentId, toPaymentCommand(notice))
    const added = await Array.fromAsync(store.readStream(stream, { from: BigInt(before) }))
    for (const event of await decodeEvents(added)) {
      const handle = granting.on[event.type] as
        | ((event: never, context: never) => Promise<void>)
        | undefined
      const commandId = derivedId('reactor', granting.name, stream, event.eventId)
      const { eventId: causationId, meta } = event
      const actor = `reactor:${granting.name}`
      const cause = { commandId, correlationId: meta.correlationId, causationId, actor }
      await handle?.(event as never, { execute: executor(cause) } as never)
    }
  }
}

/** Before events are signed. */
export async function writeOldHistory(writing: Writing): Promise<Owners> {
  const writer = openWriter(writing)
  const owners = {
    ...{ old: randomUUID(), buyer: randomUUID() },
    ...{ quiet: randomUUID(), granted: randomUUID(), netted: randomUUID() },
  }
  await writer.buy(owners.old, 'old', 'starter_10')
  await writer.unlock(owners.old)
  await writer.unlock(owners.old)
  return owners
}

export async function writeHistory(writing: Writing, owners: Owners): Promise<void> {
  const { sandbox } = writing
  const writer = openWriter(writing)
  const { old, buyer, quiet, granted, netted } = owners
  await writer.unlock(old)
  const refunded = await writer.buy(buyer, 'refunded', 'starter_10')
  const returned = randomUUID()
  await writer.unlock(buyer, returned)
  await writer.unlock(buyer)
  await writer.reportUnlock(buyer, returned)
  await writer.grant(buyer, 5)
  await sandbox.refund(refunded, { key: 'first', amountCents: 300 })
  await writer.deliver()
  await sandbox.refund(refunded, { key: 'second', amountCents: 200 })
  await writer.deliver()
  await sandbox.failRefund(refunded)
  await writer.deliver()
  const disputed = await writer.buy(buyer, 'disputed', 'professional_50')
  await sandbox.dispute(disputed, 900)
  await writer.deliver()
  await writer.buy(quiet, 'quiet', 'starter_10')
  await writer.unlock(quiet)
  await writer.buy(quiet, 'started', 'business_100', false)
  const owing = await writer.buy(netted, 'owing', 'starter_10')
  await writer.unlock(netted)
  await writer.unlock(netted)
  await sandbox.refund(owing, { key: 'all' })
  await writer.deliver()
  await writer.buy(netted, 'netting', 'starter_10')
  await sandbox.failRefund(owing)
  await writer.deliver()
  await writer.grant(granted, 20)
  await writer.unlock(granted)
}

/** After the first anchors. */
export async function writeTail(writing: Writing, { buyer, granted }: Owners): Promise<void> {
  const { infrastructure, sandbox, paymentIds } = writing
  const writer = openWriter(writing)
  const [started] = await Array.fromAsync(
    infrastructure.store.readStream(`payment-${paymentIds.get('disputed')!}`, { limit: 1 }),
  )
  const { intentId } = decodeForFold(started!)!.data as { intentId: string }
  await sandbox.closeDispute(intentId, 'lost')
  await writer.deliver()
  await writer.unlock(buyer)
  await writer.unlock(buyer)
  await writer.unlock(granted)
}
