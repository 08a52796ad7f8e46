// How likely it is that a transformer writes a sequence, and how good it is. What sequences begin with in common is computed once.
import { tokenNumbers } from './subwords.ts'
import {
  copyOf,
  type Reading,
  type Transformer,
  type Written,
  type WrittenToken,
} from './transformer.ts'
import type { Vector } from './vectors.ts'

export type SequenceVerdict = {
  /** Logarithms of the probability of each token, and of the end. */
  logarithms: number[]
  /** Probabilities of being broken, plain and good. */
  grades: Vector
}

/** What is written up to here, and what can follow. */
type Place = WrittenToken & { written: Written; places: Map<number, Place> }

export function openVerdicts(
  transformer: Transformer,
  reading: Reading,
): (tokens: readonly number[]) => SequenceVerdict {
  const write = (before: Written, token: number): Place => {
    const written = copyOf(before)
    return { ...transformer.write(reading, written, token), written, places: new Map() }
  }
  const first = write(transformer.start(), tokenNumbers.start)
  return (tokens) => {
    const path = [first]
    for (const token of tokens) {
      const { places, written } = path.at(-1)!
      const place = places.get(token) ?? write(written, token)
      places.set(token, place)
      path.push(place)
    }
    const logarithms = [...tokens, tokenNumbers.end].map((token, at) =>
      Math.log(path[at]!.next[token]! + least),
    )
    return { logarithms, grades: transformer.grade(path) }
  }
}

/** No token is impossible. */
const least = 1e-8
