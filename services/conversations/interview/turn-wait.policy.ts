// Limits of a respondent's wait for the engine in one turn: longer for an engine that is known to be slow, while waiting can help.

export type WaitLimits = {
  /** For an engine that is fast enough. */
  usualMs: number
  /** The longest wait in one turn that people accept. */
  longestMs: number
}

/** A call may take longer than the last ones did. */
const margin = 1.2
/** The ratio of a model's slowest calls to its mean. */
const unusual = 2
/** The share of the longest wait for an engine that was not measured yet. */
const unmeasuredShare = 0.6
/** The wait for an engine whose reply is unlikely to come in time. */
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

/** Milliseconds for all attempts at a wording, after the reading's part of the turn. 0: the wording would come too late. */
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
