/** The question being worded, as received so far. */
export type PartialQuestion = { number: number; text: string }

/**
 * The partial question after a message. Each message has the whole wording so far; an empty one retracts it. Late messages
 * and those about a question that was already asked change nothing.
 */
export function applyDelta(
  current: PartialQuestion | null,
  delta: PartialQuestion,
  lastAskedNumber: number,
): PartialQuestion | null {
  if (delta.number <= lastAskedNumber || delta.number < (current?.number ?? 0)) return current
  if (delta.text === '') return null
  const isOvertaken = current?.number === delta.number && current.text.startsWith(delta.text)
  return isOvertaken ? current : delta
}
