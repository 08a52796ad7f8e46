import { expect, test } from 'vitest'
import { searchSequences } from './beam-search.ts'
import { tokenNumbers } from './subwords.ts'
import type { Reading, Transformer } from './transformer.ts'

const reading: Reading = { tokens: [], layers: [], copied: { keys: [], values: [] } }

/** Writes by a table: the probabilities of the tokens that follow a token. */
function scripted(table: Record<number, Record<number, number>>): Transformer {
  return {
    read: () => reading,
    mark: () => [],
    start: () => [],
    grade: () => new Float32Array(),
    write(_, __, token) {
      const probabilities = new Float32Array(8)
      for (const [next, probability] of Object.entries(table[token]!))
        probabilities[Number(next)] = probability
      return { vector: probabilities, next: probabilities }
    },
  }
}

const { start, end, separator } = tokenNumbers
const search = { beams: 2, longest: 6 }

test('the likeliest sequence is first, also where its first token is not the likeliest', () => {
  const transformer = scripted({
    [start]: { 5: 0.6, 6: 0.4 },
    5: { [end]: 0.3, 5: 0.05 },
    6: { [end]: 0.9 },
  })
  const [best, second] = searchSequences(transformer, reading, search)
  expect(best!.tokens).toEqual([6])
  expect(best!.score).toBeCloseTo(Math.log(0.4 * 0.9) / 2)
  expect(second!.tokens).toEqual([5])
})

test('a sequence without an end, and one with a separator, are left out', () => {
  const transformer = scripted({ [start]: { 5: 0.5, [separator]: 0.5 }, 5: { 5: 1 } })
  expect(searchSequences(transformer, reading, search)).toEqual([])
})
