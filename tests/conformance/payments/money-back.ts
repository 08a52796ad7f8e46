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
