// The short form of `npm run faults -- fuzz`.
import { expect, test } from 'vitest'
import { fuzzEnvironment, runFuzz } from '../../../scripts/lib/fuzz/run-fuzz.ts'
import { startInstanceOnFreshDatabase } from '../../support/processes/instance-on-fresh-database.ts'

test('1,000 requests, valid and hostile, are no server error and leave nothing broken', async () => {
  await using instance = await startInstanceOnFreshDatabase(fuzzEnvironment)
  const { findings, statuses } = await runFuzz({
    ...{ instance, requests: 1_000, seed: 15, concurrency: 4, print: () => {} },
  })
  expect(findings).toEqual([])
  // Both what is valid and what is not were sent.
  expect(statuses['200']).toBeGreaterThan(100)
  expect(statuses['422']).toBeGreaterThan(65)
})
