// Finds and hides the words of one text inside another, so that a locked answer does not leak through what was said about it.

export type Run = { start: number; end: number }

type Word = { text: string; start: number; end: number }

const veil = '▒▒▒▒▒'

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))
}

const spaced = (words: readonly Word[]) => ` ${words.map((word) => word.text).join(' ')} `

/** Whether `text` has all words of `phrase` in a row. */
export function says(text: string, phrase: string): boolean {
  const wanted = wordsOf(phrase)
  return wanted.length > 0 && spaced(wordsOf(text)).includes(spaced(wanted))
}

/** Where `text` repeats at least `least` words of `source` in a row: UTF-16 offsets into `text`. */
export function quotedRuns(text: string, source: string, least = 4): Run[] {
  const said = spaced(wordsOf(source))
  const words = wordsOf(text)
  const runs: Run[] = []
  for (let from = 0; from + least <= words.length; from++) {
    let to = from
    let phrase = ''
    while (to < words.length && said.includes(` ${phrase}${words[to]?.text} `)) {
      phrase += `${words[to]?.text} `
      to++
    }
    const [first, last] = [words[from], words[to - 1]]
    if (to - from >= least && first && last) {
      runs.push({ start: first.start, end: last.end })
      from = to - 1
    }
  }
  return runs
}

/** Replaces the runs by a veil that tells nothing about what it hides, not even its length. */
export function veiled(text: string, runs: readonly Run[]): string {
  let shown = ''
  let at = 0
  for (const { start, end } of runs.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue
    shown += text.slice(at, Math.max(at, start)) + veil
    at = end
  }
  return shown + text.slice(at)
}
