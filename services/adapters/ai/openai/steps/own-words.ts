// What the coding step says to the respondent itself.
import { isCallForHelp, type Intent } from '#contract/events/conversation-types.ts'
import type { AnswerToCode, CodedAnswer } from '#ports/ai/interview.ts'
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
}

const isLeak = openLeakCheck(prompts.code.text, prompts.turn.text)
const maxFarewellLength = 300
const maxCareLength = 500

/** It asks nothing: nobody would read the answer. */
export function farewellIn({
  farewell,
}: Pick<CodeReply, 'farewell'>): Pick<CodedAnswer, 'farewell'> {
  const text = usableText(farewell, { maxLength: maxFarewellLength, maxQuestions: 0 })
  return text === undefined ? {} : { farewell: text }
}

/**
 * The words to a call for help, or to a reply to its message, with at most one question. There are none to a concern
 * where the person wants to stop, to continue later, or refuses to answer. They name no number but one to call.
 */
export function careIn(
  reply: CodeReply,
  { answer, facts, repliesToHelp = false }: AnswerToCode,
  intent: Intent,
): Pick<CodedAnswer, 'care'> {
  const isExpected = repliesToHelp || (isCallForHelp(intent) && reply.danger !== 'none')
  if (!isExpected || (intent === 'concern' && declinesCare(reply))) return {}
  const text = usableText(reply.care, { maxLength: maxCareLength, maxQuestions: 1 })
  const known = [answer, ...(facts?.numbers ?? [])].flatMap(numbersIn)
  const isFit = text !== undefined && numbersIn(text).every((number) => known.includes(number))
  return isFit ? { care: text } : {}
}

/** Numbers of two digits and more, in the digits of ASCII. */
const numbersIn = (text: string): string[] =>
  (text.match(/\p{Nd}[\p{Nd} ]*\p{Nd}/gu) ?? []).map((found) =>
    found.replaceAll(' ', '').replace(/\p{Nd}/gu, (digit) => String(digit.charCodeAt(0) & 0xf)),
  )

const declinesCare = ({ intent, leaving, also }: CodeReply): boolean =>
  leaving ||
  intent === 'stop' ||
  intent === 'refuse' ||
  also.some((each) => each === 'later' || each === 'refuses')

function usableText(
  words: string,
  { maxLength, maxQuestions }: { maxLength: number; maxQuestions: number },
): string | undefined {
  const text = toPlainText(words)
  const questions = text.match(/[?؟]/gu)?.length ?? 0
  const isFit = text !== '' && text.length <= maxLength && questions <= maxQuestions
  return isFit && !isLeak(text) ? text : undefined
}
