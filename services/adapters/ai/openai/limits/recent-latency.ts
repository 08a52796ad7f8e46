// How long the last calls of a conversation took: how long to wait for the next one, and whether one call for two steps helps.

export type RecentLatency = {
  record: (step: string, ms: number) => void
  /** Mean of the last calls of a step; undefined where there was none. */
  expectedMs: (step: string) => number | undefined
  /** Whether one call is to read the answer and to word what follows. False until both steps were measured apart. */
  prefersOneCall: () => boolean
}

type WaitLimits = { usualMs: number; longestMs: number }

/** A call that takes no more than this share of the usual wait needs no stream. */
const share = 0.6
/** A call may take longer than the last ones did. */
const margin = 1.2
const maxSamples = 12

/**
 * For an engine that is fast, and for one that is so slow that only one call fits into the time that a person waits. A call of
 * both steps counts more than those of one.
 */
export function openRecentLatency({ usualMs, longestMs }: WaitLimits): RecentLatency {
  let samples: { step: string; ms: number }[] = []
  const expectedMs = (step: string): number | undefined => {
    const found = samples.filter((each) => each.step === step)
    return found.length === 0
      ? undefined
      : found.reduce((sum, { ms }) => sum + ms, 0) / found.length
  }
  return {
    expectedMs,
    record(step, ms) {
      samples = [...samples, { step, ms }].slice(-maxSamples)
    },
    prefersOneCall() {
      const [turn, code, word] = [expectedMs('turn'), expectedMs('code'), expectedMs('word')]
      if (turn !== undefined && turn <= share * usualMs) return true
      if (code === undefined || word === undefined) return false
      const apart = code + word
      if (turn === undefined && apart <= share * usualMs) return true
      return apart * margin > longestMs && (turn ?? Math.max(code, word)) * margin <= longestMs
    },
  }
}
