import { pbkdf2Sync } from 'node:crypto'
import { solveChallenge, type Challenge } from 'altcha-lib'

/** Solves on the calling thread, so that its processor time is measurable. */
export async function solveProofOfWork(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({
    challenge,
    deriveKey: async ({ cost, keyLength }, salt, password) => ({
      parameters: {},
      derivedKey: pbkdf2Sync(password, salt, cost, keyLength, 'sha256'),
    }),
  })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
