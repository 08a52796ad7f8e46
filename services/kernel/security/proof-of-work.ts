// Proof of work before expensive requests. Nothing is stored: a challenge is signed and bound to its use and to a client
// address.
import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

/** In the format of ALTCHA. */
export type ProofChallenge = Challenge

export type ProofOfWork = {
  /** `tries` is the maximum number of keys that a client derives. */
  challenge: (bound: ChallengeBinding, tries: number) => Promise<ProofChallenge>
  /** The nonce of the challenge that was solved; undefined if the proof is expired, wrong, or bound to something else. */
  verify: (bound: ChallengeBinding, proof: string) => Promise<string | undefined>
}

/** The use and the client address that a challenge is for. */
export type ChallengeBinding = { use: string; address: string }

/** Rounds of PBKDF2 per try: enough to dominate the overhead of a try in browsers. */
const pbkdf2Rounds = 1_000
const challengeTtlMs = 5 * 60_000

const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      data: z.object({ bound: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

export function openProofOfWork(secret: Buffer): ProofOfWork {
  const own = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex')
  const secrets = {
    hmacSignatureSecret: own('challenges'),
    hmacKeySignatureSecret: own('keys of challenges'),
  }
  // A challenge contains a keyed hash of the address, not the address.
  const nameOf = ({ use, address }: ChallengeBinding) =>
    own(`bound\n${use}\n${address}`).slice(0, 32)
  return {
    challenge: (bound, tries) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: pbkdf2Rounds,
        // The server knows the counter, so verification is one derivation; the lower bound keeps lucky solutions from being free.
        counter: randomInt(tries, Math.ceil(tries / 2)),
        expiresAt: new Date(Date.now() + challengeTtlMs),
        data: { bound: nameOf(bound) },
        deriveKey,
        ...secrets,
      }),
    async verify(bound, proof) {
      const payload = Payload.safeParse(parseBase64Json(proof)).data
      if (!payload || payload.challenge.parameters.data.bound !== nameOf(bound)) return undefined
      const { verified } = await verifySolution({
        challenge: payload.challenge as unknown as ProofChallenge,
        solution: payload.solution as Parameters<typeof verifySolution>[0]['solution'],
        deriveKey,
        ...secrets,
      })
      return verified ? payload.challenge.parameters.nonce : undefined
    },
  }
}

function parseBase64Json(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString())
  } catch {
    return undefined
  }
}
