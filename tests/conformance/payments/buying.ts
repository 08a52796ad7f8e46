// Payments that come.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OpenTill } from './till.ts'

export function describeBuying(open: () => OpenTill): void {
  test('a payment has one intent, however often it is asked for', async () => {
    const till = open()
    const asked = {
      paymentId: randomUUID(),
      ownerId: randomUUID(),
      amountCents: 1000,
      currency: 'usd' as const,
    }
    const first = await till.payments.createIntent(asked)
    expect(await till.payments.createIntent(asked)).toEqual(first)
    expect(await till.payments.find(first.intentId)).toMatchObject({
      ...{ intentId: first.intentId, paymentId: asked.paymentId, status: 'open' },
      ...{ amountCents: 1000, currency: 'usd', refundedCents: 0, disputed: false },
    })
    await expect(till.payments.createIntent({ ...asked, amountCents: 4500 })).rejects.toMatchObject(
      { code: 'request/key-reused' },
    )
    await expect(till.payments.find('pi_none')).rejects.toMatchObject({
      code: 'billing/unknown-payment',
    })
  })

  test('a good card buys', async () => {
    const till = open()
    const { owner, intentId } = await till.buyer()
    await till.comesTo(owner, 10)
    expect(await till.payments.find(intentId)).toMatchObject({ status: 'succeeded' })
  })

  test('a declined card buys nothing and says why; then another may', async () => {
    const till = open()
    const owner = randomUUID()
    const { body } = await till.begin(owner)
    const intentId = body.payment_intent_id
    await till.pay(owner, intentId, 'declined')
    for (const _ of [1, 2])
      expect(await till.confirm(owner, intentId)).toMatchObject({
        status: 402,
        body: { code: 'billing/declined', reason: 'Your card was declined.' },
      })
    await till.pay(owner, intentId, 'good')
    expect(await till.confirm(owner, intentId)).toMatchObject({ body: { total_credits: 10 } })
  })

  test('paid before we knew of it: the notice comes again, and the same request completes', async () => {
    const till = open()
    const owner = randomUUID()
    const key = { 'idempotency-key': randomUUID() }
    till.crashAfterCreate()
    expect((await till.begin(owner, key)).status).toBe(500)
    const ours = await Array.fromAsync(till.payments.list(new Date(Date.now() - 60_000)))
    const { intentId, paymentId } = ours[0]!
    await till.pay(owner, intentId, 'good')
    const { body } = await till.firstNotice(intentId)
    expect((await till.post(body, till.sign(body))).status).toBe(404)
    expect(await till.begin(owner, key)).toMatchObject({ body: { payment_intent_id: intentId } })
    expect(await till.confirm(owner, intentId)).toMatchObject({ body: { total_credits: 10 } })
    expect(await till.payments.find(intentId)).toMatchObject({ paymentId })
  })

  test('lists what it has, newest first', async () => {
    const till = open()
    const before = await till.buyer()
    const after = await till.buyer()
    await till.payments.refund(before.intentId, { key: randomUUID(), amountCents: 100 })
    const since = new Date(Date.now() - 3_600_000)
    const all = await Array.fromAsync(till.payments.list(since))
    const ids = all.map(({ intentId }) => intentId)
    expect(ids.slice(0, 2)).toEqual([after.intentId, before.intentId])
    expect(new Set(ids).size).toBe(ids.length)
    expect(all[1]).toMatchObject({
      ...{ status: 'succeeded', amountCents: 1000, currency: 'usd' },
      ...{ refundedCents: 100, disputed: false, createdAt: expect.any(Date) },
    })
    const tomorrow = new Date(Date.now() + 86_400_000)
    expect(await Array.fromAsync(till.payments.list(tomorrow))).toEqual([])
  })
}
