// Finds and hides the words of one text inside another: texts about a locked answer must not leak it.

export type TextRange = { start: number; end: number }

type Word = { text: string; start: number; end: number }

const redactionMark = '▒▒▒▒▒'

const word = /[\p{L}\p{M}\p{N}]+/gu
const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    text: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }))
}

/** The words of a text in lower case, each between spaces. */
const joinWords = (text: string) => ` ${text.toLowerCase().replaceAll(betweenWords, ' ').trim()} `

/** Whether `text` contains the words of a phrase in sequence. */
export function phraseFinder(text: string): (phrase: string) => boolean {
  const lower = text.toLowerCase()
  let words: string | undefined
  return (phrase) => {
    const searched = joinWords(phrase)
    const [first] = searched.trim().split(' ')
    // Most phrases are not in the text, and finding that out takes a fraction of the time.
    if (!first || !lower.includes(first)) return false
    words ??= joinWords(text)
    return words.includes(searched)
  }
}

/** Ranges in which `text` repeats at least `minWords` consecutive words of `source`: UTF-16 offsets into `text`. */
export function findQuotedRanges(text: string, source: string, minWords = 4): TextRange[] {
  const sourceText = joinWords(source)
  const words = wordsOf(text)
  const ranges: TextRange[] = []
  for (let from = 0; from + minWords <= words.length; from++) {
    let to = from
    let phrase = ''
    while (to < words.length && sourceText.includes(` ${phrase}${words[to]?.text} `)) {
      phrase += `${words[to]?.text} `
      to++
    }
    const [first, last] = [words[from], words[to - 1]]
    if (to - from >= minWords && first && last) {
      ranges.push({ start: first.start, end: last.end })
      from = to - 1
    }
  }
  return ranges
}

/** Replaces each range by a mark of constant length. */
export function redactRanges(text: string, ranges: readonly TextRange[]): string {
  let redacted = ''
  let at = 0
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue
    redacted += text.slice(at, Math.max(at, start)) + redactionMark
    at = end
  }
  return redacted + text.slice(at)
}
