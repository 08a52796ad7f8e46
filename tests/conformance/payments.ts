import { afterAll, beforeAll, describe } from 'vitest'
import { describeBuying } from './payments/buying.ts'
import { describeMoneyBack } from './payments/money-back.ts'
import { describeNotices } from './payments/notices.ts'
import { openTill, type OpenTill, type Till } from './payments/till.ts'

/** What whoever takes payments may count on: each case from our calls to the ledger, over real HTTP. */
export function describePayments(name: string, open: () => Promise<Till>): void {
  describe(`payments: ${name}`, () => {
    let till: OpenTill
    beforeAll(async () => {
      till = openTill(await open())
      till.wire.lead(till.house.webhookUrl)
    })
    afterAll(() => till[Symbol.asyncDispose]())
    describeBuying(() => till)
    describeNotices(() => till)
    describeMoneyBack(() => till)
  })
}
