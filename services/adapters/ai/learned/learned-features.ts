// The features of each learned judgement. Training and judging use the same functions.
import type { SurveyLanguage } from '#contract/languages.ts'
import { tokenize } from '../rules/text/tokenizer.ts'
import { textFeatures, type GroupWeights } from './answer-text.ts'
import { addFeature, type Features } from './features.ts'
import { sentimentFeatures } from './sentiment-features.ts'
import { worthFeatures, type WorthInput } from './worth-features.ts'

const minPartWords = 2
const maxParts = 60

const groupWeights = {
  safety: { words: 1, characters: 1, classes: 1, classPairs: 0 },
  sentiment: { words: 1, characters: 1, classes: 1, classPairs: 0 },
  worth: { words: 1, characters: 1, classes: 1, classPairs: 0.7 },
} satisfies Record<string, GroupWeights>

export const safetyFeaturesOf = (text: string, language: SurveyLanguage): Features =>
  textFeatures(text, language, groupWeights.safety)

/** The parts of a text between marks, which may hide a call for help in an ordinary answer; none for a single one. */
export function safetyParts(text: string): string[] {
  const parts = text
    .split(/(?<=[.!?؟…؛;,،])\s+|\n+/u)
    .filter((part) => tokenize(part).length >= minPartWords)
  return parts.length < 2 ? [] : parts.slice(0, maxParts)
}

export const sentimentFeaturesOf = (text: string, language: SurveyLanguage): Features =>
  mergeFeatures(
    textFeatures(text, language, groupWeights.sentiment),
    sentimentFeatures(text, language),
  )

export const worthFeaturesOf = (input: WorthInput): Features =>
  mergeFeatures(
    textFeatures(input.answer, input.language, groupWeights.worth),
    worthFeatures(input),
  )

function mergeFeatures(own: Features, other: Features): Features {
  for (const [name, value] of other) addFeature(own, name, value)
  return own
}
