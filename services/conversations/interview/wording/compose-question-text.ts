// Composes the text of a question from what precedes it and its wording.
import { hasStatement } from './question-sentence.policy.ts'

type QuestionParts = {
  /** A word after a message, a loss or a pause. */
  preface?: string | undefined
  /** What the wording does not say itself. */
  beginning?: string | undefined
  /** The product's reply to what the respondent asked. */
  replyToRequests?: string | undefined
  /** What a rejected wording of the engine replied to the respondent. */
  reply?: string | undefined
  wording: string
}

/** The parts in the order in which they are said; a part without text is left out. */
export function composeQuestionText(parts: QuestionParts): string {
  const { preface, beginning, replyToRequests, reply, wording } = parts
  return [preface, beginning, replyToRequests, reply, wording].filter(Boolean).join(' ')
}

type Beginnings = {
  /** Precedes a template: an engine has its own words for a loss. */
  condolence?: string | undefined
  /** After a call for help: precedes a question that begins with no sentence of the engine's own. */
  resumption?: string | undefined
}

/** The sentence that a wording lacks at its beginning. */
export function beginningOf(
  wording: string,
  isTemplate: boolean,
  { condolence, resumption }: Beginnings,
): string | undefined {
  if (isTemplate) return condolence ?? resumption
  return hasStatement(wording) ? undefined : resumption
}
