// Similarity of texts, by words and by letter trigrams.

/** Share of common words, or of common trigrams. */
const similarityThreshold = 0.85

export function isRepeated(text: string, earlier: readonly string[]): boolean {
  const own = fingerprint(text)
  return earlier.some((each) => {
    const other = fingerprint(each)
    return (
      jaccard(own.words, other.words) >= similarityThreshold ||
      dice(own.runs, other.runs) >= similarityThreshold
    )
  })
}

export function tokenize(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

function fingerprint(text: string) {
  const words = tokenize(text)
  const line = ` ${words.join(' ')} `
  const runs = Array.from({ length: Math.max(0, line.length - 2) }, (_, at) =>
    line.slice(at, at + 3),
  )
  return { words: new Set(words), runs: new Set(runs) }
}

function intersectionSize(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((each) => b.has(each)).length
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = intersectionSize(a, b)
  return both / Math.max(1, a.size + b.size - both)
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * intersectionSize(a, b)) / Math.max(1, a.size + b.size)
}

/** Whether a text contains at least `minWords` consecutive words of another. */
export function sharesWordRun(text: string, source: string, minWords: number): boolean {
  const line = ` ${tokenize(text).join(' ')} `
  const words = tokenize(source)
  return Array.from({ length: Math.max(0, words.length - minWords + 1) }, (_, at) =>
    words.slice(at, at + minWords).join(' '),
  ).some((run) => line.includes(` ${run} `))
}
