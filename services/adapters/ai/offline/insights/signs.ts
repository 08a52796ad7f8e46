// The sign of each statement: whether it reports a problem, or praises.
import type { Sentiment } from '#contract/survey.ts'
import { classifySentiment } from '../../learned/judgements.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
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
  const { text, language, ofAnswer, isWish, isNegated, words, concepts } = statement
  const { class: own, confidence } = classify(text, language)
  const byLexicon = scoreSentiment(text, language).class
  const hasProblem = !isNegated && !concepts.isDisjointFrom(problems)
  const mayBeProblem = byLexicon !== 'positive' && !isWish
  if (own === 'neutral')
    return mayBeProblem && (ofAnswer === 'negative' || hasProblem) ? 'negative' : own
  if (own !== 'positive') return own
  const isLikely = byLexicon === 'positive' || (confidence >= minPraise && byLexicon !== 'negative')
  if (isLikely && !isWish && words.length >= 2) return own
  return mayBeProblem && hasProblem ? 'negative' : 'neutral'
}

/** Whether both the learned model, with confidence, and the lexicon find praise. */
export function isSurePraise({ text, language }: Statement): boolean {
  const learned = classifySentiment(text, language)
  return (
    learned.class === 'positive' &&
    learned.confidence >= sure &&
    scoreSentiment(text, language).class === 'positive'
  )
}
const sure = 0.6

/** Meanings that are a problem also where a plain report of them sounds neutral. */
const problems: ReadonlySet<string> = new Set([
  ...['#late', '#broken', '#rude', '#expensive', '#dirty', '#missing', '#cancelled'],
  ...['#crowded', '#noisy', '#unsafe', '#useless', '#ignored', '#pain'],
])
const minPraise = 0.55
