// The parts of a transformer's layers, by their names in the file.
import { addTo, dot, normalize, softmax, type Vector } from './vectors.ts'
import type { WriterFile } from './writer-file.ts'

/** A key and a value of each token. */
export type Memory = { keys: Vector[]; values: Vector[] }

export type Attention = {
  attend: (vector: Vector, memory: Memory) => Vector
  remember: (memory: Memory, vector: Vector) => void
}

type Transform = (vector: Vector) => Vector

export type Layers = {
  linear: (name: string) => Transform
  norm: (name: string) => Transform
  attention: (name: string) => Attention
  feedForward: (layer: string) => Transform
}

export const emptyMemory = (): Memory => ({ keys: [], values: [] })

export function openLayers({ head: { width, heads }, matrix, multiply }: WriterFile): Layers {
  const linear = (name: string): Transform => {
    const [weights, { values: bias }] = [matrix(`${name}.weight`), matrix(`${name}.bias`)]
    return (vector) => multiply(weights, vector, bias)
  }
  const norm = (name: string): Transform => {
    const [{ values: gain }, { values: shift }] = [matrix(`${name}.weight`), matrix(`${name}.bias`)]
    return (vector) => normalize(vector, gain, shift)
  }
  return {
    linear,
    norm,
    attention(name) {
      const [toQuery, toKeyAndValue, finish] = ['q', 'kv', 'o'].map((part) =>
        linear(`${name}.${part}`),
      )
      return {
        attend: (vector, memory) => finish!(attend(toQuery!(vector), memory, heads)),
        remember({ keys, values }, vector) {
          const both = toKeyAndValue!(vector)
          keys.push(both.subarray(0, width))
          values.push(both.subarray(width))
        },
      }
    },
    feedForward(layer) {
      const [prepare, widen, narrow] = [
        norm(`${layer}.n2`),
        linear(`${layer}.f1`),
        linear(`${layer}.f2`),
      ]
      return (vector) => narrow(withoutNegatives(widen(prepare(vector))))
    },
  }
}

/** Reused, for one query at a time: to allocate a vector takes longer than to fill it. */
let weights: Vector = new Float32Array(128)

function attend(query: Vector, { keys, values }: Memory, heads: number): Vector {
  const result = new Float32Array(query.length)
  const [length, count] = [query.length / heads, keys.length]
  const scale = 1 / Math.sqrt(length)
  if (weights.length < count) weights = new Float32Array(2 * count)
  for (let start = 0; start < query.length; start += length) {
    for (let place = 0; place < count; place++)
      weights[place] = dot(query, keys[place]!, start, length) * scale
    softmax(weights, count)
    for (let place = 0; place < count; place++)
      addTo(result, values[place]!, weights[place]!, start, length)
  }
  return result
}

/** A weight for each key; they sum to 1. */
export function attentionWeights(query: Vector, keys: readonly Vector[]): Vector {
  const scores = new Float32Array(keys.length)
  const scale = 1 / Math.sqrt(query.length)
  for (let place = 0; place < scores.length; place++)
    scores[place] = dot(query, keys[place]!) * scale
  return softmax(scores)
}

export function weightedSum(vectors: readonly Vector[], weights: Vector): Vector {
  const sum = new Float32Array(vectors[0]!.length)
  for (let place = 0; place < weights.length; place++) addTo(sum, vectors[place]!, weights[place]!)
  return sum
}

function withoutNegatives(vector: Vector): Vector {
  for (let at = 0; at < vector.length; at++) if (vector[at]! < 0) vector[at] = 0
  return vector
}
