// How long the last calls of a conversation took: whether one call for two steps fits into the time that people wait.

export type RecentLatency = {
  record: (step: string, ms: number) => void
  /** False until both steps were measured apart. */
  isFast: () => boolean
}

/** Of the time that a call may take: the rest is for slower ones. */
const share = 0.6
const maxSamples = 12

/** `timeoutMs` of a call that a respondent waits for. A call of both steps counts more than those of one. */
export function openRecentLatency(timeoutMs: number): RecentLatency {
  let samples: { step: string; ms: number }[] = []
  const meanOf = (step: string): number | undefined => {
    const found = samples.filter((each) => each.step === step)
    return found.length === 0
      ? undefined
      : found.reduce((sum, { ms }) => sum + ms, 0) / found.length
  }
  return {
    record(step, ms) {
      samples = [...samples, { step, ms }].slice(-maxSamples)
    },
    isFast() {
      const [turn, code, word] = [meanOf('turn'), meanOf('code'), meanOf('word')]
      const expected =
        turn ?? (code !== undefined && word !== undefined ? code + word : Number.POSITIVE_INFINITY)
      return expected <= share * timeoutMs
    },
  }
}
