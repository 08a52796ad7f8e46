// What the learned models say of a text. Undefined where a language has no model: then the rules alone decide.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Sentiment } from '#contract/survey.ts'
import type { SentimentScore } from '#ports/ai/common.ts'
import { roundToHundredths } from '../rules/numbers.ts'
import { tokenize } from '../rules/text/tokenizer.ts'
import { scoreSentiment } from '../rules/sentiment/sentiment.ts'
import { cachedByLanguage, cachedByText } from '../rules/text/text-cache.ts'
import { intentParts, safetyParts } from './answer-parts.ts'
import { isBriefWithoutDanger } from './danger-words.ts'
import { modelOf, scoreText } from './indexed-models.ts'
import { intentSigns, questionStems } from './intent-signs.ts'
import { combineParts, sigmoid, softmax } from './linear-model.ts'
import { sentimentSigns } from './sentiment-signs.ts'
import { isBriefAnswer, worthSigns, type WorthInput } from './worth-signs.ts'

/** The answers of a few conversations: each is coded, worded about and judged within seconds. */
const maxTexts = 200

export type LearnedSafety = {
  tier: 'distress' | 'concern' | null
  /** Less likely than a concern. */
  isPossible: boolean
  isMedical: boolean
}

export const learnedSafety = cachedByLanguage(maxTexts, assessDanger)

function assessDanger(text: string, language: SurveyLanguage): LearnedSafety | undefined {
  const model = modelOf('safety', language)
  if (!model) return undefined
  const scoresOf = (part: string) => scoreText(model, part, language)
  const scores = combineParts(scoresOf(text), safetyParts(text).map(scoresOf))
  const { danger, distress, medical } = Object.fromEntries(
    model.labels.map((label, k) => [label, scores[k]!]),
  )
  const marginOf = (score: number, name: string) => score - model.thresholds[name]!
  const margins = {
    distress: marginOf(distress!, 'distress'),
    concern: marginOf(danger!, 'concern'),
  }
  const needed = isBriefWithoutDanger(text, language) ? marginOfFewWords : 0
  const tier = margins.distress > needed ? 'distress' : margins.concern > needed ? 'concern' : null
  const isNoticed = margins.distress > 0 || marginOf(danger!, 'danger') > 0
  return {
    ...{ tier, isPossible: tier === null && isNoticed },
    isMedical: tier !== null && medical! > model.thresholds['medical']!,
  }
}

/** A few words without one of danger are interrupted only far above the thresholds, in log odds. */
const marginOfFewWords = 1

export type LearnedIntent =
  | 'answer'
  | 'asks'
  | 'repeat'
  | 'stop'
  | 'refuse'
  | 'dont-know'
  | 'off-topic'
  | 'gibberish'
  | 'later'
  | 'greeting'

/** How far the score of each intent is above its threshold, in log odds. */
export type IntentMargins = Readonly<Record<LearnedIntent, number>>

export type LearnedIntents = {
  margins: IntentMargins
  /** More likely an answer than not. */
  isLikelyAnswer: boolean
  marginsOfPart(part: string): IntentMargins
}

/** What an answer to a question says: any number of intents. Read when it is coded, and again when it is judged. */
export const learnedIntents = (
  answer: string,
  question: string,
  language: SurveyLanguage,
): LearnedIntents | undefined => intentsAfter(question)(answer, language)

const intentsAfter = cachedByText(maxTexts, (question) =>
  cachedByLanguage(maxTexts, (answer, language: SurveyLanguage) =>
    weighIntents(answer, question, language),
  ),
)

function weighIntents(
  answer: string,
  question: string,
  language: SurveyLanguage,
): LearnedIntents | undefined {
  const model = modelOf('intents', language)
  if (!model) return undefined
  const asked = questionStems(question, language)
  // The parts that the model combines are mostly those that callers ask about.
  const scoresByText = new Map<string, number[]>()
  const scoresOf = (text: string) => {
    const key = text.trim()
    const scored =
      scoresByText.get(key) ?? scoreText(model, key, language, intentSigns(key, asked, language))
    scoresByText.set(key, scored)
    return scored
  }
  const marginsOf = (scores: readonly number[]) =>
    Object.fromEntries(
      model.labels.map((label, k) => [label, scores[k]! - model.thresholds[label]!]),
    ) as IntentMargins
  const scores = combineParts(scoresOf(answer), intentParts(answer).map(scoresOf))
  return {
    margins: marginsOf(scores),
    isLikelyAnswer: scores[model.labels.indexOf('answer')]! > 0,
    marginsOfPart: (part) => marginsOf(scoresOf(part)),
  }
}

const sentimentClasses: Readonly<Record<string, Sentiment>> = {
  neg: 'negative',
  neu: 'neutral',
  mix: 'mixed',
  pos: 'positive',
}

/** The class is the likeliest; the score is the probability of positive minus that of negative. */
const learnedSentiment = cachedByLanguage(maxTexts, weighSentiment)

function weighSentiment(text: string, language: SurveyLanguage): SentimentScore | undefined {
  const model = modelOf('sentiment', language)
  if (!model) return undefined
  const probabilities = softmax(scoreText(model, text, language, sentimentSigns(text, language)))
  const of = (label: string) => probabilities[model.labels.indexOf(label)] ?? 0
  const confidence = Math.max(...probabilities)
  const label = model.labels[probabilities.indexOf(confidence)]!
  return {
    score: roundToHundredths(of('pos') - of('neg')),
    class: sentimentClasses[label]!,
    confidence: roundToHundredths(confidence),
  }
}

/**
 * By the learned model; by the lexicon in texts of a few words, where ratings and emoji decide, and where the model is unsure
 * and the lexicon is not.
 */
export function classifySentiment(text: string, language: SurveyLanguage): SentimentScore {
  const byLexicon = scoreSentiment(text, language)
  if (tokenize(text).length < minWords) return byLexicon
  const learned = learnedSentiment(text, language)
  if (!learned) return byLexicon
  const isUnsure = learned.confidence < leastConfidence && byLexicon.class !== 'neutral'
  return isUnsure ? byLexicon : learned
}

const minWords = 4
const leastConfidence = 0.42

/** Whether an answer is worth paying for: a score that is 0.65 at the threshold of sale, between 0 and 1. */
export function learnedWorth(input: WorthInput): number | undefined {
  const model = modelOf('worth', input.language)
  if (!model) return undefined
  const [score = 0] = scoreText(model, input.answer, input.language, worthSigns(input))
  const threshold = model.thresholds[isBriefAnswer(input.answer) ? 'brief' : 'sale']!
  return scaleToThreshold(sigmoid(score), sigmoid(threshold))
}

/** The threshold of the published rubric (docs/rubric-offline-4.md), 0 to 1. */
export const saleThreshold = 0.65

function scaleToThreshold(probability: number, threshold: number): number {
  if (probability < threshold) return (probability / threshold) * saleThreshold
  return saleThreshold + ((probability - threshold) / (1 - threshold)) * (1 - saleThreshold)
}
