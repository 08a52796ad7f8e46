// What the provider keeps of disputes and events.
import { expect, test } from 'vitest'
import type { PaymentHarness } from './payment-harness.ts'

export function describeProviderRecords(open: () => PaymentHarness): void {
  test('disputes and events are listed', async () => {
    const harness = open()
    const { owner, intentId } = await harness.createBuyer()
    await harness.dispute(intentId, 700)
    await harness.expectBalance(owner, 3)
    const since = new Date(Date.now() - 60_000)
    const disputes = async () =>
      (await Array.fromAsync(harness.payments.listDisputes(since))).filter(
        (dispute) => dispute.intentId === intentId,
      )
    const opened = { intentId, amountCents: 700, outcome: undefined }
    expect(await disputes()).toEqual([{ ...opened, disputeId: expect.any(String) }])
    await harness.closeDispute(intentId, 'won')
    await harness.expectBalance(owner, 10)
    expect(await disputes()).toMatchObject([{ amountCents: 700, outcome: 'won' }])
    const events = await Array.fromAsync(harness.payments.listEvents(since))
    const recorded = harness.webhookProxy
      .deliveriesFor(intentId)
      .map(({ body, signature }) => harness.payments.parseWebhook(body, signature)!)
    expect(recorded.map(({ outcome }) => outcome.kind)).toContain('dispute-closed')
    expect(events).toEqual(expect.arrayContaining(recorded))
    expect(
      await Array.fromAsync(harness.payments.listEvents(new Date(Date.now() + 60_000))),
    ).toEqual([])
  })
}
