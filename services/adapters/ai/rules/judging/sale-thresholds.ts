// What disqualifies a response from sale, by both engines: facts and word lists, never a model's opinion.
import type { AnswerFlag } from '#contract/events/conversation-types.ts'
import { limits } from '#contract/limits.ts'
import type { AnswerToJudge } from '#ports/ai/assessment.ts'
import { acrossLanguages } from '../../languages/languages.ts'
import type { Disqualification } from '../../languages/types/texts.ts'
import { isBriefAnswer } from '../../learned/worth-signs.ts'
import { isAddressedToMachine } from '../prompt-injection/machine-address.ts'
import { gibberishShare } from '../intent/gibberish.ts'
import { readIntent } from '../intent/intent.ts'
import {
  repetitionShare,
  wordNgramBound,
  wordNgrams,
  containment,
  keywordStuffingShare,
} from '../text/repetition.ts'
import { cachedByText } from '../text/text-cache.ts'
import { tokenize } from '../text/tokenizer.ts'
import { trigramSimilarityTo } from '../text/trigrams.ts'

/**
 * Fast speech is 25 characters a second, fast typing 15. An answer that arrives at more than 100 was prepared before the
 * question was read.
 */
const minimumDuration = { minMs: 250, msPerCharacter: 10 }
/** From this similarity on, an answer is a duplicate. */
const duplicateSimilarity = 0.8
/** Both shares together make an answer a copy with something added. */
const copiedShares = { shareOfOther: 0.9, shareOfAnswer: 0.6 }
/** The largest share of an answer that may be the question's own words, or filler. */
const echoLimit = 0.6
const sameWordsLimit = 0.85
const gibberishLimit = 0.3
const repetitionLimit = 0.4
const keywordStuffingLimit = 0.6

/** Why an answer is never for sale; undefined where it may be. */
export function findDisqualification(input: AnswerToJudge): Disqualification | undefined {
  const answer = visibleText(input.answer)
  if (input.kind !== 'open' || [...answer].length < limits.qualified.min) return 'short'
  // Classified again by rules: a sale does not depend on the stored intent alone.
  const about = `${input.goal}\n${input.question}`
  const { question } = input
  const { intent, flags } = readIntent(input.answer, input.language, about, { question })
  if (input.intent !== 'answer' || intent !== 'answer' || !mayBeSold(answer, flags)) return 'intent'
  if (isAddressedToMachine(input.answer) || gibberishShare(answer) >= gibberishLimit)
    return 'intent'
  if (input.elapsedMs !== null && input.elapsedMs < minimumMs(answer)) return 'hasty'
  if (isEcho(answer, input)) return 'echo'
  if (
    repetitionShare(answer) >= repetitionLimit ||
    keywordStuffingShare(answer, input) >= keywordStuffingLimit
  )
    return 'repeated'
  return isCopied(answer, [...input.others, ...input.own]) ? 'copied' : undefined
}

/** A brief answer that also asks or refuses has too little left. */
const mayBeSold = (answer: string, flags: readonly AnswerFlag[]): boolean =>
  !flags.includes('uneasy') &&
  !(isBriefAnswer(answer) && flags.some((flag) => flag === 'asks' || flag === 'refuses'))

const minimumMs = (answer: string) =>
  Math.max(minimumDuration.minMs, answer.length * minimumDuration.msPerCharacter)

/** Without invisible characters, and with single spaces. */
const visibleText = cachedByText(2_000, (text): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Cc}]+/gu, (gap) => (/\s/.test(gap) ? ' ' : ''))
    .replaceAll(/\s+/g, ' ')
    .trim(),
)

function isEcho(answer: string, { question, goal, objectives }: AnswerToJudge): boolean {
  const given = [question, goal, ...objectives.map(({ text }) => text), ...fillerTexts()]
  const [own, all] = [answer, given.join('\n')].map(
    (text) => new Set(tokenize(text).map(({ folded }) => folded)),
  )
  if (containment(own!, all!) >= sameWordsLimit) return true
  const sequences = new Set(given.flatMap((text) => [...wordNgrams(text)]))
  return containment(wordNgrams(answer), sequences) >= echoLimit
}

const fillerTexts = acrossLanguages((languages) => [
  `Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.
   Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in
   reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in
   culpa qui officia deserunt mollit anim id est laborum.`,
  ...languages.flatMap(({ fillerTexts: own = [] }) => own),
])

function isCopied(answer: string, others: readonly string[]): boolean {
  const similarityTo = trigramSimilarityTo(answer)
  const own = wordNgrams(answer)
  const mayShare = wordNgramBound(answer)
  return others.some((other) => {
    if (similarityTo(visibleText(other)) >= duplicateSimilarity) return true
    if (mayShare(other) < copiedShares.shareOfAnswer * own.size) return false
    const its = wordNgrams(other)
    return (
      containment(its, own) >= copiedShares.shareOfOther &&
      containment(own, its) >= copiedShares.shareOfAnswer
    )
  })
}
