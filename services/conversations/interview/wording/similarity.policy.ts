// Similarity of texts, by words and by letter trigrams.

/** Share of common words, or of common trigrams. */
const similarityThreshold = 0.85
/** Ratio of the numbers of trigrams of two texts that are just similar: the smaller one has so many of the larger one's. */
const smallestRatio = similarityThreshold / (2 - similarityThreshold)

/** Whether another text repeats this one. */
export function similarTo(text: string): (other: string) => boolean {
  const own = wordsOf(text)
  let ownRuns: Set<string> | undefined
  return (other) => {
    const { words, line } = wordsOf(other)
    if (jaccard(own.words, words) >= similarityThreshold) return true
    ownRuns ??= runsOf(own.line)
    // A text has fewer trigrams than letters: those of a much shorter one are not made.
    if (line.length < ownRuns.size * smallestRatio) return false
    return dice(ownRuns, runsOf(line)) >= similarityThreshold
  }
}

export function tokenize(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

function wordsOf(text: string) {
  const words = tokenize(text)
  return { words: new Set(words), line: ` ${words.join(' ')} ` }
}

function runsOf(line: string): Set<string> {
  const runs = new Set<string>()
  for (let at = 0; at + 3 <= line.length; at++) runs.add(line.slice(at, at + 3))
  return runs
}

function intersectionSize(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let size = 0
  for (const each of a) if (b.has(each)) size++
  return size
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
