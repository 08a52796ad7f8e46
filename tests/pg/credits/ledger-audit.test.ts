import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openExecutor } from '#kernel/commands/execute.ts'
import type { RecordedEvent } from '#ports/event-store.ts'
import { projections } from '#projections/all.ts'
import { auditLedger } from '../../../scripts/lib/audit/audit-ledger.ts'
import { replayLedgerEvents } from '../../../scripts/lib/audit/ledger-replay.ts'
import {
  creditLedger,
  type CreditCommand,
} from '../../../services/credits/ledger/credit-ledger.decider.ts'
import { memoryKeys } from '../../support/kernel/memory-keys.ts'
import { openReadSide } from '../../support/kernel/read-side.ts'

type Side = Awaited<ReturnType<typeof openReadSide>>
let side: Side
beforeAll(async () => {
  side = await openReadSide()
  await side.runProjections(projections)
})
afterAll(() => side[Symbol.asyncDispose]())

/** Two lots, of one credit and of ten, and the given number of unlocked responses; entries a minute apart. */
async function createLedger(unlocked: number): Promise<string> {
  const ownerId = randomUUID()
  let minute = 0
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, minute++))
  const executor = openExecutor({ ...side, keys: memoryKeys(), now })
  const execute = (command: CreditCommand) =>
    executor({ commandId: randomUUID(), correlationId: 'c', actor: 'test' })(
      creditLedger,
      ownerId,
      command,
    )
  for (const credits of [1, 10])
    await execute({
      type: 'RecordPurchase',
      paymentId: randomUUID(),
      lotId: randomUUID(),
      packageId: 'starter_10',
      credits,
      priceCents: credits * 100,
    })
  for (let n = 0; n < unlocked; n++)
    await execute({ type: 'UnlockResponse', responseId: randomUUID(), surveyId: randomUUID() })
  await side.waitForProjections(projections)
  return ownerId
}

const readLedger = (ownerId: string): Promise<RecordedEvent[]> =>
  Array.fromAsync(side.store.readStream(`credits-${ownerId}`))

describe('a sound ledger', () => {
  test('is listed by entry, and agrees with the read models', async () => {
    const ownerId = await createLedger(3)
    const { lines, isSound } = await auditLedger(side, { ownerId })
    expect(isSound).toBe(true)
    const text = lines.join('\n')
    expect(text).toContain('in 11, used 3, balance 8; paid $11.00')
    expect(text).toMatch(/chain verified: 5 entries, head [0-9a-f]{64}/)
    expect(text).toContain('the read models agree')
  })

  test('is listed as of an earlier moment', async () => {
    const ownerId = await createLedger(3)
    const at = new Date('2026-01-01T00:02:00Z')
    const { lines, isSound } = await auditLedger(side, { ownerId, at })
    expect(isSound).toBe(true)
    expect(lines.join('\n')).toContain('in 11, used 1, balance 10')
  })

  test('may be empty', async () => {
    const { lines, isSound } = await auditLedger(side, { ownerId: randomUUID() })
    expect(isSound).toBe(true)
    expect(lines.join('\n')).toContain('chain verified: 0 entries')
  })
})

describe('tampering is detected, with the event:', () => {
  const faultsOf = async (tamper: (events: RecordedEvent[]) => RecordedEvent[]) => {
    const events = await readLedger(await createLedger(4))
    return replayLedgerEvents(tamper(structuredClone(events))).faults
  }
  const altered = (event: RecordedEvent, data: object): RecordedEvent =>
    ({ ...event, data: { ...(event.data as object), ...data } }) as RecordedEvent

  test('none', async () => expect(await faultsOf((events) => events)).toEqual([]))
  test('an amount', async () => {
    const [first] = await faultsOf(([head, ...rest]) => [
      altered(head!, { credits: 1000 }),
      ...rest,
    ])
    expect(first).toMatch(/^entry 0 \(CreditsPurchased .*\): its contents were altered$/)
  })
  test('a time', async () =>
    expect(
      await faultsOf(([head, ...rest]) => [
        { ...head!, meta: { ...head!.meta, at: '2020-01-01T00:00:00.000Z' } },
        ...rest,
      ]),
    ).toMatchObject([expect.stringContaining('its contents were altered')]))
  test('a missing entry, but not every later one', async () => {
    const faults = await faultsOf((events) => events.toSpliced(3, 1))
    expect(faults.length).toBeGreaterThan(2)
    expect(faults.filter((fault) => !fault.startsWith('entry 4 (ResponseUnlocked'))).toEqual([])
  })
  test('two entries in another order', async () =>
    expect(await faultsOf(([a, b, ...rest]) => [b!, a!, ...rest])).not.toEqual([]))
})

describe('a read model that differs', () => {
  test.each([
    [
      'balance',
      `update read.credit_balances set credits = 99 where "ownerId" = $1`,
      'balance: 99 in the read model',
    ],
    [
      'lot',
      `update read.credit_lots set remaining = 99 where "ownerId" = $1`,
      'remaining: 99 in the read model',
    ],
    [
      'entry',
      `delete from read.credit_entries where revision = 1 and "ownerId" = $1`,
      'entry 1 (CreditsPurchased',
    ],
  ])('is detected by its %s', async (_, statement, expectedLine) => {
    const ownerId = await createLedger(1)
    await side.db.query(statement, [ownerId])
    const { lines, isSound } = await auditLedger(side, { ownerId })
    expect(isSound).toBe(false)
    expect(lines.join('\n')).toContain(expectedLine)
  })

  test('is reported as lagging if it is behind', async () => {
    const { lines, isSound } = await auditLedger(side, {
      ownerId: await createLedger(1),
      atHead: async () => false,
    })
    expect(isSound).toBe(false)
    expect(lines.at(-1)).toContain('not read everything yet')
  })
})
