// Scores of each text by a model that has seen nothing of its author.
import { combineParts } from '../../../services/adapters/ai/learned/linear-model.ts'
import { fit, scoreFitted, type Example, type FitOptions } from './logistic-regression.ts'

export type AuthoredExample<T> = Example & { author: string; row: T }

/** `scores` are in the order of the labels. */
export type ScoredExample<T> = { example: AuthoredExample<T>; scores: number[] }

/** The scores of each example, in the order of `labels`, by a model fitted without its author. */
export function scoreUnseenAuthors<T>(
  examples: readonly AuthoredExample<T>[],
  options: FitOptions,
): ScoredExample<T>[] {
  const authors = [...new Set(examples.map(({ author }) => author))].filter(isJudged)
  return authors.flatMap((author) => {
    const fitted = fit(
      examples.filter((example) => example.author !== author && isLearnedFrom(example)),
      options,
    )
    return examples
      .filter((example) => example.author === author)
      .map((example) => ({
        example,
        scores: combineParts(
          scoreFitted(fitted, example.features),
          (example.parts ?? []).map((part) => scoreFitted(fitted, part)),
        ),
      }))
  })
}

/** Earlier sets, of one voice or of sentences that rules were tuned on, are only learned from. */
const isJudged = (author: string) => !/-x\d+$/.test(author)

/** What thresholds are chosen by, and no model learns from. */
export const isLearnedFrom = ({ author }: { author: string }): boolean => !/-q\d+$/.test(author)

/** The score that at most `share` of the scores exceed. */
export function thresholdAt(scores: readonly number[], share: number): number {
  const ranked = scores.toSorted((a, b) => b - a)
  return ranked[Math.floor(ranked.length * share)] ?? 0
}

/** The share of scores above a threshold. */
export const shareAbove = (scores: readonly number[], threshold: number): number =>
  scores.filter((score) => score > threshold).length / (scores.length || 1)

/** The probability that a positive ranks above a negative. */
export function areaUnderCurve(positive: readonly number[], negative: readonly number[]): number {
  const ranked = [
    ...positive.map((score) => ({ score, isPositive: true })),
    ...negative.map((score) => ({ score, isPositive: false })),
  ].toSorted((a, b) => a.score - b.score)
  let ranks = 0
  for (const [at, { isPositive }] of ranked.entries()) if (isPositive) ranks += at + 1
  const n = positive.length
  return (ranks - (n * (n + 1)) / 2) / (n * negative.length || 1)
}

/** Mean F1 of the labels. */
export function macroF1(pairs: readonly (readonly [actual: string, found: string])[]): number {
  const labels = [...new Set(pairs.map(([actual]) => actual))]
  const each = labels.map((label) => {
    const hits = pairs.filter(([actual, found]) => actual === label && found === label).length
    const wrong = pairs.filter(([actual, found]) => (actual === label) !== (found === label)).length
    return (2 * hits) / (2 * hits + wrong || 1)
  })
  return each.reduce((a, b) => a + b, 0) / (labels.length || 1)
}
