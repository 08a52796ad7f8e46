import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LedgerFault } from '#contract/api/audit.ts'
import { chainHash } from '#kernel/commands/hash-chain.ts'
import type { PaymentStatus, Payments, ProviderPayment } from '#ports/payments.ts'
import {
  type Difference,
  reconcileWithProvider,
} from '../../../scripts/lib/audit/payment-reconciliation.ts'
import { ledgerOwnersIn, verifyLog } from '../../../scripts/lib/audit/verify-log.ts'
import {
  openLedgerTestServer,
  type LedgerTestServer,
} from '../../support/servers/ledger-test-server.ts'

let server: LedgerTestServer
beforeAll(async () => {
  server = await openLedgerTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** Ten credits, three of them spent; the head is anchored. */
async function createLedger() {
  const ownerId = randomUUID()
  await server.recordPurchase(ownerId)
  const surveyId = randomUUID()
  for (let n = 0; n < 3; n++)
    await server.executeCommand(ownerId, {
      type: 'UnlockResponse',
      responseId: randomUUID(),
      surveyId,
    })
  await server.waitForProjections()
  await server.anchorHeads()
  return ownerId
}

const changeEvents = (change: string, ownerId: string, ...values: unknown[]) =>
  server.db.query(change.replace('$where', `stream = 'credits-${ownerId}'`), values)
const faultsOf = async (ownerId: string) => (await verifyLog(server, ownerId)).faults.join('\n')
/** Verifies in chunks, as the page does; the result does not depend on their size. */
async function readVerification(ownerId: string) {
  const whole = await readVerificationPages(ownerId, '')
  expect((await readVerificationPages(ownerId, '&limit=2')).toSorted()).toEqual(whole.toSorted())
  return whole
}
async function readVerificationPages(ownerId: string, limit: string) {
  const found: string[] = []
  for (let from: number | null = 0; from !== null;) {
    const path = `/api/ledger/verification?from=${from}${limit}`
    const reply = await server.get(path, { 'x-owner': ownerId })
    const { next, faults } = (await reply.json()) as { next: number | null; faults: LedgerFault[] }
    found.push(...faults.map(({ revision, fault }) => `${revision} ${fault}`))
    from = next
  }
  return found
}

/** Changes to rows of `log.events` by an attacker with write access to the database. */
const tamperings: [string, string, string, string][] = [
  [
    'altered',
    `update log.events set data = (data::jsonb || '{"balanceAfter": 900}')::json where $where and revision = 0`,
    '0 altered',
    'entry 0 (CreditsPurchased',
  ],
  [
    'of another price, by one digit',
    `update log.events set data = replace(data::text, '1000', '1001')::json where $where and revision = 0`,
    '0 altered',
    'entry 0 (CreditsPurchased',
  ],
  [
    'given another hash',
    `update log.events set meta = (meta::jsonb || '{"hash": "${'ab'.repeat(32)}"}')::json where $where and revision = 1`,
    '1 altered',
    'entry 1 (ResponseUnlocked',
  ],
  [
    'backdated',
    `update log.events set meta = (meta::jsonb || '{"at": "2020-01-01T00:00:00.000Z"}')::json where $where and revision = 2`,
    '2 altered',
    'entry 2 (ResponseUnlocked',
  ],
  [
    'removed',
    `delete from log.events where $where and revision = 1`,
    '2 misplaced',
    'entry 2 (ResponseUnlocked',
  ],
  [
    'swapped',
    `update log.events set revision = case revision when 1 then 12 else 11 end where $where and revision in (1, 2);
     update log.events set revision = revision - 10 where $where and revision > 10`,
    '1 unlinked',
    'entry 1 (ResponseUnlocked',
  ],
  [
    'inserted',
    `update log.events set revision = revision + 10 where $where and revision >= 2;
     update log.events set revision = revision - 9 where $where and revision >= 10;
     insert into log.events (position, stream, revision, id, type, data, meta)
       select (select max(position) + 1 from log.events), stream, 2, gen_random_uuid(), type, data, meta
         from log.events where $where and revision = 1`,
    '2 unlinked',
    'entry 2 (ResponseUnlocked',
  ],
  [
    'truncated',
    `delete from log.events where $where and revision = 3`,
    '3 cut',
    'entry 3, anchored',
  ],
  ['deleted completely', `delete from log.events where $where`, '3 cut', 'entry 3, anchored'],
]

describe('changes made directly in the database are detected and named', () => {
  test.each(tamperings)('%s', async (_, change, fault, named) => {
    const ownerId = await createLedger()
    expect([await faultsOf(ownerId), await readVerification(ownerId)]).toEqual(['', []])
    for (const statement of change.split(';')) await changeEvents(statement, ownerId)
    expect(await readVerification(ownerId)).toContain(fault)
    expect(await faultsOf(ownerId)).toContain(named)
    expect(await ledgerOwnersIn(server)).toContain(ownerId)
  })

  test('also with all hashes recomputed', async () => {
    const ownerId = await createLedger()
    const stored = await Array.fromAsync(server.store.readStream(`credits-${ownerId}`))
    let previousHash = '0'.repeat(64)
    for (const { id, type, revision, data, meta } of stored) {
      const changed = revision === 0n ? { ...(data as object), priceCents: 1 } : data
      const hash = chainHash({ id, type, revision, at: meta['at']!, data: changed, previousHash })
      const linked = JSON.stringify({ ...meta, previousHash, hash })
      await changeEvents(
        `update log.events set data = $1, meta = $2 where $where and revision = $3`,
        ownerId,
        JSON.stringify(changed),
        linked,
        Number(revision),
      )
      previousHash = hash
    }
    expect(await readVerification(ownerId)).toEqual(['3 replaced'])
    expect(await faultsOf(ownerId)).toContain('entry 3, anchored')
  })

  test('a truncated ledger is not anchored again', async () => {
    const ownerId = await createLedger()
    await changeEvents('delete from log.events where $where and revision = 3', ownerId)
    await server.anchorHeads()
    expect(await readVerification(ownerId)).toEqual(['3 cut'])
  })
})

describe('payments compared with the provider’s list', () => {
  type ListedFields = Partial<ProviderPayment>
  const provider = (listed: readonly ProviderPayment[]) =>
    ({
      provider: 'sandbox',
      async *list() {
        yield* listed
      },
    }) as unknown as Payments
  const listedAs = (paymentId: string, over: ListedFields = {}): ProviderPayment => ({
    intentId: `pi_${paymentId}`,
    paymentId,
    status: 'succeeded',
    amountCents: 1000,
    currency: 'usd',
    refundedCents: 0,
    disputed: false,
    createdAt: new Date(),
    receiptUrl: undefined,
    ...over,
  })
  /** Differences of this payment and the listed ones. */
  async function differences(paymentId: string, listed: readonly ProviderPayment[]) {
    const { differences: all } = await reconcileWithProvider(
      { store: server.store, payments: provider(listed) },
      new Date(0),
    )
    const known = new Set([paymentId, ...listed.map((one) => one.paymentId)])
    return all.filter((one) => known.has(one.paymentId)).map(({ kind }) => kind)
  }

  const discrepancies: [string, ListedFields, Difference['kind'][]][] = [
    ['that agrees', {}, []],
    ['of another amount', { amountCents: 900 }, ['amount']],
    ['in another currency', { currency: 'eur' }, ['currency']],
    ['that failed', { status: 'failed' satisfies PaymentStatus }, ['status']],
    ['that was refunded', { refundedCents: 1000 }, ['refunds']],
    ['that is disputed', { disputed: true }, ['dispute']],
    [
      'that is unknown here',
      { intentId: 'pi_other', paymentId: randomUUID() },
      ['missing-here', 'missing-there'],
    ],
  ]
  test.each(discrepancies)('one %s', async (_, listed, expected) => {
    const paymentId = await server.recordPurchase(randomUUID())
    expect(await differences(paymentId, [listedAs(paymentId, listed)])).toEqual(expected)
  })

  test('one that was paid and granted no credits', async () => {
    const ownerId = randomUUID()
    const paymentId = await server.recordPurchase(ownerId)
    await changeEvents('delete from log.events where $where', ownerId)
    expect(await differences(paymentId, [listedAs(paymentId)])).toEqual(['not-granted'])
  })
})
