// Whether an answer describes that something went wrong, by a learned model.
import type { SurveyLanguage } from '#contract/languages.ts'
import { cachedByLanguage } from '../rules/text/text-cache.ts'
import { situationParts } from './answer-parts.ts'
import { modelOf, scoreText } from './indexed-models.ts'
import { combineParts, softmax } from './linear-model.ts'
import { sentimentSigns } from './sentiment-signs.ts'

/** `sure`: likely enough for a word of sympathy. `likely`: for a question that suits other answers, too. */
export type ProblemLikelihood = 'sure' | 'likely'

/** Undefined where the model is unsure, or the language has none. */
export const learnedProblem = cachedByLanguage(200, weighProblem)

function weighProblem(text: string, language: SurveyLanguage): ProblemLikelihood | undefined {
  const model = modelOf('situations', language)
  if (!model) return undefined
  const scoresOf = (part: string) =>
    scoreText(model, part, language, sentimentSigns(part, language))
  const scores = combineParts(scoresOf(text), situationParts(text).map(scoresOf))
  const probability = softmax(scores)[model.labels.indexOf('problem')]!
  if (probability >= model.thresholds['sure']!) return 'sure'
  return probability >= model.thresholds['likely']! ? 'likely' : undefined
}
