// Whether two texts are the same but for a word or a letter.

/** From this share of common words, or of common runs of three letters, on. */
const alike = 0.85

export function isRepeated(text: string, earlier: readonly string[]): boolean {
  const said = fingerprint(text)
  return earlier.some((each) => {
    const other = fingerprint(each)
    return jaccard(said.words, other.words) >= alike || dice(said.runs, other.runs) >= alike
  })
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

function fingerprint(text: string) {
  const words = wordsOf(text)
  const line = ` ${words.join(' ')} `
  const runs = Array.from({ length: Math.max(0, line.length - 2) }, (_, at) =>
    line.slice(at, at + 3),
  )
  return { words: new Set(words), runs: new Set(runs) }
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((each) => b.has(each)).length
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = shared(a, b)
  return both / Math.max(1, a.size + b.size - both)
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * shared(a, b)) / Math.max(1, a.size + b.size)
}

/** Whether a text contains `least` words of another in a row. */
export function sharesRun(text: string, source: string, least: number): boolean {
  const line = ` ${wordsOf(text).join(' ')} `
  const words = wordsOf(source)
  return Array.from({ length: Math.max(0, words.length - least + 1) }, (_, at) =>
    words.slice(at, at + least).join(' '),
  ).some((run) => line.includes(` ${run} `))
}
