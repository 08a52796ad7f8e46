// What keeps a response from being sold whoever judges it: facts and word lists, no model's opinion.
import { limits } from '#contract/limits.ts'
import type { AnswerToJudge } from '#ports/ai.ts'
import { isAddressingMachine } from './instructing/addressing.ts'
import { intentOf, oddShare } from './offline/intent.ts'
import { repeats, sequencesOf, shareOf, stuffing } from './offline/repetition.ts'
import { likenessTo, wordsOf } from './offline/text.ts'

/**
 * A person may paste or dictate, but not before having read the question and made an answer to it. Fast speech is 25
 * characters a second, fast typing 15; what comes at more than 100 was ready beforehand.
 */
const hasty = { leastMs: 250, msPerCharacter: 10 }
/** From this likeness on, an answer is somebody else's, or one's own told again. */
const sameAs = 0.8
/** So much of another answer in this one, and so much of this one from there, is a copy with something added. */
const taken = { ofTheOther: 0.9, ofThis: 0.6 }
/** So much of an answer may be the question's own words, or filler. */
const echoed = 0.6
const ofSameWords = 0.85
const gibberish = 0.3
const repeated = 0.4
const stuffed = 0.6

export type Bar = 'short' | 'intent' | 'hasty' | 'copied' | 'echo' | 'repeated'

/** Why an answer is never for sale; undefined when it may be. */
export function barTo(input: AnswerToJudge): Bar | undefined {
  const answer = visible(input.answer)
  if (input.kind !== 'open' || [...answer].length <= limits.excerpt.max) return 'short'
  // Read anew: what is sold must not rest on one reading.
  const meant = intentOf(input.answer, input.language, `${input.goal}\n${input.question}`)
  if (input.intent !== 'answer' || meant !== 'answer') return 'intent'
  if (isAddressingMachine(input.answer) || oddShare(answer) >= gibberish) return 'intent'
  if (input.elapsedMs !== null && input.elapsedMs < leastMs(answer)) return 'hasty'
  if (isEcho(answer, input)) return 'echo'
  if (repeats(answer) >= repeated || stuffing(answer, input) >= stuffed) return 'repeated'
  return isCopied(answer, input.others) ? 'copied' : undefined
}

const leastMs = (answer: string) => Math.max(hasty.leastMs, answer.length * hasty.msPerCharacter)

/** As it reads: without what cannot be seen, and with single spaces. */
const visible = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Cc}]+/gu, (gap) => (/\s/.test(gap) ? ' ' : ''))
    .replaceAll(/\s+/g, ' ')
    .trim()

function isEcho(answer: string, { question, goal, objectives }: AnswerToJudge): boolean {
  const given = [question, goal, ...objectives.map(({ text }) => text), ...filler]
  const [own, all] = [answer, given.join('\n')].map(
    (text) => new Set(wordsOf(text).map(({ folded }) => folded)),
  )
  if (shareOf(own!, all!) >= ofSameWords) return true
  const sequences = new Set(given.flatMap((text) => [...sequencesOf(text)]))
  return shareOf(sequencesOf(answer), sequences) >= echoed
}

const filler = [
  `Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.
   Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in
   reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in
   culpa qui officia deserunt mollit anim id est laborum.`,
  'The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs.',
  'هذا النص هو مثال لنص يمكن أن يستبدل في نفس المساحة، لقد تم توليد هذا النص من مولد النص العربى، حيث يمكنك أن تولد مثل هذا النص أو العديد من النصوص الأخرى.',
]

function isCopied(answer: string, others: readonly string[]): boolean {
  const likeness = likenessTo(answer)
  const own = sequencesOf(answer)
  return others.some((other) => {
    if (likeness(visible(other)) >= sameAs) return true
    const its = sequencesOf(other)
    return shareOf(its, own) >= taken.ofTheOther && shareOf(own, its) >= taken.ofThis
  })
}
