import { expect, test } from 'vitest'
import { openSubwords } from './subwords.ts'

const { encode, decode } = openSubwords({
  tokens: ['<pad>', '<unk>', '<s>', '</s>', '<sep>', '▁', ...'queuthsrd?2', '▁q', 'ue', '▁que'],
  merges: [
    ['▁', 'q'],
    ['u', 'e'],
    ['▁q', 'ue'],
  ],
})

test('words are in the pieces of the merges, and back', () => {
  expect(encode('que 22 the?')).toHaveLength(1 + 3 + 4 + 1)
  expect(decode(encode('que 22 the?'))).toBe('que 22 the?')
})

test('a letter without a token is unknown', () => {
  expect(encode('tZ')).toContain(1)
})

test('special tokens are not written', () => {
  expect(decode([2, ...encode('que'), 3])).toBe('que')
})
