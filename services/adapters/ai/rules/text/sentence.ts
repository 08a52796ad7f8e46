// Reduces what an owner wrote to the part that says what they want to know.
import type { SurveyLanguage } from '#contract/languages.ts'
import { acrossLanguages, languageOf } from '../../languages/languages.ts'
import { tokenize } from './tokenizer.ts'

const minLength = 8
const endMarks = /[\s.!?؟;:,،؛…–—-]+$/u

/** The first sentence of a text, without "I want to know": `main` up to a second clause, `short` up to a pause within `max`. */
export function extractGist(
  text: string,
  language: SurveyLanguage,
  max: number,
): { main: string; short: string | undefined } {
  const { preamble, clauseBoundary, pause } = languageOf(language).grammar
  const [sentence = ''] = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?؟])\s/)
  const bare = sentence.replace(/^¿/, '').replace(endMarks, '')
  const rest = bare.replace(preamble, '')
  const content = rest.length >= minLength ? rest : bare
  const main = completePrefixes(content, clauseBoundary, language)[0] ?? content
  if (main.length <= max) return { main, short: main }
  const short = completePrefixes(main, pause, language).findLast((each) => each.length <= max)
  return { main, short }
}

/** The text up to each mark, where it is a complete phrase; shortest first. */
function completePrefixes(text: string, marks: RegExp, language: SurveyLanguage): string[] {
  return [...text.matchAll(marks)]
    .map(({ index }) => text.slice(0, index).replace(endMarks, ''))
    .filter((each) => each.length >= minLength * 2 && isCompletePhrase(each, language))
}

/** Whether a text does not end in a word that needs a next one. */
export function isCompletePhrase(text: string, language: SurveyLanguage): boolean {
  const last = tokenize(text).at(-1)?.folded
  const { grammar, lexicon } = languageOf(language)
  // "Sign-up" ends in what is elsewhere a preposition.
  if (/\p{L}-\p{L}+$/u.test(text) || grammar.completeEnding?.test(text)) return true
  return last !== undefined && !lexicon.stopWords.has(last)
}

/** Cut at the last pause within `max`, else at a word. */
export function truncateAtPause(text: string, language: SurveyLanguage, max: number): string {
  if (text.length <= max) return text
  const ends = completePrefixes(text, languageOf(language).grammar.pause, language)
  return ends.findLast((each) => each.length <= max) ?? truncateAtWord(text, language, max)
}

/** Cut after a word that needs no next one. */
export function truncateAtWord(text: string, language: SurveyLanguage, max: number): string {
  if (text.length <= max) return text
  const { stopWords } = languageOf(language).lexicon
  const last = tokenize(text.slice(0, max + 1)).findLast(
    ({ folded, end }) => end <= max && !stopWords.has(folded) && !/\p{L}/u.test(text[end] ?? ''),
  )
  return last ? text.slice(0, last.end) : text.slice(0, max).toWellFormed()
}

export function isQuestion(text: string, language: SurveyLanguage): boolean {
  return /[?؟]/.test(text) || languageOf(language).grammar.questionStart.test(text)
}

/** Names and abbreviations keep their capitals. */
export function lowerFirst(text: string): string {
  const [mark = ''] = /^¿?/.exec(text) ?? []
  const bare = text.slice(mark.length)
  return /^\p{Lu}(?:\p{Ll}| )/u.test(bare) &&
    !capitalizedStarts().some((pattern) => pattern.test(bare))
    ? mark + bare.charAt(0).toLowerCase() + bare.slice(1)
    : text
}

const capitalizedStarts = acrossLanguages((languages) =>
  languages.flatMap(({ grammar }) => grammar.capitalizedStart ?? []),
)

/** Without quotation, question and end marks, to stand inside another sentence. */
export const stripPunctuation = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[“”«»"¿?؟]/g, '')
    .trim()
    .replace(/[.!:;,،؛…]+$/u, '')

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
