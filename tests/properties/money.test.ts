// The short form of `npm run faults -- money`: the ledger against books that are kept separately.
import { expect, test } from 'vitest'
import { checkMoney } from '../../scripts/lib/faults/money/check-money.ts'

test('no credit and no cent is created or lost, in any history', async () => {
  const { failure } = await checkMoney({ steps: 3_000, seed: 20_261_123 })
  expect(failure).toBeUndefined()
})
