// The provider's notifications, and forged ones.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PaymentHarness } from './payment-harness.ts'

const forged = expect.objectContaining({ code: 'billing/forged' })

export function describeWebhooks(open: () => PaymentHarness): void {
  test('an unsigned, expired or altered notification is refused', async () => {
    const harness = open()
    const { intentId } = await harness.createBuyer()
    const { body, signature } = await harness.firstWebhook(intentId)
    const sixMinutesAgo = new Date(Date.now() - 360_000)
    for (const [text, given] of [
      [body, ''],
      [body, 't=1,v1=00'],
      [body.replace('1000', '9000'), signature],
      [body, harness.sign(body, sixMinutesAgo)],
    ] as const) {
      expect(() => harness.payments.parseWebhook(text, given)).toThrow(forged)
      expect((await harness.postWebhook(text, given)).status).toBe(401)
    }
  })

  test('a notification counts once, repeated and concurrently', async () => {
    const harness = open()
    const { owner, intentId } = await harness.createBuyer()
    const { body } = await harness.firstWebhook(intentId)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => harness.postWebhook(body, harness.sign(body))),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    await harness.expectBalance(owner, 10)
  })

  test('a different amount or currency is refused, and any other notification is acknowledged', async () => {
    const harness = open()
    const owner = randomUUID()
    const intentId = (await harness.startPayment(owner)).body.payment_intent_id
    harness.webhookProxy.forwardTo(undefined)
    await harness.pay(owner, intentId, 'good')
    const { body } = await harness.firstWebhook(intentId)
    const event = JSON.parse(body)
    const altered = (over: object, type = event.type) =>
      JSON.stringify({ ...event, type, data: { object: { ...event.data.object, ...over } } })
    for (const wrong of [altered({ amount_received: 1 }), altered({ currency: 'brl' })])
      expect((await harness.postWebhook(wrong, harness.sign(wrong))).status).toBe(422)
    const other = altered({}, 'charge.updated')
    expect((await harness.postWebhook(other, harness.sign(other))).status).toBe(200)
    const foreign = altered({ metadata: {} })
    expect((await harness.postWebhook(foreign, harness.sign(foreign))).status).toBe(200)
    harness.webhookProxy.forwardTo(harness.server.webhookUrl)
    await harness.expectBalance(owner, 10)
  })

  test('the order of notifications does not matter', async () => {
    const harness = open()
    const owner = randomUUID()
    const intentId = (await harness.startPayment(owner)).body.payment_intent_id
    harness.webhookProxy.forwardTo(undefined)
    await harness.pay(owner, intentId, 'good')
    await harness.payments.refund(intentId, { key: randomUUID(), amountCents: 300 })
    await harness.payments.refund(intentId, { key: randomUUID() })
    const notices = await harness.webhookProxy.waitForDeliveries(intentId, 5)
    const total = ({ body }: { body: string }) =>
      Number(JSON.parse(body).data.object.amount_refunded ?? 0)
    for (const { body } of notices.toSorted((a, b) => total(b) - total(a)))
      expect((await harness.postWebhook(body, harness.sign(body))).status).toBe(200)
    await harness.expectBalance(owner, 0)
    harness.webhookProxy.forwardTo(harness.server.webhookUrl)
  })
}
