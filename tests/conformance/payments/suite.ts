import { afterAll, beforeAll, describe } from 'vitest'
import { describeProviderRecords } from './provider-records.ts'
import { describePurchases } from './purchases.ts'
import { describeRefundsAndDisputes } from './refunds-and-disputes.ts'
import { describeWebhooks } from './webhooks.ts'
import {
  openPaymentHarness,
  type PaymentHarness,
  type PaymentProviderFixture,
} from './payment-harness.ts'

/** Guarantees of the port: each case from the API call to the ledger, over real HTTP. */
export function describePayments(name: string, open: () => Promise<PaymentProviderFixture>): void {
  describe(`payments: ${name}`, () => {
    let harness: PaymentHarness
    beforeAll(async () => {
      harness = openPaymentHarness(await open())
      harness.webhookProxy.forwardTo(harness.server.webhookUrl)
    })
    afterAll(() => harness[Symbol.asyncDispose]())
    describePurchases(() => harness)
    describeWebhooks(() => harness)
    describeRefundsAndDisputes(() => harness)
    describeProviderRecords(() => harness)
  })
}
