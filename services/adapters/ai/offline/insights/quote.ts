// Excerpts of answers, always verbatim.
import type { SurveyLanguage } from '#contract/languages.ts'
import { extractTerms } from './terms.ts'

const maxLength = 160
const minLength = 30

/** The sentence around a span; its clause, or the words around the span, where the sentence is too long. */
export function quoteAround(text: string, start: number, end: number): string {
  const sentence = segmentAround(text, start, end, /[.!?؟…\n]/)
  if (sentence.length <= maxLength) return sentence
  const clause = segmentAround(text, start, end, /[.!?؟…\n,،;؛:()]/)
  if (clause.length >= minLength && clause.length <= maxLength) return clause
  return wordsAround(text, start, end)
}

/** The sentence with the most terms, up to `maxLength`. */
export function representativeQuote(text: string, language: SurveyLanguage): string {
  const sentences = text.split(/[.!?؟…\n]+/).map((each) => each.trim())
  const pieces = sentences.map((each) =>
    each.length <= maxLength ? each : wordsAround(each, 0, 0),
  )
  const ranked = pieces.map((piece) => ({ piece, terms: extractTerms(piece, language).length }))
  const [best] = ranked.toSorted((a, b) => b.terms - a.terms)
  return best?.piece ? best.piece : text.trim().slice(0, maxLength)
}

function segmentAround(text: string, start: number, end: number, marks: RegExp): string {
  let from = start
  while (from > 0 && !marks.test(text[from - 1]!)) from--
  let to = end
  while (to < text.length && !marks.test(text[to]!)) to++
  return text.slice(from, to).trim()
}

/** As many whole words as fit into `maxLength`. */
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
