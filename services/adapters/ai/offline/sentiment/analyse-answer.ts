import type { Ai } from '#ports/ai.ts'
import type { AnswerToAnalyse, Analysis } from '#ports/ai/assessment.ts'
import { findAspects } from './aspects.ts'
import { closedAnswerSentiment } from '../interview/closed-answer.ts'
import { detectEmotions } from './emotions.ts'
import { explainSentiment } from './explanation.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { isBareAnswer, noSentiment } from '../../rules/sentiment/bare-answer.ts'
import { findSentimentHits } from '../../rules/sentiment/sentiment.ts'
import { classifySentiment } from '../../learned/judgements.ts'

const rulesVersion = 'rules-analysis-3'

/** Sentiment by word lists: counts, and the words that weighed most. */
export const analyseAnswer: Ai['analyse'] = async (input) =>
  withProvenance(rulesVersion, () => analyseText(input))

function analyseText(input: AnswerToAnalyse): Omit<Analysis, 'provenance'> {
  const { question, answer, language, ownerLanguage, kind, emotions, aspects } = input
  const isBare = kind === 'open' && isBareAnswer(answer, question, language)
  const closed = isBare ? noSentiment : closedAnswerSentiment(kind, answer, language)
  const sentiment = closed ?? classifySentiment(answer, language)
  const isFreeText = kind === 'open' && !isBare
  const hits = sentiment.score === 0 && closed ? [] : findSentimentHits(answer, language)
  return {
    sentiment,
    emotions: emotions && isFreeText ? detectEmotions(answer, language, sentiment.class) : {},
    aspects:
      aspects && isFreeText
        ? findAspects(answer, language, aspects, { question, overall: sentiment.score })
        : [],
    explanation: explainSentiment(sentiment.class, hits, ownerLanguage),
  }
}
