// The arithmetic of the writer.
import type { Matrix } from './writer-file.ts'

export type Vector = Float32Array

/** `matrix` times `vector`, plus `bias`. Four rows at a time: their sums do not wait for one another. */
export function multiply({ rows, columns, values }: Matrix, vector: Vector, bias?: Vector): Vector {
  const result = new Float32Array(rows)
  if (bias) result.set(bias.subarray(0, rows))
  const whole = rows - (rows % 4)
  for (let row = 0; row < whole; row += 4) {
    const first = row * columns
    const [second, third, fourth] = [first + columns, first + 2 * columns, first + 3 * columns]
    let [a, b, c, d] = [result[row]!, result[row + 1]!, result[row + 2]!, result[row + 3]!]
    for (let column = 0; column < columns; column++) {
      const factor = vector[column]!
      a += values[first + column]! * factor
      b += values[second + column]! * factor
      c += values[third + column]! * factor
      d += values[fourth + column]! * factor
    }
    result[row] = a
    result[row + 1] = b
    result[row + 2] = c
    result[row + 3] = d
  }
  for (let row = whole; row < rows; row++) {
    let sum = result[row]!
    for (let column = 0, at = row * columns; column < columns; column++)
      sum += values[at++]! * vector[column]!
    result[row] = sum
  }
  return result
}

export function addTo(sum: Vector, vector: Vector): void {
  for (let at = 0; at < sum.length; at++) sum[at]! += vector[at]!
}

/** Mean 0 and variance 1, then scaled and shifted. */
export function normalize(vector: Vector, gain: Vector, shift: Vector): Vector {
  const mean = sumOf(vector) / vector.length
  const variance = sumOf(vector.map((value) => (value - mean) ** 2)) / vector.length
  const scale = 1 / Math.sqrt(variance + smallestVariance)
  return vector.map((value, at) => (value - mean) * scale * gain[at]! + shift[at]!)
}

const smallestVariance = 1e-5

/** Probabilities, in place. */
export function softmax(scores: Vector): Vector {
  let highest = -Infinity
  for (const score of scores) highest = Math.max(highest, score)
  let sum = 0
  for (let at = 0; at < scores.length; at++) sum += scores[at] = Math.exp(scores[at]! - highest)
  for (let at = 0; at < scores.length; at++) scores[at]! /= sum
  return scores
}

/** From `start`, over `length` numbers of both. */
export function dot(left: Vector, right: Vector, start = 0, length = left.length): number {
  let sum = 0
  for (let at = start; at < start + length; at++) sum += left[at]! * right[at]!
  return sum
}

const sumOf = (vector: Vector) => vector.reduce((sum, value) => sum + value, 0)
