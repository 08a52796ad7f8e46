// Which words of an answer are shown for what it says: always a piece of it, as it stands there.
import type { SurveyLanguage } from '#contract/languages.ts'
import { extractTerms } from './terms.ts'

const maxLength = 160
const minLength = 30

/** The sentence around a place, or as much of it as is read at a glance. */
export function quoteAround(text: string, start: number, end: number): string {
  const sentence = segmentAround(text, start, end, /[.!?؟…\n]/)
  if (sentence.length <= maxLength) return sentence
  const clause = segmentAround(text, start, end, /[.!?؟…\n,،;؛:()]/)
  if (clause.length >= minLength && clause.length <= maxLength) return clause
  return wordsAround(text, start, end)
}

/** What stands for an answer as a whole: the sentence, or as much of it as is read at a glance, that says most. */
export function representativeQuote(text: string, language: SurveyLanguage): string {
  const sentences = text.split(/[.!?؟…\n]+/).map((each) => each.trim())
  const pieces = sentences.map((each) =>
    each.length <= maxLength ? each : wordsAround(each, 0, 0),
  )
  const said = pieces.map((piece) => ({ piece, terms: extractTerms(piece, language).length }))
  const [best] = said.toSorted((a, b) => b.terms - a.terms)
  return best?.piece ? best.piece : text.trim().slice(0, maxLength)
}

function segmentAround(text: string, start: number, end: number, marks: RegExp): string {
  let from = start
  while (from > 0 && !marks.test(text[from - 1]!)) from--
  let to = end
  while (to < text.length && !marks.test(text[to]!)) to++
  return text.slice(from, to).trim()
}

/** Whole words, as many as there is room for. */
function wordsAround(text: string, start: number, end: number): string {
  const room = Math.max(0, maxLength - (end - start))
  const earliest = Math.max(0, start - room / 2)
  const from = earliest === 0 ? 0 : (afterNextSpace(text, earliest) ?? start)
  const latest = from + maxLength
  const to = latest >= text.length ? text.length : Math.max(end, text.lastIndexOf(' ', latest))
  return text.slice(from, to > from ? to : latest).trim()
}

function afterNextSpace(text: string, at: number): number | undefined {
  const space = text.indexOf(' ', at)
  return space < 0 ? undefined : space + 1
}
