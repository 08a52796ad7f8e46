// Multinomial and one-against-the-rest logistic regression with an L2 penalty, fitted by L-BFGS. Deterministic.
import type { Features } from '../../../services/adapters/ai/learned/features.ts'
import { softmax, sigmoid } from '../../../services/adapters/ai/learned/linear-model.ts'
import { minimise } from './lbfgs.ts'

export type Example = {
  features: Features
  /** Features of parts of the text, which are judged too. */
  parts?: readonly Features[]
  labels: readonly string[]
  weight?: number
}

export type FitOptions = {
  labels: readonly string[]
  /** One label each, or any number of labels each. */
  kind: 'exclusive' | 'independent'
  /** Larger values keep weights closer to 0. */
  penalty: number
  /** A feature must occur in as many examples. */
  minExamples: number
  iterations?: number
  /** Weights of rare features may be larger, as much as they say more of a text. */
  isByRarity?: boolean
}

export type Fitted = {
  labels: readonly string[]
  biases: number[]
  /** A weight for each label. */
  weights: Map<string, Float64Array>
}

export function fit(examples: readonly Example[], options: FitOptions): Fitted {
  const { labels, kind, penalty, minExamples, iterations = 45 } = options
  const index = indexFeatures(examples, minExamples)
  const rarities = options.isByRarity ? raritiesOf(examples) : undefined
  const rarityOf = (name: string) => rarities?.get(name) ?? 1
  const rows = examples.map(({ features }) => toRow(features, index, rarityOf))
  const targets = examples.map((example) =>
    labels.map((label) => (example.labels.includes(label) ? 1 : 0)),
  )
  const K = labels.length
  const F = index.size
  const total = examples.reduce((sum, { weight = 1 }) => sum + weight, 0)
  const parameters = minimise(
    new Float64Array(K * (F + 1)),
    (at, gradient) => {
      let loss = 0
      gradient.fill(0)
      for (const [n, { ids, values }] of rows.entries()) {
        const weight = examples[n]!.weight ?? 1
        const scores: number[] = []
        for (let k = 0; k < K; k++) {
          let score = at[k * (F + 1) + F]!
          const base = k * (F + 1)
          for (let i = 0; i < ids.length; i++) score += at[base + ids[i]!]! * values[i]!
          scores.push(score)
        }
        const target = targets[n]!
        const found = kind === 'exclusive' ? softmax(scores) : scores.map(sigmoid)
        for (let k = 0; k < K; k++) {
          const probability = Math.min(1 - 1e-12, Math.max(1e-12, found[k]!))
          if (target[k]) loss -= weight * Math.log(probability)
          else if (kind === 'independent') loss -= weight * Math.log(1 - probability)
          const slope = weight * (found[k]! - target[k]!)
          if (slope === 0) continue
          const base = k * (F + 1)
          gradient[base + F]! += slope
          for (let i = 0; i < ids.length; i++) gradient[base + ids[i]!]! += slope * values[i]!
        }
      }
      for (let k = 0; k < K; k++)
        for (let f = 0; f < F; f++) {
          const value = at[k * (F + 1) + f]!
          loss += 0.5 * penalty * value * value
          gradient[k * (F + 1) + f]! += penalty * value
        }
      for (let i = 0; i < gradient.length; i++) gradient[i]! /= total
      return loss / total
    },
    iterations,
  )
  const weights = new Map<string, Float64Array>()
  for (const [name, f] of index)
    weights.set(
      name,
      Float64Array.from(labels, (_, k) => parameters[k * (F + 1) + f]! * rarityOf(name)),
    )
  return { labels, biases: labels.map((_, k) => parameters[k * (F + 1) + F]!), weights }
}

/** In a fixed order, so that training twice gives the same model. */
function indexFeatures(examples: readonly Example[], minExamples: number): Map<string, number> {
  const counts = countExamples(examples)
  const frequent = [...counts].filter(([, count]) => count >= minExamples).map(([name]) => name)
  return new Map(frequent.toSorted().map((name, at) => [name, at]))
}

/** The logarithm of how many examples there are for each that has a feature. */
function raritiesOf(examples: readonly Example[]): ReadonlyMap<string, number> {
  const counts = countExamples(examples)
  return new Map([...counts].map(([name, count]) => [name, Math.log(examples.length / count)]))
}

function countExamples(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function toRow(
  features: Features,
  index: ReadonlyMap<string, number>,
  rarityOf: (name: string) => number,
) {
  const known = [...features].flatMap(([name, value]) => {
    const id = index.get(name)
    return id === undefined ? [] : [[id, value * rarityOf(name)] as const]
  })
  return {
    ids: Int32Array.from(known, ([id]) => id),
    values: Float64Array.from(known, ([, value]) => value),
  }
}

export function scoreFitted({ biases, weights }: Fitted, features: Features): number[] {
  const scores = [...biases]
  for (const [name, value] of features) {
    const own = weights.get(name)
    if (own) for (let k = 0; k < scores.length; k++) scores[k]! += own[k]! * value
  }
  return scores
}
