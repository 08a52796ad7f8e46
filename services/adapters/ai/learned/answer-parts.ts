// The parts of an answer that a model reads beside the whole.
import { tokenize } from '../rules/text/tokenizer.ts'

const minPartWords = 2
const maxParts = 60

/** The parts of a text between marks, which may hide a call for help in an ordinary answer; none for a single one. */
export function safetyParts(text: string): string[] {
  const parts = text
    .split(/(?<=[.!?؟…؛;,،])\s+|\n+/u)
    .filter((part) => tokenize(part).length >= minPartWords)
  return parts.length < 2 ? [] : parts.slice(0, maxParts)
}

/** An answer of several sentences may tell a situation in one of them. */
export const situationParts = safetyParts

/** An intent beside an answer is said in a part of it: between marks, or in a run of words where there are none. */
export function intentParts(text: string): string[] {
  const marked = text
    .split(/(?<=[.!?؟…؛;,،:])\s+|\n+|\s[-–—]\s/u)
    .filter((part) => tokenize(part).length > 0)
  const parts = marked.flatMap(windowsOf)
  if (parts.length <= maxIntentParts) return parts.length < 2 ? [] : parts
  return [...parts.slice(0, maxIntentParts / 3), ...parts.slice((-2 * maxIntentParts) / 3)]
}

/** A long text is read in its first and last parts, where people say what else they want. */
const maxIntentParts = 24
const windowWords = 8
const windowStep = 4

function windowsOf(part: string): string[] {
  const words = tokenize(part)
  if (words.length <= windowWords + windowStep) return [part]
  const starts = Array.from(
    { length: Math.ceil((words.length - windowWords) / windowStep) },
    (_, at) => at * windowStep,
  )
  return [...starts, words.length - windowWords].map((from) =>
    part.slice(
      words[from]!.start,
      from + windowWords >= words.length ? part.length : words[from + windowWords - 1]!.end,
    ),
  )
}
