// The sign of each statement: whether it reports a problem, or praises.
import type { Sentiment } from '#contract/survey.ts'
import { classifySentiment } from '../../learned/judgements.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { isPraise, isProblem, isTheme } from './themes.ts'
import type { Statement } from './statements.ts'

/** With more statements, the lexicon alone decides. */
const maxLearned = 3_000

export type SignOf = (statement: Statement) => Sentiment

/** Each statement's sentiment, computed once. */
export function createSigns(statements: readonly Statement[]): SignOf {
  const known = new Map<Statement, Sentiment>()
  const classify = statements.length > maxLearned ? scoreSentiment : classifySentiment
  return (statement) => {
    const before = known.get(statement)
    if (before) return before
    const sign = readSign(statement, classify)
    known.set(statement, sign)
    return sign
  }
}

/** Praise is taken for it only where it is likely: what people wish or would like reads like it. */
function readSign(statement: Statement, classify: typeof classifySentiment): Sentiment {
  const { text, language, ofAnswer, isWish, words } = statement
  const byLexicon = scoreSentiment(text, language).class
  const hasProblem = namesProblem(statement)
  if (!hasProblem && !isWish && byLexicon !== 'negative' && namesPraise(statement))
    return 'positive'
  const learned = classify(text, language)
  const neutralUnless = (isBad: boolean): Sentiment =>
    isBad && byLexicon !== 'positive' && !isWish ? 'negative' : 'neutral'
  if (learned.class === 'neutral') return neutralUnless(ofAnswer === 'negative' || hasProblem)
  if (learned.class !== 'positive') return learned.class
  const isLikely = !isWish && words.length >= 2 && isLikelyPraise(learned.confidence, byLexicon)
  return isLikely ? 'positive' : neutralUnless(hasProblem)
}

const isLikelyPraise = (confidence: number, byLexicon: Sentiment) =>
  byLexicon === 'positive' || (confidence >= minPraise && byLexicon !== 'negative')

const namesProblem = ({ concepts, isNegated, language }: Statement) =>
  (!isNegated && !concepts.isDisjointFrom(problems)) ||
  [...concepts].some((concept) => isTheme(concept) && isProblem(concept, language))

const namesPraise = (statement: Statement) =>
  !(statement.isNegated || statement.isWish || namesProblem(statement)) &&
  [...statement.concepts].some(
    (concept) => isTheme(concept) && isPraise(concept, statement.language),
  )

/** Whether both the learned model, with confidence, and the lexicon find praise. */
export function isSurePraise(statement: Statement): boolean {
  const known = surePraise.get(statement)
  if (known !== undefined) return known
  const { text, language } = statement
  const learned = soundsGood(statement) ? classifySentiment(text, language) : undefined
  const isSure = learned?.class === 'positive' && learned.confidence >= sure
  surePraise.set(statement, isSure)
  return isSure
}
const surePraise = new WeakMap<Statement, boolean>()
const sure = 0.6

/** Whether the lexicon finds praise, without regard to what is praised. */
export const soundsGood = ({ text, language }: Statement) =>
  scoreSentiment(text, language).class === 'positive'

/** Meanings that are a problem also where a plain report of them sounds neutral. */
const problems: ReadonlySet<string> = new Set([
  ...['#late', '#broken', '#rude', '#expensive', '#dirty', '#missing', '#cancelled'],
  ...['#crowded', '#noisy', '#unsafe', '#useless', '#ignored', '#pain'],
])
const minPraise = 0.7
