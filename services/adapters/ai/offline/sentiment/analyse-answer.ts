import type { Ai, AnswerToAnalyse, Analysis } from '#ports/ai.ts'
import { findAspects } from './aspects.ts'
import { closedAnswerSentiment } from '../interview/closed-answer.ts'
import { detectEmotions } from './emotions.ts'
import { explainSentiment } from './explanation.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { scoreSentiment, findSentimentHits } from '../../rules/sentiment/sentiment.ts'

const promptVersion = 'analysis-2'

/** Sentiment by word lists: counts, and the words that weighed most. */
export const analyseAnswer: Ai['analyse'] = async (input) =>
  withProvenance(promptVersion, () => analyseText(input))

function analyseText(input: AnswerToAnalyse): Omit<Analysis, 'provenance'> {
  const { answer, language, kind, emotions, aspects } = input
  const closed = closedAnswerSentiment(kind, answer, language)
  const sentiment = closed ?? scoreSentiment(answer, language)
  return {
    sentiment,
    emotions: emotions ? detectEmotions(answer, language, sentiment.class !== 'neutral') : {},
    aspects: aspects === null || kind !== 'open' ? [] : findAspects(answer, language, aspects),
    explanation: explainSentiment(sentiment.class, findSentimentHits(answer, language), language),
  }
}
