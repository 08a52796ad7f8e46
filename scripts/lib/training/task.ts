import type { SurveyLanguage } from '#contract/languages.ts'
import type { AuthoredExample, ScoredExample } from './cross-validation.ts'
import type { FitOptions } from './logistic-regression.ts'

/** A judgement that is learned: one model for each language. */
export type TrainingTask<T = unknown> = {
  /** Name of the model's file. */
  name: string
  options: FitOptions
  /** Features that are kept. */
  maxFeatures: number
  /** Weights of fewer than so many of the 127 steps are left out. */
  smallestStep?: number
  examples(language: SurveyLanguage): AuthoredExample<T>[]
  /** Decision thresholds and printed figures, both from scores of unseen authors. */
  evaluate(scored: readonly ScoredExample<T>[]): {
    thresholds: Record<string, number>
    figures: Record<string, number>
  }
}
