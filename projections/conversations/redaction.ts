// Finds and hides the words of one text inside another: texts about a locked answer must not leak it.

export type TextRange = { start: number; end: number }

type Word = { text: string; start: number; end: number }

const redactionMark = '▒▒▒▒▒'

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))
}

const joinWords = (words: readonly Word[]) => ` ${words.map((word) => word.text).join(' ')} `

/** Whether `text` contains the words of `phrase` in sequence. */
export function containsPhrase(text: string, phrase: string): boolean {
  const phraseWords = wordsOf(phrase)
  return phraseWords.length > 0 && joinWords(wordsOf(text)).includes(joinWords(phraseWords))
}

/** Ranges in which `text` repeats at least `minWords` consecutive words of `source`: UTF-16 offsets into `text`. */
export function findQuotedRanges(text: string, source: string, minWords = 4): TextRange[] {
  const sourceText = joinWords(wordsOf(source))
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
