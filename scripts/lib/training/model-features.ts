// The features that a model is trained with, by name. `services/adapters/ai/learned/indexed-models.ts` scores the same by number.
import type { SurveyLanguage } from '#contract/languages.ts'
import {
  textCounter,
  textGroupNames,
  textGroups,
} from '../../../services/adapters/ai/learned/answer-text.ts'
import {
  addFeature,
  addScaledGroup,
  type Features,
} from '../../../services/adapters/ai/learned/features.ts'
import {
  groupWeights,
  type ModelName,
} from '../../../services/adapters/ai/learned/group-weights.ts'
import { intentSigns } from '../../../services/adapters/ai/learned/intent-signs.ts'
import { sentimentSigns } from '../../../services/adapters/ai/learned/sentiment-signs.ts'
import { worthSigns, type WorthInput } from '../../../services/adapters/ai/learned/worth-signs.ts'

/** The groups of the text that weigh anything, then the other signs. */
function featuresOf(
  name: ModelName,
  text: string,
  language: SurveyLanguage,
  signs: Features = new Map(),
): Features {
  const count = textCounter(text, language)
  const features: Features = new Map()
  for (const group of textGroupNames) {
    const weight = groupWeights[name][group]
    if (weight > 0) addScaledGroup(features, count(group), { prefix: textGroups[group], weight })
  }
  for (const [sign, value] of signs) addFeature(features, sign, value)
  return features
}

export const safetyFeaturesOf = (text: string, language: SurveyLanguage): Features =>
  featuresOf('safety', text, language)

/** `asked`: the stems of the question. */
export const intentFeaturesOf = (
  text: string,
  asked: ReadonlySet<string>,
  language: SurveyLanguage,
): Features => featuresOf('intents', text, language, intentSigns(text, asked, language))

export const sentimentFeaturesOf = (text: string, language: SurveyLanguage): Features =>
  featuresOf('sentiment', text, language, sentimentSigns(text, language))

export const situationFeaturesOf = (text: string, language: SurveyLanguage): Features =>
  featuresOf('situations', text, language, sentimentSigns(text, language))

export const worthFeaturesOf = (input: WorthInput): Features =>
  featuresOf('worth', input.answer, input.language, worthSigns(input))
