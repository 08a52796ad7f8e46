// Refunds and disputes.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PaymentHarness } from './payment-harness.ts'

export function describeRefundsAndDisputes(open: () => PaymentHarness): void {
  test('a refund takes unspent credits back, and spent ones are owed', async () => {
    const harness = open()
    const { owner, intentId } = await harness.createBuyer(2)
    const key = randomUUID()
    for (const _ of [1, 2]) await harness.payments.refund(intentId, { key, amountCents: 500 })
    await harness.expectBalance(owner, 3)
    await harness.payments.refund(intentId, { key: randomUUID() })
    await harness.expectBalance(owner, 0, 2)
    expect(await harness.payments.find(intentId)).toMatchObject({ refundedCents: 1000 })
    await expect(harness.payments.refund(intentId, { key: randomUUID() })).rejects.toMatchObject({
      code: 'billing/unrefundable',
    })
  })

  test('a failed refund restores its credits once, and may be repeated', async () => {
    const harness = open()
    const { owner, intentId } = await harness.createBuyer(2)
    await harness.payments.refund(intentId, { key: randomUUID(), amountCents: 300 })
    await harness.payments.refund(intentId, { key: randomUUID() })
    await harness.expectBalance(owner, 0, 2)
    await harness.failRefund(intentId)
    await harness.expectBalance(owner, 5)
    expect(await harness.payments.find(intentId)).toMatchObject({ refundedCents: 300 })
    for (const { body } of harness.webhookProxy.deliveriesFor(intentId))
      expect((await harness.postWebhook(body, harness.sign(body))).status).toBe(200)
    await harness.payments.refund(intentId, { key: randomUUID(), amountCents: 400 })
    await harness.expectBalance(owner, 1)
    await harness.server.waitForProjections()
    const paid = await harness.server.call('GET /api/billing/purchase-history', { owner })
    expect(paid.body).toMatchObject([{ refunded_cents: 700, reversed: 7, responses_used: 2 }])
  })

  test('a failed refund has the same result in any order of notifications', async () => {
    const harness = open()
    const { owner, intentId } = await harness.createBuyer(2)
    harness.webhookProxy.forwardTo(undefined)
    await harness.payments.refund(intentId, { key: randomUUID() })
    await harness.failRefund(intentId)
    await harness.payments.refund(intentId, { key: randomUUID(), amountCents: 300 })
    await harness.webhookProxy.waitForDeliveries(intentId, 7)
    // Sorted by type, failures come before refunds, and both before their totals.
    const bodies = harness.webhookProxy.deliveriesFor(intentId).map(({ body }) => body)
    const type = (body: string): string => JSON.parse(body).type
    for (const body of bodies.toSorted((a, b) => type(b).localeCompare(type(a))))
      expect((await harness.postWebhook(body, harness.sign(body))).status).toBe(200)
    harness.webhookProxy.forwardTo(harness.server.webhookUrl)
    await harness.expectBalance(owner, 5)
  })

  test('a won dispute restores all credits', async () => {
    const harness = open()
    const { owner, intentId } = await harness.createBuyer(2)
    await harness.dispute(intentId)
    await harness.expectBalance(owner, 0, 2)
    await harness.closeDispute(intentId, 'won')
    await harness.expectBalance(owner, 8)
    expect(await harness.payments.find(intentId)).toMatchObject({ disputed: true })
  })

  test('a lost dispute takes all credits', async () => {
    const harness = open()
    const { owner, intentId } = await harness.createBuyer(2)
    await harness.dispute(intentId)
    await harness.closeDispute(intentId, 'lost')
    await harness.expectBalance(owner, 0, 2)
    expect(await harness.payments.find(intentId)).toMatchObject({ disputed: true })
  })

  test('a lost partial dispute takes its share, whichever notification comes first', async () => {
    const harness = open()
    const { owner, intentId } = await harness.createBuyer(2)
    harness.webhookProxy.forwardTo(undefined)
    await harness.dispute(intentId, 349)
    await harness.closeDispute(intentId, 'lost')
    await harness.webhookProxy.waitForDeliveries(intentId, 3)
    for (const { body } of harness.webhookProxy.deliveriesFor(intentId).toReversed())
      expect((await harness.postWebhook(body, harness.sign(body))).status).toBe(200)
    harness.webhookProxy.forwardTo(harness.server.webhookUrl)
    const read = async (route: string) => (await harness.server.call(route, { owner })).body
    // The balance is the same while the dispute is open.
    await expect
      .poll(() => read('GET /api/billing/purchase-history'), { timeout: 20_000 })
      .toMatchObject([{ lost_cents: 349, reversed: 3, dispute: 'lost' }])
    await harness.server.waitForProjections()
    expect(await read('GET /api/billing/credits')).toMatchObject({
      ...{ total_credits: 5, total_spent_cents: 651, receivable: 0 },
    })
  })
}
