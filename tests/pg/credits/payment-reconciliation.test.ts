// Payments compared with the provider's records and with the ledgers.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  PaymentStatus,
  PaymentWebhookEvent,
  Payments,
  ProviderDispute,
  ProviderPayment,
} from '#ports/payments.ts'
import type { Difference } from '../../../scripts/lib/audit/payment-differences.ts'
import { reconcileWithProvider } from '../../../scripts/lib/audit/payment-reconciliation.ts'
import {
  openLedgerTestServer,
  type LedgerTestServer,
} from '../../support/servers/ledger-test-server.ts'

let server: LedgerTestServer
beforeAll(async () => {
  server = await openLedgerTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

type ProviderRecords = {
  listed: readonly ProviderPayment[]
  disputes?: readonly ProviderDispute[]
  events?: readonly PaymentWebhookEvent[]
  eventRetentionMs?: number
}

const provider = ({ listed, disputes = [], events = [], eventRetentionMs = 0 }: ProviderRecords) =>
  ({
    provider: 'sandbox',
    eventRetentionMs,
    async *list() {
      yield* listed
    },
    async *listDisputes() {
      yield* disputes
    },
    async *listEvents() {
      yield* events
    },
  }) as unknown as Payments

const listedAs = (paymentId: string, over: Partial<ProviderPayment> = {}): ProviderPayment => ({
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
async function findDifferences(paymentId: string, records: ProviderRecords) {
  const { differences } = await reconcileWithProvider(
    { store: server.store, payments: provider(records) },
    new Date(0),
  )
  const known = new Set([paymentId, ...records.listed.map((one) => one.paymentId)])
  return differences.filter((one) => known.has(one.paymentId))
}
const kindsOf = async (paymentId: string, records: ProviderRecords) =>
  (await findDifferences(paymentId, records)).map(({ kind }) => kind)
const sound = (paymentId: string) => ({ listed: [listedAs(paymentId)] })

describe('one payment', () => {
  const discrepancies: [string, Partial<ProviderPayment>, Difference['kind'][]][] = [
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
  test.each(discrepancies)('%s', async (_, listed, expected) => {
    const paymentId = await server.recordPurchase(randomUUID())
    expect(await kindsOf(paymentId, { listed: [listedAs(paymentId, listed)] })).toEqual(expected)
  })

  test('that the provider made for another of our payments', async () => {
    const paymentId = await server.recordPurchase(randomUUID())
    const other = { ...listedAs(paymentId), paymentId: randomUUID() }
    expect(await kindsOf(paymentId, { listed: [other] })).toEqual(['payment'])
  })

  test('that granted no credits', async () => {
    const ownerId = randomUUID()
    const paymentId = await server.recordPurchase(ownerId)
    await changeLedger(ownerId, 'delete from log.events where $where')
    expect(await kindsOf(paymentId, sound(paymentId))).toEqual(['not-granted'])
  })
})

const changeLedger = (ownerId: string, change: string) =>
  server.db.query(change.replace('$where', `stream = 'credits-${ownerId}'`))
const setting = (fields: object) =>
  `update log.events set data = (data::jsonb || '${JSON.stringify(fields)}')::json where $where`

describe('credits', () => {
  test.each<[string, object, Difference['kind']]>([
    ['for another price', { priceCents: 900 }, 'amount'],
    ['more than were paid', { credits: 11 }, 'terms'],
    ['of another package', { packageId: 'business_100' }, 'terms'],
  ])('%s', async (_, fields, kind) => {
    const ownerId = randomUUID()
    const paymentId = await server.recordPurchase(ownerId)
    await changeLedger(ownerId, setting(fields))
    expect(await kindsOf(paymentId, sound(paymentId))).toEqual([kind])
  })

  test('for another owner, or twice', async () => {
    const [ownerId, another] = [randomUUID(), randomUUID()]
    const paymentId = await server.recordPurchase(ownerId)
    await server.db.query(
      `insert into log.events (position, stream, revision, id, type, data, meta)
       select (select max(position) + 1 from log.events), $2, 0, gen_random_uuid(), type, data, meta
         from log.events where stream = $1`,
      [`credits-${ownerId}`, `credits-${another}`],
    )
    expect(await kindsOf(paymentId, sound(paymentId))).toEqual(['granted-twice'])
    await changeLedger(ownerId, 'delete from log.events where $where')
    expect(await kindsOf(paymentId, sound(paymentId))).toEqual(['terms'])
  })

  test('without a payment', async () => {
    const ownerId = randomUUID()
    const paymentId = await server.recordPurchase(ownerId)
    await server.db.query('delete from log.events where stream = $1', [`payment-${paymentId}`])
    expect(await kindsOf(paymentId, { listed: [] })).toEqual(['granted-unpaid'])
  })

  test('caused by an event of another payment', async () => {
    const ownerId = randomUUID()
    const paymentId = await server.recordPurchase(ownerId)
    const cause = JSON.stringify({ causationId: randomUUID() })
    await changeLedger(
      ownerId,
      `update log.events set meta = (meta::jsonb || '${cause}')::json where $where`,
    )
    expect(await kindsOf(paymentId, sound(paymentId))).toEqual(['cause'])
  })

  test('granted by nobody who may', async () => {
    const lotId = randomUUID()
    const ownerId = randomUUID()
    await server.executeCommand(ownerId, { type: 'GrantCredits', lotId, credits: 5, reason: '' })
    const [grant] = await Array.fromAsync(server.store.readStream(`credits-${ownerId}`))
    expect(await findDifferences(grant!.id, { listed: [] })).toMatchObject([
      { kind: 'grant', here: `5 credits for ${ownerId}, by test` },
    ])
    const operator = JSON.stringify({ actor: 'operator:ana' })
    await changeLedger(
      ownerId,
      `update log.events set meta = (meta::jsonb || '${operator}')::json where $where`,
    )
    expect(await findDifferences(grant!.id, { listed: [] })).toEqual([])
  })
})

describe('disputes and refunds', () => {
  /** A payment of which 400 cents are disputed and lost; the ledger follows unless `isRecorded` is false. */
  async function recordLostDispute(isRecorded = true) {
    const ownerId = randomUUID()
    const paymentId = await server.recordPurchase(ownerId)
    const intentId = `pi_${paymentId}`
    const disputeId = `dp_${paymentId}`
    const dispute = { disputeId, amountCents: 400, reason: 'fraudulent' }
    const closing = { ...dispute, outcome: 'lost' as const }
    await server.report(paymentId, { type: 'RecordDispute', ...dispute })
    await server.report(paymentId, { type: 'RecordDisputeClosed', ...closing })
    if (isRecorded) {
      await server.executeCommand(ownerId, { type: 'RecordDispute', paymentId, ...dispute })
      await server.executeCommand(ownerId, { type: 'CloseDispute', paymentId, ...closing })
    }
    const listed = [listedAs(paymentId, { disputed: true })]
    return {
      paymentId,
      listed,
      there: { disputeId, intentId, amountCents: 400, outcome: 'lost' as const },
    }
  }

  test('agree', async () => {
    const { paymentId, listed, there } = await recordLostDispute()
    expect(await kindsOf(paymentId, { listed, disputes: [there] })).toEqual([])
  })

  test.each<[string, Partial<ProviderDispute>]>([
    ['of another amount', { amountCents: 350 }],
    ['of another outcome', { outcome: 'won' }],
    ['that is still open', { outcome: undefined }],
  ])('one %s', async (_, over) => {
    const { paymentId, listed, there } = await recordLostDispute()
    const disputes = [{ ...there, ...over }]
    expect(await kindsOf(paymentId, { listed, disputes })).toEqual(['dispute'])
  })

  test('one that is unknown here', async () => {
    const { paymentId, listed, there } = await recordLostDispute()
    const disputes = [there, { ...there, disputeId: 'dp_other' }]
    expect(await findDifferences(paymentId, { listed, disputes })).toMatchObject([
      { kind: 'dispute', here: 'no dispute', there: '400 cents, lost' },
    ])
  })

  test('that did not reach the ledger', async () => {
    const { paymentId, listed, there } = await recordLostDispute(false)
    const found = await findDifferences(paymentId, { listed, disputes: [there] })
    expect(found).toMatchObject([{ kind: 'ledger', here: 'no dispute', there: '400 cents, lost' }])
    await server.report(paymentId, { type: 'RecordRefund', refundedCents: 300 })
    const refunded = { disputes: [there], listed: [{ ...listed[0]!, refundedCents: 300 }] }
    expect(await kindsOf(paymentId, refunded)).toEqual(['ledger', 'ledger'])
  })
})

describe('webhooks', () => {
  const sentFor = (paymentId: string, over: Partial<PaymentWebhookEvent> = {}) => ({
    listed: [listedAs(paymentId)],
    eventRetentionMs: Infinity,
    events: [
      {
        providerEventId: `evt_${paymentId}`,
        intentId: `pi_${paymentId}`,
        paymentId,
        outcome: { kind: 'succeeded' as const, amountCents: 1000, currency: 'usd' },
        ...over,
      },
    ],
  })
  const found = async (paymentId: string, records: ProviderRecords) =>
    (await findDifferences(paymentId, records)).map(({ kind, there }) => `${kind}: ${there}`)

  test('agree', async () => {
    const paymentId = await server.recordPurchase(randomUUID())
    expect(await found(paymentId, sentFor(paymentId))).toEqual([])
  })
  test('that the provider does not know', async () => {
    const paymentId = await server.recordPurchase(randomUUID())
    const records = { ...sentFor(paymentId), events: [] }
    expect(await found(paymentId, records)).toEqual(['event: unknown'])
  })
  test('that were about another payment, another amount or a failure', async () => {
    const paymentId = await server.recordPurchase(randomUUID())
    const failed = { kind: 'failed' as const, reason: 'declined' }
    const less = { kind: 'succeeded' as const, amountCents: 900, currency: 'usd' }
    expect([
      await found(paymentId, sentFor(paymentId, { intentId: 'pi_other' })),
      await found(paymentId, sentFor(paymentId, { outcome: less })),
      await found(paymentId, sentFor(paymentId, { outcome: failed })),
    ]).toEqual([
      ['event: of pi_other'],
      ['event: {"kind":"succeeded","amountCents":900,"currency":"usd"}'],
      ['event: {"kind":"failed","reason":"declined"}'],
    ])
  })
  test('that are older than the provider keeps are not compared', async () => {
    const paymentId = await server.recordPurchase(randomUUID())
    const records = { ...sentFor(paymentId), events: [], eventRetentionMs: 30 * 24 * 3_600_000 }
    expect(await found(paymentId, records)).toEqual([])
  })
})
