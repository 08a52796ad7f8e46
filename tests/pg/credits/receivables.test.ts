// What is owed and what a later purchase paid of it, for owners and for auditors.
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLedger } from '../../../scripts/lib/audit/audit-ledger.ts'
import { verifyFile } from '../../../scripts/lib/audit/verify-file.ts'
import {
  openLedgerTestServer,
  type LedgerTestServer,
} from '../../support/servers/ledger-test-server.ts'
import {
  openOwnerTestServer,
  recordQualifiedResponse,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

describe('an auditor', () => {
  let server: LedgerTestServer
  const ownerId = randomUUID()
  const times: string[] = []
  const headers = { 'x-owner': ownerId }
  const json = async (path: string) => (await server.get(path, headers)).json()
  /** The lots as of a time, newest first. */
  const lotsAt = async (at = '') => json(`/api/ledger/lots${at && `?at=${at}`}`)
  beforeAll(async () => {
    server = await openLedgerTestServer()
    const mark = () => times.push(server.clock.now.toISOString())
    const older = await server.recordPurchase(ownerId)
    for (let n = 0; n < 4; n++)
      await server.executeCommand(ownerId, {
        ...{ type: 'UnlockResponse', responseId: randomUUID(), surveyId: randomUUID() },
      })
    const of = { paymentId: older, disputeId: 'dp_1', amountCents: 400 }
    await server.executeCommand(ownerId, { type: 'RecordDispute', ...of })
    await server.executeCommand(ownerId, { type: 'CloseDispute', ...of, outcome: 'lost' })
    await server.executeCommand(ownerId, {
      ...{ type: 'RecordRefund', paymentId: older, refundedCents: 500 },
    })
    mark()
    await server.recordPurchase(ownerId)
    mark()
    await server.executeCommand(ownerId, {
      ...{ type: 'RecordRefundFailed', paymentId: older, refundId: 're_1', amountCents: 200 },
    })
    await server.waitForProjections()
    await server.anchorHeads()
  })
  afterAll(() => server[Symbol.asyncDispose]())

  test('sees what was owed, what paid it, and what returned, at each time', async () => {
    const [owed, paid] = times
    expect(await lotsAt(owed)).toMatchObject([
      { spent: 4, reversed: 6, netted: 0, owed: 3, lost_cents: 400, refunded_cents: 500 },
    ])
    expect(await lotsAt(paid)).toMatchObject([
      { remaining: 7, netted: 3, spent: 0, owed: 0 },
      { spent: 4, reversed: 6, netted: 0, owed: 0, lost_cents: 400, refunded_cents: 500 },
    ])
    expect(await lotsAt()).toMatchObject([
      { remaining: 9, netted: 1 },
      { spent: 4, reversed: 6, owed: 0, lost_cents: 400, refunded_cents: 300 },
    ])
    const receivables = await Promise.all(
      [owed, paid].map(async (at) => (await json(`/api/ledger?at=${at}`)).receivable),
    )
    expect(receivables).toEqual([3, 0])
  })

  test('sees the entries, with both payments', async () => {
    const entries = await json('/api/ledger/entries')
    expect(entries).toMatchObject([
      { type: 'ReceivableNettingReversed', credits: 2, balance: 9 },
      { type: 'PurchaseRefundFailed', credits: 0, balance: 7 },
      { type: 'ReceivableNetted', credits: -3, balance: 7 },
      { type: 'CreditsPurchased', credits: 10, balance: 10 },
      ...Array.from({ length: 8 }, () => ({})),
    ])
    const [, failed, netted, purchased] = entries
    expect(netted.cause).toMatchObject({
      payment_id: purchased.cause.payment_id,
      webhook_id: purchased.cause.webhook_id,
      owed_payment_id: failed.cause.payment_id,
    })
  })

  test.each(['csv', 'json'])('verifies an export as %s', async (format) => {
    const reply = await server.get(`/api/ledger/export?format=${format}`, headers)
    const path = join(server.dir, `ledger.${format}`)
    const text = await reply.text()
    expect(text).toContain('owed by lot ')
    await writeFile(path, text)
    const { faults, audit } = await verifyFile(path)
    expect({ faults, balance: audit.balance }).toEqual({ faults: [], balance: 9 })
  })

  test('replays the ledger, and the read models agree', async () => {
    const { lines, isSound } = await auditLedger(server, { ownerId })
    expect(lines.join('\n')).toContain('balance 9; paid $13.00; owed 0')
    expect(isSound).toBe(true)
  })
})

describe('an owner', () => {
  let server: OwnerTestServer
  const owner = randomUUID()
  beforeAll(async () => {
    server = await openOwnerTestServer()
    server.startWebhooks()
  })
  afterAll(() => server[Symbol.asyncDispose]())

  async function buy() {
    const { body } = await server.call<{ payment_intent_id: string }>(
      'POST /api/billing/create-payment-intent',
      { owner, body: { package_id: 'starter_10' } },
    )
    const { payment_intent_id } = body
    const confirmed = await server.call<{ total_credits: number }>(
      'POST /api/billing/confirm-payment',
      { owner, body: { payment_intent_id } },
    )
    return { intentId: payment_intent_id, ...confirmed.body }
  }
  const read = async (path: string) => (await server.call<object[]>(`GET ${path}`, { owner })).body

  test('sees what is owed, and that the next purchase paid it', async () => {
    const { intentId } = await buy()
    for (const _ of [1, 2]) {
      const id = await recordQualifiedResponse(server, { ownerId: owner, surveyId: randomUUID() })
      await server.call(`POST /api/responses/${id}/unlock`, { owner })
    }
    await server.payments.refund(intentId, { key: randomUUID() })
    await expect
      .poll(() => read('/api/billing/credits'), { timeout: 20_000 })
      .toMatchObject({ receivable: 2, receivable_due: 2, total_spent_cents: 0 })
    expect(await buy()).toMatchObject({ total_credits: 8 })
    await server.waitForProjections()
    expect(await read('/api/billing/credits')).toMatchObject({
      ...{ total_credits: 8, receivable: 0, receivable_due: 0, total_spent_cents: 1000 },
    })
    const purchases = (await read('/api/billing/purchase-history')) as { payment_id: string }[]
    expect(purchases).toMatchObject([
      { responses_used: 0, netted: 2, remaining: 8 },
      { responses_used: 2, owed: 0 },
    ])
    const [newer, older] = purchases.map(({ payment_id }) => payment_id)
    expect(await read('/api/billing/statement?kind=money_back')).toMatchObject([
      { kind: 'netted', credits: -2, receivable: 0, payment_id: newer, owed_payment_id: older },
      { kind: 'refunded' },
    ])
    const receipt = async (id: string | undefined) =>
      (await server.fetch(`/api/billing/receipts/${id}?language=en`, owner)).text()
    expect(await receipt(newer)).toContain('Credits of this purchase that paid for credits owed: 2')
    expect(await receipt(older)).toContain(
      'Credits owed on this purchase, paid with a later one: 2',
    )
  })
})
