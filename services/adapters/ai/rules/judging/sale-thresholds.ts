// What keeps a response from being sold whoever judges it: facts and word lists, no model's opinion.
import { limits } from '#contract/limits.ts'
import type { AnswerToJudge } from '#ports/ai.ts'
import { isAddressedToMachine } from '../prompt-injection/machine-address.ts'
import { classifyIntent, gibberishShare } from '../intent/intent.ts'
import {
  repetitionShare,
  wordNgrams,
  containment,
  keywordStuffingShare,
} from '../text/repetition.ts'
import { trigramSimilarityTo, tokenize } from '../text/tokenizer.ts'

/**
 * A person may paste or dictate, but not before having read the question and made an answer to it. Fast speech is 25
 * characters a second, fast typing 15; what comes at more than 100 was ready beforehand.
 */
const minimumDuration = { minMs: 250, msPerCharacter: 10 }
/** From this likeness on, an answer is somebody else's, or one's own told again. */
const duplicateSimilarity = 0.8
/** So much of another answer in this one, and so much of this one from there, is a copy with something added. */
const copiedShares = { shareOfOther: 0.9, shareOfAnswer: 0.6 }
/** So much of an answer may be the question's own words, or filler. */
const echoLimit = 0.6
const sameWordsLimit = 0.85
const gibberishLimit = 0.3
const repetitionLimit = 0.4
const keywordStuffingLimit = 0.6

export type Disqualification = 'short' | 'intent' | 'hasty' | 'copied' | 'echo' | 'repeated'

/** Why an answer is never for sale; undefined when it may be. */
export function findDisqualification(input: AnswerToJudge): Disqualification | undefined {
  const answer = visibleText(input.answer)
  if (input.kind !== 'open' || [...answer].length <= limits.excerpt.max) return 'short'
  // Read anew: what is sold must not rest on one reading.
  const meant = classifyIntent(input.answer, input.language, `${input.goal}\n${input.question}`)
  if (input.intent !== 'answer' || meant !== 'answer') return 'intent'
  if (isAddressedToMachine(input.answer) || gibberishShare(answer) >= gibberishLimit)
    return 'intent'
  if (input.elapsedMs !== null && input.elapsedMs < minimumMs(answer)) return 'hasty'
  if (isEcho(answer, input)) return 'echo'
  if (
    repetitionShare(answer) >= repetitionLimit ||
    keywordStuffingShare(answer, input) >= keywordStuffingLimit
  )
    return 'repeated'
  return isCopied(answer, input.others) ? 'copied' : undefined
}

const minimumMs = (answer: string) =>
  Math.max(minimumDuration.minMs, answer.length * minimumDuration.msPerCharacter)

/** As it reads: without what cannot be seen, and with single spaces. */
const visibleText = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Cc}]+/gu, (gap) => (/\s/.test(gap) ? ' ' : ''))
    .replaceAll(/\s+/g, ' ')
    .trim()

function isEcho(answer: string, { question, goal, objectives }: AnswerToJudge): boolean {
  const given = [question, goal, ...objectives.map(({ text }) => text), ...fillerTexts]
  const [own, all] = [answer, given.join('\n')].map(
    (text) => new Set(tokenize(text).map(({ folded }) => folded)),
  )
  if (containment(own!, all!) >= sameWordsLimit) return true
  const sequences = new Set(given.flatMap((text) => [...wordNgrams(text)]))
  return containment(wordNgrams(answer), sequences) >= echoLimit
}

const fillerTexts = [
  `Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.
   Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in
   reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in
   culpa qui officia deserunt mollit anim id est laborum.`,
  'The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs.',
  'هذا النص هو مثال لنص يمكن أن يستبدل في نفس المساحة، لقد تم توليد هذا النص من مولد النص العربى، حيث يمكنك أن تولد مثل هذا النص أو العديد من النصوص الأخرى.',
]

function isCopied(answer: string, others: readonly string[]): boolean {
  const likeness = trigramSimilarityTo(answer)
  const own = wordNgrams(answer)
  return others.some((other) => {
    if (likeness(visibleText(other)) >= duplicateSimilarity) return true
    const its = wordNgrams(other)
    return (
      containment(its, own) >= copiedShares.shareOfOther &&
      containment(own, its) >= copiedShares.shareOfAnswer
    )
  })
}
