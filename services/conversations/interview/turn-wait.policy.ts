// How long a respondent waits for the engine in a turn: longer for one that is known to be slow, while that can help.

export type WaitLimits = {
  /** For an engine that is fast enough. */
  usualMs: number
  /** That a person would still wait in one turn. */
  longestMs: number
}

/** A call may take longer than the last ones did. */
const margin = 1.2
/** The slowest calls of a model take so many times as long as its mean. */
const unusual = 2
/** The share of the longest wait for an engine that was not measured yet. */
const unmeasuredShare = 0.6
/** For an engine whose reply will hardly come in time. */
const hopelessMs = 2_000

/** `expectedMs` is undefined for an engine that was not measured yet. */
export function waitForReading(
  expectedMs: number | undefined,
  { usualMs, longestMs }: WaitLimits,
): number {
  if (expectedMs === undefined) return Math.max(usualMs, unmeasuredShare * longestMs)
  if (expectedMs * margin <= usualMs)
    return Math.max(usualMs, Math.min(longestMs, unusual * expectedMs))
  return expectedMs * margin <= longestMs ? longestMs : Math.min(usualMs, hopelessMs)
}

/** For all attempts at a wording, after the reading has taken its part of the turn. 0: the wording would come too late. */
export function waitForWording(
  expectedMs: number | undefined,
  spentMs: number,
  { usualMs, longestMs }: WaitLimits,
): number {
  const leftMs = longestMs - spentMs
  if (expectedMs === undefined || expectedMs * margin <= usualMs)
    return Math.max(2 * usualMs, leftMs)
  return expectedMs * margin <= leftMs ? leftMs : 0
}

/** Whether reading an answer and wording what follows take longer than a respondent waits. */
export function needsWordsAhead(
  { code, word }: { code: number | undefined; word: number | undefined },
  { longestMs }: WaitLimits,
): boolean {
  // The first question is worded before any answer is read.
  const readingMs = code ?? word ?? 0
  return (readingMs + (word ?? readingMs)) * margin > longestMs
}
