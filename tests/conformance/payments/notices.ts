// What the provider tells, and what only looks like it.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OpenTill } from './till.ts'

const forged = expect.objectContaining({ code: 'billing/forged' })

export function describeNotices(open: () => OpenTill): void {
  test('what is not signed, signed long ago, or not as it was signed, is refused', async () => {
    const till = open()
    const { intentId } = await till.buyer()
    const { body, signature } = await till.firstNotice(intentId)
    const sixMinutesAgo = new Date(Date.now() - 360_000)
    for (const [text, given] of [
      [body, ''],
      [body, 't=1,v1=00'],
      [body.replace('1000', '9000'), signature],
      [body, till.sign(body, sixMinutesAgo)],
    ] as const) {
      expect(() => till.payments.readNotice(text, given)).toThrow(forged)
      expect((await till.post(text, given)).status).toBe(401)
    }
  })

  test('a notice counts once, replayed and at the same time', async () => {
    const till = open()
    const { owner, intentId } = await till.buyer()
    const { body } = await till.firstNotice(intentId)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => till.post(body, till.sign(body))),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    await till.comesTo(owner, 10)
  })

  test('another amount and another currency are refused, and anything else is taken note of', async () => {
    const till = open()
    const owner = randomUUID()
    const intentId = (await till.begin(owner)).body.payment_intent_id
    till.wire.lead(undefined)
    await till.pay(owner, intentId, 'good')
    const { body } = await till.firstNotice(intentId)
    const event = JSON.parse(body)
    const told = (over: object, type = event.type) =>
      JSON.stringify({ ...event, type, data: { object: { ...event.data.object, ...over } } })
    for (const wrong of [told({ amount_received: 1 }), told({ currency: 'brl' })])
      expect((await till.post(wrong, till.sign(wrong))).status).toBe(422)
    const other = told({}, 'charge.updated')
    expect((await till.post(other, till.sign(other))).status).toBe(200)
    const foreign = told({ metadata: {} })
    expect((await till.post(foreign, till.sign(foreign))).status).toBe(200)
    till.wire.lead(till.house.webhookUrl)
    await till.comesTo(owner, 10)
  })

  test('notices in the wrong order come to the same', async () => {
    const till = open()
    const owner = randomUUID()
    const intentId = (await till.begin(owner)).body.payment_intent_id
    till.wire.lead(undefined)
    await till.pay(owner, intentId, 'good')
    await till.payments.refund(intentId, { key: randomUUID(), amountCents: 300 })
    await till.payments.refund(intentId, { key: randomUUID() })
    const notices = await till.wire.hears(intentId, 5)
    const total = ({ body }: { body: string }) =>
      Number(JSON.parse(body).data.object.amount_refunded ?? 0)
    for (const { body } of notices.toSorted((a, b) => total(b) - total(a)))
      expect((await till.post(body, till.sign(body))).status).toBe(200)
    await till.comesTo(owner, 0)
    till.wire.lead(till.house.webhookUrl)
  })
}
