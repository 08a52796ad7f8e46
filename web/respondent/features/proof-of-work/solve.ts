// Solves the proof of work. Browsers derive keys off the main thread.
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** ALTCHA's payload. Rejects without Web Crypto, which needs https. */
export async function solveProofOfWork(challenge: Challenge): Promise<string> {
  const workerCount = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1))
  const controller = new AbortController()
  try {
    const solution = await Promise.race(
      Array.from({ length: workerCount }, (_, worker) =>
        solveChallenge({
          challenge,
          deriveKey,
          counterStart: worker,
          counterStep: workerCount,
          controller,
        }),
      ),
    )
    if (!solution) throw new Error('the work took too long')
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    controller.abort()
  }
}
