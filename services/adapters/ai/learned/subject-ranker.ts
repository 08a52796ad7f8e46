// What a goal is about: the phrase of it that completes "A few questions about …", learned from marked goals.
import { existsSync, readFileSync } from 'node:fs'
import type { SurveyLanguage } from '#contract/languages.ts'
import { perLanguage } from '../languages/languages.ts'
import { goalWords, spanFeatures, subjectSpans, type GoalWords, type Span } from './goal-spans.ts'
import { parseModel, sigmoid, type LinearModel } from './linear-model.ts'

export type RankedSpan = {
  span: Span
  probability: number
  /** The probability that the subject is this phrase or one that overlaps it. */
  certainty: number
}

/** Read when a language is first needed. `npm run train -- subjects` writes the files. */
const modelOf = perLanguage(({ models: folder }) => {
  const file = folder && new URL('subjects.tsv', folder)
  return file && existsSync(file) ? parseModel(readFileSync(file, 'utf8')) : undefined
})

/** The best first; empty where the language has no such model. `things` are those that the goal asks. */
export function rankSubjects(
  goal: string,
  things: readonly string[],
  language: SurveyLanguage,
): { read: GoalWords; ranked: RankedSpan[] } {
  const read = goalWords(goal, things, language)
  const model = modelOf(language)
  if (!model) return { read, ranked: [] }
  const scored = subjectSpans(read).map((span) => ({
    span,
    probability: sigmoid(scoreSpan(model, read, span)),
  }))
  const ranked = scored.map(({ span, probability }) => ({
    span,
    probability,
    certainty: scored
      .filter((each) => each.span.first <= span.last && each.span.last >= span.first)
      .reduce((sum, each) => sum + each.probability, 0),
  }))
  return { read, ranked: ranked.toSorted((a, b) => b.probability - a.probability) }
}

function scoreSpan({ biases, scales, weights }: LinearModel, read: GoalWords, span: Span): number {
  let score = biases[0]!
  for (const [name, value] of spanFeatures(read, span)) {
    const own = weights.get(name)
    if (own) score += own[0]! * scales[0]! * value
  }
  return score
}
