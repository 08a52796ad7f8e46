// What the proof has to see, besides no marker that is left.
import { isDeepStrictEqual } from 'node:util'
import { markerOf } from './markers.ts'

/** By name. */
export type Sights = Readonly<Record<string, unknown>>

export const expectedSights: Sights = {
  // Never stored: the recording, and the password, of which a hash is.
  'markers that no search sees before': [markerOf('sound'), markerOf('reportpassword')],
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
}

/** The expected sights of an account, and of the restored copy. */
export const expectedSightsOfRestore: Sights = {
  ...expectedSights,
  'the search of files finds what the copy has before': true,
  'keys of the account in the restored copy': 0,
}

/** Names of what is missing or otherwise. */
export const differingSights = (seen: Sights, expected: Sights): string[] =>
  [...new Set([...Object.keys(seen), ...Object.keys(expected)])].filter(
    (name) => !isDeepStrictEqual(seen[name], expected[name]),
  )
