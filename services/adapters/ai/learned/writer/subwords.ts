// Byte-pair encoding: words in the pieces that the writer knows, and back.
import type { WriterHead } from './writer-file.ts'

export const tokenNumbers = { pad: 0, unknown: 1, start: 2, end: 3, separator: 4 } as const
const specialTokens = 5

/** In front of what follows a space. */
const gap = '▁'
const wordOrSign = /\p{L}+(?:['’]\p{L}+)*|\S/gu

export type Subwords = {
  encode: (text: string) => number[]
  /** The tokens of each word, and its place in the text. */
  encodeWords: (text: string) => { numbers: number[]; start: number; end: number }[]
  decode: (numbers: readonly number[]) => string
}

export function openSubwords({ tokens, merges }: Pick<WriterHead, 'tokens' | 'merges'>): Subwords {
  const numbers = new Map<string, number>()
  for (const [number, token] of tokens.entries())
    if (!numbers.has(token)) numbers.set(token, number)
  const ranks = new Map(merges.map(([left, right], rank) => [`${left} ${right}`, rank]))
  const encodeWord = (word: string): number[] => {
    const pieces = [...word]
    for (;;) {
      const at = firstMerge(pieces, ranks)
      if (at === undefined) break
      pieces.splice(at, 2, `${pieces[at]}${pieces[at + 1]}`)
    }
    return pieces.map((piece) => numbers.get(piece) ?? tokenNumbers.unknown)
  }
  return {
    encode: (text) => wordsOf(text).flatMap(({ word }) => encodeWord(word)),
    encodeWords: (text) =>
      wordsOf(text).map(({ word, start, end }) => ({ numbers: encodeWord(word), start, end })),
    decode: (encoded) =>
      encoded
        .filter((number) => number >= specialTokens)
        .map((number) => tokens[number] ?? '')
        .join('')
        .replaceAll(gap, ' ')
        .trim(),
  }
}

/** The place of the two pieces that are merged first. */
function firstMerge(pieces: readonly string[], ranks: ReadonlyMap<string, number>) {
  let best: { at: number; rank: number } | undefined
  for (let at = 0; at + 1 < pieces.length; at++) {
    const rank = ranks.get(`${pieces[at]} ${pieces[at + 1]}`)
    if (rank !== undefined && (!best || rank < best.rank)) best = { at, rank }
  }
  return best?.at
}

function wordsOf(text: string): { word: string; start: number; end: number }[] {
  let last = 0
  return [...text.matchAll(wordOrSign)].map(({ 0: word, index: start }) => {
    const isApart = start > last || start === 0
    last = start + word.length
    return { word: isApart ? `${gap}${word}` : word, start, end: last }
  })
}
