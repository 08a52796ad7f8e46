import type { Span } from '#ports/ai/common.ts'

type Token = Span & { folded: string }

/** The longest run of at least `fewest` words of `text` that `source` has too, in the same order. */
export function longestCommonRun(text: string, source: string, fewest: number): Span | undefined {
  const [words, known] = [tokenize(text), tokenize(source)]
  const starts = new Map<string, number[]>()
  for (const [at, { folded }] of known.entries())
    starts.set(folded, [...(starts.get(folded) ?? []), at])
  let best: { first: number; count: number } | undefined
  for (let first = 0; first + fewest <= words.length; first++)
    for (const start of starts.get(words[first]!.folded) ?? []) {
      const count = runLengthFrom(words, first, known, start)
      if (count >= fewest && count > (best?.count ?? 0)) best = { first, count }
    }
  return best && { start: words[best.first]!.start, end: words[best.first + best.count - 1]!.end }
}

function runLengthFrom(
  words: readonly Token[],
  first: number,
  known: readonly Token[],
  start: number,
) {
  let count = 0
  while (
    first + count < words.length &&
    start + count < known.length &&
    words[first + count]!.folded === known[start + count]!.folded
  )
    count++
  return count
}

const tokenize = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: word.toLowerCase(),
  }))
