// Purchases.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PaymentHarness } from './payment-harness.ts'

export function describePurchases(open: () => PaymentHarness): void {
  test('a payment has one intent, however often it is requested', async () => {
    const harness = open()
    const body = {
      paymentId: randomUUID(),
      ownerId: randomUUID(),
      amountCents: 1000,
      currency: 'usd' as const,
    }
    const first = await harness.payments.createIntent(body)
    expect(await harness.payments.createIntent(body)).toEqual(first)
    expect(await harness.payments.find(first.intentId)).toMatchObject({
      ...{ intentId: first.intentId, paymentId: body.paymentId, status: 'open' },
      ...{ amountCents: 1000, currency: 'usd', refundedCents: 0, disputed: false },
    })
    await expect(
      harness.payments.createIntent({ ...body, amountCents: 4500 }),
    ).rejects.toMatchObject({ code: 'request/key-reused' })
    await expect(harness.payments.find('pi_none')).rejects.toMatchObject({
      code: 'billing/unknown-payment',
    })
  })

  test('an accepted card buys', async () => {
    const harness = open()
    const { owner, intentId } = await harness.createBuyer()
    await harness.expectBalance(owner, 10)
    expect(await harness.payments.find(intentId)).toMatchObject({ status: 'succeeded' })
  })

  test('a declined card buys nothing and returns the reason; another card may succeed', async () => {
    const harness = open()
    const owner = randomUUID()
    const { body } = await harness.startPayment(owner)
    const intentId = body.payment_intent_id
    await harness.pay(owner, intentId, 'declined')
    for (const _ of [1, 2])
      expect(await harness.confirmPayment(owner, intentId)).toMatchObject({
        status: 402,
        body: { code: 'billing/declined', reason: 'Your card was declined.' },
      })
    await harness.pay(owner, intentId, 'good')
    expect(await harness.confirmPayment(owner, intentId)).toMatchObject({
      body: { total_credits: 10 },
    })
  })

  test('a payment made before its start was recorded: the notification is repeated, and the same request completes', async () => {
    const harness = open()
    const owner = randomUUID()
    const key = { 'idempotency-key': randomUUID() }
    harness.crashAfterCreate()
    expect((await harness.startPayment(owner, key)).status).toBe(500)
    const listed = await Array.fromAsync(harness.payments.list(new Date(Date.now() - 60_000)))
    const { intentId, paymentId } = listed[0]!
    await harness.pay(owner, intentId, 'good')
    const { body } = await harness.firstWebhook(intentId)
    expect((await harness.postWebhook(body, harness.sign(body))).status).toBe(404)
    expect(await harness.startPayment(owner, key)).toMatchObject({
      body: { payment_intent_id: intentId },
    })
    expect(await harness.confirmPayment(owner, intentId)).toMatchObject({
      body: { total_credits: 10 },
    })
    expect(await harness.payments.find(intentId)).toMatchObject({ paymentId })
  })

  test('lists payments, newest first', async () => {
    const harness = open()
    const before = await harness.createBuyer()
    const after = await harness.createBuyer()
    await harness.payments.refund(before.intentId, { key: randomUUID(), amountCents: 100 })
    const since = new Date(Date.now() - 3_600_000)
    const all = await Array.fromAsync(harness.payments.list(since))
    const ids = all.map(({ intentId }) => intentId)
    expect(ids.slice(0, 2)).toEqual([after.intentId, before.intentId])
    expect(new Set(ids).size).toBe(ids.length)
    expect(all[1]).toMatchObject({
      ...{ status: 'succeeded', amountCents: 1000, currency: 'usd' },
      ...{ refundedCents: 100, disputed: false, createdAt: expect.any(Date) },
    })
    const tomorrow = new Date(Date.now() + 86_400_000)
    expect(await Array.fromAsync(harness.payments.list(tomorrow))).toEqual([])
  })
}
