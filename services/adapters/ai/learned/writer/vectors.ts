// The arithmetic of the writer.

export type Vector = Float32Array

/** Adds `vector`, times `factor`, over `length` numbers of both from `start`. */
export function addTo(
  sum: Vector,
  vector: Vector,
  factor = 1,
  start = 0,
  length = sum.length,
): void {
  for (let at = start; at < start + length; at++) sum[at]! += vector[at]! * factor
}

/** Mean 0 and variance 1, then scaled and shifted. */
export function normalize(vector: Vector, gain: Vector, shift: Vector): Vector {
  const mean = sumOf(vector) / vector.length
  const result = new Float32Array(vector.length)
  for (let at = 0; at < result.length; at++) result[at] = vector[at]! - mean
  const scale = 1 / Math.sqrt(dot(result, result) / result.length + smallestVariance)
  for (let at = 0; at < result.length; at++)
    result[at] = result[at]! * scale * gain[at]! + shift[at]!
  return result
}

const smallestVariance = 1e-5

/** Probabilities of the first `count` scores, times `share`, in place. */
export function softmax(scores: Vector, count = scores.length, share = 1): Vector {
  let highest = -Infinity
  for (let at = 0; at < count; at++) if (scores[at]! > highest) highest = scores[at]!
  let sum = 0
  for (let at = 0; at < count; at++) sum += scores[at] = Math.exp(scores[at]! - highest)
  for (let at = 0; at < count; at++) scores[at] = Math.fround(scores[at]! / sum) * share
  return scores
}

/** From `start`, over `length` numbers of both. */
export function dot(left: Vector, right: Vector, start = 0, length = left.length): number {
  let sum = 0
  for (let at = start; at < start + length; at++) sum += left[at]! * right[at]!
  return sum
}

function sumOf(vector: Vector): number {
  let sum = 0
  for (let at = 0; at < vector.length; at++) sum += vector[at]!
  return sum
}
