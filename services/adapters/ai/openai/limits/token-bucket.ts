import { setTimeout as wait } from 'node:timers/promises'

/** The share that background work leaves for respondents' questions. */
const reserved = 0.2

export type TokenBucket = {
  /** Waits until the tokens may be spent. Rejects with the signal's reason. */
  take: (tokens: number, options: { urgent: boolean; signal: AbortSignal }) => Promise<void>
  /** Replaces an estimate by the true number. */
  reconcile: (guessed: number, spent: number) => void
}

/** A limit of tokens a minute, estimated before and settled after each call; 0 for no limit. */
export function openTokenBucket(
  tokensPerMinute: number,
  now = () => performance.now(),
): TokenBucket {
  if (tokensPerMinute === 0) return { take: async () => {}, reconcile: () => {} }
  const perMs = tokensPerMinute / 60_000
  let level = tokensPerMinute
  let at = now()
  const refill = () => {
    const elapsed = now() - at
    at += elapsed
    level = Math.min(tokensPerMinute, level + elapsed * perMs)
  }
  // First in, first out, with a queue of their own for respondents.
  const queues = { urgent: Promise.resolve(), background: Promise.resolve() }

  async function waitForTokens(tokens: number, floor: number, signal: AbortSignal): Promise<void> {
    // A request larger than the bucket waits until it is full.
    const needed = Math.min(tokens + floor, tokensPerMinute)
    for (refill(); level < needed; refill())
      await wait(Math.max(1, (needed - level) / perMs), undefined, { signal })
    signal.throwIfAborted()
    level -= tokens
  }

  return {
    take(tokens, { urgent, signal }) {
      const row = urgent ? 'urgent' : 'background'
      const floor = urgent ? 0 : tokensPerMinute * reserved
      const turn = queues[row].then(() => waitForTokens(tokens, floor, signal))
      queues[row] = turn.catch(() => {})
      return turn.catch((error: unknown) => {
        throw signal.aborted ? signal.reason : error
      })
    },
    reconcile(guessed, spent) {
      refill()
      level = Math.min(tokensPerMinute, level + guessed - spent)
    },
  }
}
