// Makes a model small: keeps its strongest features and stores weights in 8 bits.
import type { LinearModel } from '../../../services/adapters/ai/learned/linear-model.ts'
import type { Fitted } from './logistic-regression.ts'

const largestStep = 127

/** Keeps `most` features; steps below `smallest` become 0. */
export function quantise(
  { labels, biases, weights }: Fitted,
  most: number,
  smallest = 1,
): Omit<LinearModel, 'thresholds'> {
  const strength = (values: Float64Array) =>
    values.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
  const ranked = [...weights]
    .map(([name, values]) => ({ name, values, strength: strength(values) }))
    .toSorted((a, b) => b.strength - a.strength || (a.name < b.name ? -1 : 1))
    .slice(0, most)
  const scales = labels.map((_, k) => {
    const highest = ranked.reduce((max, { values }) => Math.max(max, Math.abs(values[k]!)), 0)
    return highest / largestStep || 1
  })
  const steps = ranked
    .map(
      ({ name, values }) =>
        [
          name,
          Int8Array.from(values, (value, k) => {
            const step = Math.round(value / scales[k]!)
            return Math.abs(step) < smallest ? 0 : step
          }),
        ] as const,
    )
    .filter(([, values]) => values.some((value) => value !== 0))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    labels,
    biases: biases.map((value) => Number(value.toFixed(5))),
    scales: scales.map((value) => Number(value.toPrecision(6))),
    weights: new Map(steps),
  }
}

/** The weights that a model's steps stand for. */
export function dequantise({
  labels,
  biases,
  scales,
  weights,
}: Omit<LinearModel, 'thresholds'>): Fitted {
  const scaled = [...weights].map(
    ([name, steps]) => [name, Float64Array.from(steps, (step, k) => step * scales[k]!)] as const,
  )
  return { labels, biases: [...biases], weights: new Map(scaled) }
}
