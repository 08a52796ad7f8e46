// Finds what an answer says against an earlier one. It prefers to miss a contradiction to seeing one where there is none.
import type { SurveyLanguage } from '#contract/languages.ts'
import { ownValue } from '#contract/own-value.ts'
import type { AnswerToCode, CodedAnswer, Exchange } from '#ports/ai/interview.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Contradictions } from '../../languages/types/contradictions.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { splitClauses, tokenize, toSearchText, type Clause } from '../../rules/text/tokenizer.ts'

type Found = NonNullable<CodedAnswer['contradiction']>
type OutrightClause = { clause: Clause; folded: string; question: string }
type Subject = { language: SurveyLanguage; words: Contradictions }

/** Longer clauses say more than one thing. */
const maxWords = 12
const maxWordsOfJudgement = 7
/** Smaller differences are rounding. */
const minNumberRatio = 1.5
const scores = { high: 9, low: 2 }

export function findContradiction(
  { question, answer, kind, earlier = [] }: AnswerToCode,
  language: SurveyLanguage,
): Found | undefined {
  const words = languageOf(language).contradictions
  if (!words || earlier.length === 0) return undefined
  const subject = { language, words }
  const now = { question, answer, kind, objectiveId: null }
  for (const before of earlier) {
    const found = contradictionBetween(before, now, subject)
    if (found)
      return {
        earlier: before.answer.slice(found.earlier.start, found.earlier.end),
        now: found.now,
      }
  }
  return undefined
}

type Pair = { earlier: { start: number; end: number }; now: { start: number; end: number } }

function contradictionBetween(before: Exchange, now: Exchange, subject: Subject): Pair | undefined {
  const scored = scoreAgainst(before, now, subject) ?? swap(scoreAgainst(now, before, subject))
  if (scored) return scored
  if (isChosen(before) || isChosen(now)) return undefined
  for (const first of outrightClauses(before, subject))
    for (const second of outrightClauses(now, subject))
      if (contradict(first, second, subject)) return { earlier: spanOf(first), now: spanOf(second) }
  return undefined
}

const spanOf = ({ clause: { start, end } }: OutrightClause) => ({ start, end })
const swap = (pair: Pair | undefined): Pair | undefined =>
  pair && { earlier: pair.now, now: pair.earlier }
const isChosen = ({ kind = 'open' }: Exchange) => kind !== 'open'

/** The clauses that are short and outright. */
const outrightClauses = ({ question, answer }: Exchange, { words }: Subject): OutrightClause[] =>
  splitClauses(answer)
    .map((clause) => ({ clause, question, folded: toSearchText(clause.text) }))
    .filter(
      ({ folded }) => folded.trim().split(' ').length <= maxWords && !words.excepted.test(folded),
    )

function contradict(first: OutrightClause, second: OutrightClause, subject: Subject): boolean {
  const { always, never, praise, rejection } = subject.words
  const isOpposed = (one: RegExp, other: RegExp) =>
    (one.test(first.folded) &&
      !other.test(first.folded) &&
      other.test(second.folded) &&
      !one.test(second.folded)) ||
    (other.test(first.folded) &&
      !one.test(first.folded) &&
      one.test(second.folded) &&
      !other.test(second.folded))
  if (isOpposed(always, never)) return areAboutSame(first, second, subject)
  if (isOpposed(praise, rejection)) return judgeSame(first, second, subject)
  return countDifferently(first, second, subject)
}

const stemsOf = (text: string, language: SurveyLanguage) =>
  new Set(contentStems(tokenize(text), language))

/** What a clause is about, without the words of its frequency or judgement; of a bare one nothing. */
function aboutOf({ folded }: OutrightClause, { words, language }: Subject): Set<string> {
  const bare = [words.always, words.never, words.praise, words.rejection].reduce(
    (text, pattern) => text.replace(pattern, '  '),
    folded,
  )
  return stemsOf(bare, language)
}

/**
 * Two things in common, or the one thing that either is about; the second clause adds none. Of a bare clause its question
 * counts.
 */
function areAboutSame(first: OutrightClause, second: OutrightClause, subject: Subject): boolean {
  const [before, after] = [aboutOf(first, subject), aboutOf(second, subject)]
  const asked = ({ question }: OutrightClause) => stemsOf(question, subject.language)
  const one = before.size > 0 ? before : asked(first)
  const other = after.size > 0 ? after : asked(second)
  const shared = one.intersection(other).size
  const isOneThing = after.size > 0 && Math.min(one.size, other.size) === 1
  return (shared >= 2 || (shared === 1 && isOneThing)) && other.isSubsetOf(one.union(asked(first)))
}

/** True for clauses of few words about the same thing. */
function judgeSame(first: OutrightClause, second: OutrightClause, subject: Subject): boolean {
  const isShort = ({ folded }: OutrightClause) =>
    folded.trim().split(' ').length <= maxWordsOfJudgement
  const [one, other] = [aboutOf(first, subject), aboutOf(second, subject)]
  const isSame = one.size === other.size && one.isSubsetOf(other)
  return isShort(first) && isShort(second) && one.size > 0 && one.size <= 2 && isSame
}

function countDifferently(
  first: OutrightClause,
  second: OutrightClause,
  { words, language }: Subject,
): boolean {
  const [one, other] = [words.counted.exec(first.folded), words.counted.exec(second.folded)]
  if (!one || !other) return false
  const numberOf = ([, text = '']: RegExpExecArray) =>
    ownValue(words.numbers, text) ?? Number(text.replace(',', '.'))
  const [low = 0, high = 0] = [numberOf(one), numberOf(other)].toSorted((a, b) => a - b)
  const rest = ({ folded }: OutrightClause, [, number = '']: RegExpExecArray) =>
    stemsOf(folded.replace(` ${number} `, ' '), language)
  const [about, repeated] = [rest(first, one), rest(second, other)]
  const isSame = about.size === repeated.size && about.isSubsetOf(repeated)
  return isSame && low > 0 && high / low >= minNumberRatio
}

/** A score for recommending against words about recommending; the second exchange has the words. */
function scoreAgainst(scored: Exchange, worded: Exchange, { words }: Subject): Pair | undefined {
  if (scored.kind !== 'nps' || isChosen(worded)) return undefined
  const score = Number(scored.answer)
  const pattern =
    score >= scores.high
      ? words.rejectsRecommending
      : score <= scores.low
        ? words.recommends
        : undefined
  if (!pattern) return undefined
  const clause = splitClauses(worded.answer).find(({ text }) => {
    const folded = toSearchText(text)
    return (
      pattern.test(folded) && tokenize(text).length <= maxWords && !isConditional(folded, words)
    )
  })
  return (
    clause && {
      earlier: { start: 0, end: scored.answer.length },
      now: { start: clause.start, end: clause.end },
    }
  )
}

/** The exceptions, apart from words that a refusal to recommend needs. */
const isConditional = (
  folded: string,
  { excepted, rejectsRecommending, recommends }: Contradictions,
) => excepted.test(folded.replace(rejectsRecommending, ' ').replace(recommends, ' '))
