import type { Ai, AnswerToAnalyse, Analysis } from '#ports/ai.ts'
import { findAspects } from './aspects.ts'
import { closedAnswerSentiment } from '../interview/closed-answer.ts'
import { detectEmotions } from './emotions.ts'
import { explainSentiment } from './explanation.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { scoreSentiment, findSentimentHits } from '../../rules/sentiment/sentiment.ts'

const promptVersion = 'analysis-2'

/** Counts words of feeling, and says which weighed: no more is claimed than was counted. */
export const analyseAnswer: Ai['analyse'] = async (input) =>
  withProvenance(promptVersion, () => analyseText(input))

function analyseText(input: AnswerToAnalyse): Omit<Analysis, 'provenance'> {
  const { answer, language, kind, emotions, aspects } = input
  const chosen = closedAnswerSentiment(kind, answer, language)
  const sentiment = chosen ?? scoreSentiment(answer, language)
  const isMoved = sentiment.class !== 'neutral'
  return {
    sentiment,
    emotions: emotions ? detectEmotions(answer, language, isMoved) : {},
    aspects: aspects === null || kind !== 'open' ? [] : findAspects(answer, language, aspects),
    explanation: explainSentiment(sentiment.class, findSentimentHits(answer, language), language),
  }
}
