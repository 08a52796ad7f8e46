// Asks a client to compute for a moment before something is done for it. Nothing is stored: a challenge is signed, and
// says for what and for whom it is.
import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

/** In the format of ALTCHA, which solvers in many languages know. */
export type ProofChallenge = Challenge

export type ProofOfWork = {
  /** `tries` is how many keys are derived before the right one is found, at most. */
  challenge: (bound: ChallengeBinding, tries: number) => Promise<ProofChallenge>
  /** From what a client sent: which challenge it solved. Undefined where it is late, wrong, or meant for something else. */
  verify: (bound: ChallengeBinding, proof: string) => Promise<string | undefined>
}

/** What is to be done, and for which address. */
export type ChallengeBinding = { use: string; address: string }

/** Rounds of PBKDF2 for each try: enough that browsers spend their time in it, not around it. */
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
  // The address is not told: a challenge may be passed on, and shown.
  const nameOf = ({ use, address }: ChallengeBinding) =>
    own(`bound\n${use}\n${address}`).slice(0, 32)
  return {
    challenge: (bound, tries) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: pbkdf2Rounds,
        // Known to us, so that checking costs nothing; never so low that luck saves the work.
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
