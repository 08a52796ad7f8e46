// Whether an answer describes that something went wrong, by a learned model.
import type { SurveyLanguage } from '#contract/languages.ts'
import { cachedByLanguage } from '../rules/text/text-cache.ts'
import { situationParts } from './answer-parts.ts'
import { modelOf, scoreText } from './indexed-models.ts'
import { combineParts, softmax } from './linear-model.ts'
import { sentimentSigns } from './sentiment-signs.ts'

/** Whether that is likely enough for a word of sympathy; false where the language has no model. */
export const isLearnedProblem = cachedByLanguage(200, weighProblem)

function weighProblem(text: string, language: SurveyLanguage): boolean {
  const model = modelOf('situations', language)
  if (!model) return false
  const scoresOf = (part: string) =>
    scoreText(model, part, language, sentimentSigns(part, language))
  const scores = combineParts(scoresOf(text), situationParts(text).map(scoresOf))
  const probability = softmax(scores)[model.labels.indexOf('problem')]!
  return probability >= model.thresholds['sure']!
}
