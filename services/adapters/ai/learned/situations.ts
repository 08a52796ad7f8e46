// Whether an answer describes that something went wrong, by a learned model.
import type { SurveyLanguage } from '#contract/languages.ts'
import { situationFeaturesOf, situationParts } from './learned-features.ts'
import { combineParts, scoreLabels, softmax } from './linear-model.ts'
import { openModels } from './model-files.ts'

const modelOf = openModels('situations')

/** `sure`: likely enough for a word of sympathy. `likely`: for a question that suits other answers, too. */
export type ProblemLikelihood = 'sure' | 'likely'

/** Undefined where the model is unsure, or the language has none. */
export function learnedProblem(
  text: string,
  language: SurveyLanguage,
): ProblemLikelihood | undefined {
  const model = modelOf(language)
  if (!model) return undefined
  const scoresOf = (part: string) => scoreLabels(model, situationFeaturesOf(part, language))
  const scores = combineParts(scoresOf(text), situationParts(text).map(scoresOf))
  const probability = softmax(scores)[model.labels.indexOf('problem')]!
  if (probability >= model.thresholds['sure']!) return 'sure'
  return probability >= model.thresholds['likely']! ? 'likely' : undefined
}
