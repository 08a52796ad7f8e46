// Payments that go back.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OpenTill } from './till.ts'

export function describeMoneyBack(open: () => OpenTill): void {
  test('a refund takes unspent credits back, and what is spent is owed', async () => {
    const till = open()
    const { owner, intentId } = await till.buyer(2)
    const key = randomUUID()
    for (const _ of [1, 2]) await till.payments.refund(intentId, { key, amountCents: 500 })
    await till.comesTo(owner, 3)
    await till.payments.refund(intentId, { key: randomUUID() })
    await till.comesTo(owner, 0, 2)
    expect(await till.payments.find(intentId)).toMatchObject({ refundedCents: 1000 })
    await expect(till.payments.refund(intentId, { key: randomUUID() })).rejects.toMatchObject({
      code: 'billing/unrefundable',
    })
  })

  test('a refund that fails gives back what it took, once, and may be made again', async () => {
    const till = open()
    const { owner, intentId } = await till.buyer(2)
    await till.payments.refund(intentId, { key: randomUUID(), amountCents: 300 })
    await till.payments.refund(intentId, { key: randomUUID() })
    await till.comesTo(owner, 0, 2)
    await till.failRefund(intentId)
    await till.comesTo(owner, 5)
    expect(await till.payments.find(intentId)).toMatchObject({ refundedCents: 300 })
    for (const { body } of till.wire.about(intentId))
      expect((await till.post(body, till.sign(body))).status).toBe(200)
    await till.payments.refund(intentId, { key: randomUUID(), amountCents: 400 })
    await till.comesTo(owner, 1)
    const paid = await till.house.call('GET /api/billing/purchase-history', { owner })
    expect(paid.body).toMatchObject([{ refunded_cents: 700, reversed: 7, responses_used: 2 }])
  })

  test('a refund that fails comes to the same in whatever order it is told', async () => {
    const till = open()
    const { owner, intentId } = await till.buyer(2)
    till.wire.lead(undefined)
    await till.payments.refund(intentId, { key: randomUUID() })
    await till.failRefund(intentId)
    await till.payments.refund(intentId, { key: randomUUID(), amountCents: 300 })
    await till.wire.hears(intentId, 7)
    // Sorted by what they are, failures come before refunds, and both before their totals.
    const told = till.wire.about(intentId).map(({ body }) => body)
    const type = (body: string): string => JSON.parse(body).type
    for (const body of told.toSorted((a, b) => type(b).localeCompare(type(a))))
      expect((await till.post(body, till.sign(body))).status).toBe(200)
    till.wire.lead(till.house.webhookUrl)
    await till.comesTo(owner, 5)
  })

  test('a dispute that is won gives all back', async () => {
    const till = open()
    const { owner, intentId } = await till.buyer(2)
    await till.dispute(intentId)
    await till.comesTo(owner, 0, 2)
    await till.closeDispute(intentId, 'won')
    await till.comesTo(owner, 8)
    expect(await till.payments.find(intentId)).toMatchObject({ disputed: true })
  })

  test('a dispute that is lost takes all', async () => {
    const till = open()
    const { owner, intentId } = await till.buyer(2)
    await till.dispute(intentId)
    await till.closeDispute(intentId, 'lost')
    await till.comesTo(owner, 0, 2)
    expect(await till.payments.find(intentId)).toMatchObject({ disputed: true })
  })
}
