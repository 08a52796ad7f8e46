// Whether a wording that the engine made can be shown, learned from wordings that a person graded.
import { existsSync, readFileSync } from 'node:fs'
import type { SurveyLanguage } from '#contract/languages.ts'
import { perLanguage } from '../languages/languages.ts'
import { parseModel, softmax, type LinearModel } from './linear-model.ts'
import { surveyWriterOf } from './writer/survey-writer.ts'
import { wordingFeatures, type Wording } from './wording-signs.ts'

export const wordingKinds = ['questions', 'titles', 'descriptions'] as const
export type WordingKind = (typeof wordingKinds)[number]

/** Broken, plain and good. */
export const wordingLabels = ['0', '1', '2'] as const

export type WordingVerdict = {
  /** Expected, from 0 (broken) to 2 (good). */
  grade: number
  /** Probability of being broken. */
  broken: number
  isSound: boolean
}

/** Read when a language is first needed. `npm run train` writes the files. */
const modelsOf = perLanguage(({ models: folder }) => {
  const read = new Map<WordingKind, LinearModel | undefined>()
  return (kind: WordingKind): LinearModel | undefined => {
    if (read.has(kind)) return read.get(kind)
    const file = folder && new URL(`${kind}.tsv`, folder)
    const model = file && existsSync(file) ? parseModel(readFileSync(file, 'utf8')) : undefined
    read.set(kind, model)
    return model
  }
})

/** What the survey writer, which reads the whole question beside its goal, counts. */
const readShare = 0.5

/** Undefined where the language has no such model. */
export function judgeWording(
  kind: WordingKind,
  wording: Wording,
  language: SurveyLanguage,
): WordingVerdict | undefined {
  const model = modelsOf(language)(kind)
  if (!model) return undefined
  const own = softmax(scoreWording(model, wording, language))
  const { thing, goal, text } = wording
  const read = thing ? surveyWriterOf(language)?.judge(text, thing, goal).grades : undefined
  const [broken = 0, plain = 0, good = 0] = own.map((each, at) =>
    read ? (1 - readShare) * each + readShare * read[at]! : each,
  )
  return { broken, grade: plain + 2 * good, isSound: broken <= (model.thresholds.broken ?? 0.5) }
}

function scoreWording(
  { biases, scales, weights }: LinearModel,
  wording: Wording,
  language: SurveyLanguage,
): number[] {
  const scores = [...biases]
  for (const [name, value] of wordingFeatures(wording, language)) {
    const own = weights.get(name)
    if (own)
      for (let at = 0; at < scores.length; at++) scores[at]! += own[at]! * scales[at]! * value
  }
  return scores
}
