// What the coding step says to the respondent itself.
import type { HelpTier } from '#contract/help.ts'
import type { CodedAnswer } from '#ports/ai/interview.ts'
import { prompts } from '../prompts.ts'
import { openLeakCheck } from '../text/confidential-text.ts'
import { toPlainText } from '../text/plain-text.ts'

/** Fields of the reply to the coding step. */
type CodeReply = {
  care: string
  farewell: string
  danger: string
  intent: string
  leaving: boolean
  also: readonly string[]
  leave_alone: readonly string[]
}

const isLeak = openLeakCheck(prompts.code.text, prompts.turn.text)
const maxFarewellLength = 300
const maxCareLength = 240

/** It asks nothing: nobody would read the answer. */
export function farewellIn({
  farewell,
}: Pick<CodeReply, 'farewell'>): Pick<CodedAnswer, 'farewell'> {
  const text = usableText(farewell, { maxLength: maxFarewellLength, maxQuestions: 0 })
  return text === undefined ? {} : { farewell: text }
}

/**
 * The words to a call for help. Those to distress ask nothing. There are none to a concern where the person wants to stop, to
 * continue later, or not to speak of something.
 */
export function careIn(reply: CodeReply, tier: HelpTier): Pick<CodedAnswer, 'care'> {
  if (reply.danger !== tier || (tier === 'concern' && declinesCare(reply))) return {}
  const maxQuestions = tier === 'concern' ? 1 : 0
  const text = usableText(reply.care, { maxLength: maxCareLength, maxQuestions })
  return text === undefined ? {} : { care: text }
}

const declinesCare = ({ intent, leaving, also, leave_alone }: CodeReply): boolean =>
  leaving ||
  intent === 'stop' ||
  intent === 'refuse' ||
  also.some((each) => each === 'later' || each === 'refuses') ||
  leave_alone.length > 0

function usableText(
  words: string,
  { maxLength, maxQuestions }: { maxLength: number; maxQuestions: number },
): string | undefined {
  const text = toPlainText(words)
  const questions = text.match(/[?؟]/gu)?.length ?? 0
  const isFit = text !== '' && text.length <= maxLength && questions <= maxQuestions
  return isFit && !isLeak(text) ? text : undefined
}
