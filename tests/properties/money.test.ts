// The short form of `npm run faults -- money`: the ledger against books that are kept separately.
import { describe, expect, test } from 'vitest'
import { checkMoney } from '../../scripts/lib/faults/money/check-money.ts'
import { playHistory } from '../../scripts/lib/faults/money/play-history.ts'
import type { MoneyStep } from '../../scripts/lib/faults/money/steps.ts'

test('no credit and no cent is created or lost, in any history', async () => {
  const { failure } = await checkMoney({ steps: 2_000, seed: 20_261_123 })
  expect(failure).toBeUndefined()
})

const buy: MoneyStep = { does: 'buy', which: 0 }
const settle: MoneyStep = { does: 'settle' }
const deliver = (which: number): MoneyStep => ({ does: 'deliver', which, times: 1 })
const unlock = (count: number): MoneyStep => ({ does: 'unlock', count })
const refund = (percent: number): MoneyStep => ({ does: 'refund', which: 0, percent })
const failRefund: MoneyStep = { does: 'failRefund', which: 0, refund: 0 }
const dispute = (percent: number): MoneyStep => ({
  ...{ does: 'dispute', which: 0, percent, isInquiry: false },
})
const decide = (decision: 'won' | 'lost', percent = 100): MoneyStep => ({
  ...{ does: 'decide', which: 0, dispute: 0, decision, percent },
})

/** Shrunk from histories in which the ledger and the books differed, and their neighbours. */
describe('the ledger agrees with the books after', () => {
  test.each<[string, MoneyStep[]]>([
    ['a lost dispute', [buy, dispute(100), decide('lost')]],
    ['a dispute of a small part', [buy, dispute(1)]],
    [
      'a partial dispute that is lost, its closing first',
      [buy, dispute(33), decide('lost'), deliver(2)],
    ],
    ['a dispute that is lost by less than it was opened', [buy, dispute(100), decide('lost', 60)]],
    [
      'a second dispute that is reported before the first is won',
      [buy, dispute(100), deliver(0), decide('won'), dispute(100), deliver(8)],
    ],
    [
      'a second dispute whose report comes before everything else',
      [buy, dispute(100), decide('won'), dispute(100), deliver(0), deliver(8)],
    ],
    [
      'a refund that fails after a partial dispute is lost',
      [buy, settle, unlock(9), refund(50), dispute(33), decide('lost'), settle, failRefund],
    ],
    [
      'a refund that fails while a dispute is open, after a purchase that paid what was owed',
      [buy, settle, unlock(9), refund(100), settle, buy, settle, dispute(50), settle, failRefund],
    ],
    [
      'a failed refund of a purchase that paid what an older one owed',
      [buy, settle, unlock(9), refund(100), settle, buy, settle, failRefund, settle, unlock(9)],
    ],
  ])('%s', async (_, history) => {
    expect(await playHistory(history)).toContain('CreditsPurchased')
  })
})
