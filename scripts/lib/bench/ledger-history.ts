// Fills a ledger with events of its decider, chained as in production, in purchases of 500 credits.
import { randomUUID } from 'node:crypto'
import type { CreditEvent } from '#contract/events/credits.ts'
import { chainEvents } from '#kernel/commands/hash-chain.ts'
import { encodeEvents } from '#kernel/commands/encode-events.ts'
import type { Signer } from '#kernel/privacy/signer.ts'
import type { EventStore } from '#ports/event-store.ts'
import {
  creditLedger,
  type CreditCommand,
} from '../../../services/credits/ledger/credit-ledger.decider.ts'

const blockSize = 500
const surveyId = randomUUID()

/** Appends `entries` entries: of each 500, one is a purchase and four are returned unlocks. Every tenth purchase is partly refunded. */
export async function fillLedger(
  store: EventStore,
  ownerId: string,
  entries: number,
  signer?: Signer,
): Promise<void> {
  let ledger = creditLedger.initial()
  let [revision, hash, written] = [-1n, undefined as string | undefined, 0]
  const firstAt = Date.UTC(2020, 0, 1)
  while (written < entries) {
    const commands = blockCommands(written / blockSize)
    const decided: CreditEvent[] = []
    for (const command of commands.slice(0, entries - written))
      for (const event of creditLedger.decide(command, ledger)) {
        decided.push(event)
        ledger = creditLedger.evolve(ledger, event)
      }
    const stored = await Promise.all(
      decided.map(async ({ type, data }, index) => {
        const commandId = randomUUID()
        const checked = { type, data: { ...data }, version: 1, personal: [] }
        const [event] = await encodeEvents({ getOrCreate: async () => undefined }, [checked], {
          about: { ownerId },
          envelope: { commandId, correlationId: commandId, actor: ownerId },
          at: new Date(firstAt + (written + index) * 60_000).toISOString(),
        })
        return event!
      }),
    )
    const chained = await chainEvents(stored, {
      stream: `credits-${ownerId}`,
      ...{ revision, lastHash: hash, signer },
    })
    const expected = revision < 0n ? 'no_stream' : revision
    revision = (await store.append(`credits-${ownerId}`, expected, chained)).revision
    hash = chained.at(-1)!.meta['hash']
    written += chained.length
  }
}

function blockCommands(block: number): CreditCommand[] {
  const paymentId = randomUUID()
  const unlocked = Array.from({ length: blockSize - 5 }, () => randomUUID())
  const unlocks = unlocked.map((responseId): CreditCommand => ({
    type: 'UnlockResponse',
    responseId,
    surveyId,
  }))
  const returns = unlocked.slice(-4).map((responseId): CreditCommand => ({
    type: 'RefundUnlock',
    responseId,
    surveyId,
    // A month for each purchase: returns are limited by month.
    month: `${2000 + block}-01`,
  }))
  const refund: CreditCommand[] =
    block % 10 === 9 ? [{ type: 'RecordRefund', paymentId, refundedCents: 400 }] : []
  return [
    {
      type: 'RecordPurchase',
      paymentId,
      lotId: randomUUID(),
      packageId: 'enterprise_500',
      credits: 500,
      priceCents: 35_000,
    },
    ...refund,
    ...unlocks.slice(refund.length),
    ...returns,
  ]
}
