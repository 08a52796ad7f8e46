// Which words of an answer are shown for what it says: always a piece of it, as it stands there.
import { wordsOf } from '../text.ts'

const longest = 160
const shortest = 30

/** The sentence around a place, or as much of it as is read at a glance. */
export function quoteAround(text: string, start: number, end: number): string {
  const sentence = pieceAround(text, start, end, /[.!?؟…\n]/)
  if (sentence.length <= longest) return sentence
  const clause = pieceAround(text, start, end, /[.!?؟…\n,،;؛:()]/)
  if (clause.length >= shortest && clause.length <= longest) return clause
  return around(text, start, end)
}

/** What stands for an answer as a whole: its longest sentence that is not too long. */
export function tellingQuote(text: string): string {
  const sentences = [...text.matchAll(/[^.!?؟…\n]+/g)].map(({ 0: each }) => each.trim())
  const fitting = sentences.filter(({ length }) => length <= longest)
  const best = fitting.toSorted((a, b) => b.length - a.length)[0]
  return best && best.length >= shortest ? best : around(text, 0, 0)
}

function pieceAround(text: string, start: number, end: number, marks: RegExp): string {
  let from = start
  while (from > 0 && !marks.test(text[from - 1]!)) from--
  let to = end
  while (to < text.length && !marks.test(text[to]!)) to++
  return text.slice(from, to).trim()
}

/** Whole words, as many as there is room for. */
function around(text: string, start: number, end: number): string {
  const room = Math.max(0, longest - (end - start)) / 2
  const words = wordsOf(text).filter(
    (word) => word.start >= start - room && word.end <= end + room * (start === 0 ? 2 : 1),
  )
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? text.slice(first.start, last.end) : text.trim().slice(0, longest)
}
