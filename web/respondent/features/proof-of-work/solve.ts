// The work that is asked for where very many begin at once. Browsers derive keys off the main thread, so nothing stutters.
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** ALTCHA's payload. Rejects where the browser has no cryptography, which it keeps from pages without https. */
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
