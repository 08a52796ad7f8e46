// The most probable sequences that a transformer writes.
import { tokenNumbers } from './subwords.ts'
import { copyOf, type Reading, type Transformer, type Written } from './transformer.ts'

/** `score`: the mean logarithm of the probability of a token. */
export type Sequence = { tokens: readonly number[]; score: number }

type Search = { beams: number; longest: number }

type Beam = { tokens: readonly number[]; sum: number; written: Written }

/** Best first. Sequences that do not end within `longest` tokens are left out. */
export function searchSequences(
  transformer: Transformer,
  reading: Reading,
  { beams, longest }: Search,
): Sequence[] {
  let open: Beam[] = [{ tokens: [], sum: 0, written: transformer.start() }]
  const finished: Sequence[] = []
  for (let length = 1; length <= longest && open.length > 0 && finished.length < beams; length++) {
    const next = open.flatMap((beam) => {
      const last = beam.tokens.at(-1) ?? start
      const { next: probabilities } = transformer.write(reading, beam.written, last)
      return mostProbable(probabilities, beams).map((token) => ({
        ...{ beam, token },
        sum: beam.sum + Math.log(probabilities[token]!),
      }))
    })
    const best = next.toSorted((a, b) => b.sum - a.sum).slice(0, beams)
    open = []
    for (const { beam, token, sum } of best) {
      const score = sum / length
      if (token === tokenNumbers.end) finished.push({ tokens: beam.tokens, score })
      else open.push({ tokens: [...beam.tokens, token], sum, written: copyOf(beam.written) })
    }
  }
  return finished.toSorted((a, b) => b.score - a.score)
}

const { pad, unknown, start, separator } = tokenNumbers
const neverWritten: ReadonlySet<number> = new Set([pad, unknown, start, separator])

function mostProbable(probabilities: Float32Array, count: number): number[] {
  const best: number[] = []
  let least = 0
  for (let token = 0; token < probabilities.length; token++) {
    if (probabilities[token]! <= least || neverWritten.has(token)) continue
    best.push(token)
    best.sort((a, b) => probabilities[b]! - probabilities[a]!)
    best.length = Math.min(best.length, count)
    if (best.length === count) least = probabilities[best[count - 1]!]!
  }
  return best
}
