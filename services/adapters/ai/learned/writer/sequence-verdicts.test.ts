import { expect, test } from 'vitest'
import { openVerdicts } from './sequence-verdicts.ts'
import { tokenNumbers } from './subwords.ts'
import type { Reading, Transformer } from './transformer.ts'

const reading: Reading = { tokens: [], layers: [], copied: { keys: [], values: [] } }

/** What follows a token is as probable as the token is low; `calls` are the tokens that were written. */
function scripted(): Transformer & { calls: number[] } {
  const calls: number[] = []
  return {
    calls,
    read: () => reading,
    mark: () => [],
    start: () => [],
    write(_, __, token) {
      calls.push(token)
      return { vector: Float32Array.of(token), next: new Float32Array(8).fill(1 / (token + 1)) }
    },
    grade: (tokens) => Float32Array.from(tokens, ({ vector }) => vector[0]!),
  }
}

const { start } = tokenNumbers

test('the logarithm of each token is that of its probability behind the tokens before it', () => {
  const { logarithms } = openVerdicts(scripted(), reading)([5, 7])
  expect(logarithms).toHaveLength(3)
  for (const [at, before] of [start, 5, 7].entries())
    expect(logarithms[at]).toBeCloseTo(Math.log(1 / (before + 1)))
})

test('a grade is that of all tokens', () => {
  expect([...openVerdicts(scripted(), reading)([5, 7]).grades]).toEqual([start, 5, 7])
})

test('what sequences begin with in common is written once', () => {
  const transformer = scripted()
  const verdictOf = openVerdicts(transformer, reading)
  verdictOf([5, 6, 7])
  verdictOf([5, 6, 4])
  verdictOf([5, 6])
  expect(transformer.calls).toEqual([start, 5, 6, 7, 4])
})
