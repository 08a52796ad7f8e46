// The deletion of an account, from the request to the last byte. `npm run faults -- erasure` restores a backup, too.
import { expect, test } from 'vitest'
import { expectedSights } from '../../../scripts/lib/faults/erasure/expected-sights.ts'
import { proveErasure } from '../../../scripts/lib/faults/erasure/run-erasure-proof.ts'

test('an erased account and an erased conversation leave nothing in tables and files', async () => {
  const { seen, found } = await proveErasure({ restores: false })
  expect(seen).toEqual(expectedSights)
  expect(found).toEqual([])
})
