// The deletion of an account, from the request to the last byte. `npm run faults -- erasure` restores a backup, too.
import { expect, test } from 'vitest'
import { proveErasure } from '../../../scripts/lib/faults/erasure/run-erasure-proof.ts'

test('an erased account and an erased conversation leave nothing in tables and files', async () => {
  const { seen, found } = await proveErasure({ restores: false })
  expect(seen).toEqual({
    // Never stored: the recording, and the password, of which a hash is.
    'markers that no search sees before': ['zqxsound', 'zqxreportpassword'],
    'the deletion is requested': 200,
    'the page while it is requested': 'account_closing',
    'a start while it is requested': 'surveys/unavailable',
    'the cancellation': 200,
    'the page after the cancellation': 'published',
    'the second request': 200,
    'the receipt while it is requested': 'requested',
    'the live socket is open': false,
    'the session after the erasure': 401,
    'signing up again gives the same account': false,
    'its surveys': '[]',
    'the receipt says that it is erased': true,
    'the receipt after the cleaning': 'cleaned',
    'the ledger is whole': true,
    'the owner’s key is destroyed': true,
  })
  expect(found).toEqual([])
})
