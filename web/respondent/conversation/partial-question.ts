/** The question being worded, as far as it is known. */
export type PartialQuestion = { number: number; text: string }

/**
 * What is shown of it after another piece of news. Each brings the whole wording so far, an empty one takes it back;
 * what comes late, or about a question that was asked already, changes nothing.
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
