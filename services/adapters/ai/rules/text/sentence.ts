// What people who want to know something write, brought down to the part that says it.
import type { SurveyLanguage } from '#contract/languages.ts'
import { lexicons } from './lexicons.ts'
import { grammar as arabicGrammar } from '../../languages/ar/purposes.ts'
import { grammar as englishGrammar } from '../../languages/en/purposes.ts'
import { grammar as spanishGrammar } from '../../languages/es/purposes.ts'
import { grammar as portugueseGrammar } from '../../languages/pt-br/purposes.ts'
import type { ByLanguage, Grammar } from '../../languages/types/purposes.ts'
import { tokenize } from './tokenizer.ts'

export const grammars: ByLanguage<Grammar> = {
  'pt-br': portugueseGrammar,
  en: englishGrammar,
  ar: arabicGrammar,
  es: spanishGrammar,
}

const minLength = 8
const endMarks = /[\s.!?؟;:,،؛…–—-]+$/u

/** The first thing a text says, without "I want to know": `main` up to a second thought, `short` up to a pause within `max`. */
export function extractGist(
  text: string,
  language: SurveyLanguage,
  max: number,
): { main: string; short: string | undefined } {
  const { preamble, clauseBoundary, pause } = grammars[language]
  const [sentence = ''] = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?؟])\s/)
  const bare = sentence.replace(/^¿/, '').replace(endMarks, '')
  const rest = bare.replace(preamble, '')
  const said = rest.length >= minLength ? rest : bare
  const main = completePrefixes(said, clauseBoundary, language)[0] ?? said
  if (main.length <= max) return { main, short: main }
  const short = completePrefixes(main, pause, language).findLast((each) => each.length <= max)
  return { main, short }
}

/** The text up to each mark after which nothing hangs in the air, shortest first. */
function completePrefixes(text: string, marks: RegExp, language: SurveyLanguage): string[] {
  return [...text.matchAll(marks)]
    .map(({ index }) => text.slice(0, index).replace(endMarks, ''))
    .filter((each) => each.length >= minLength * 2 && isCompletePhrase(each, language))
}

/** Whether no word is left waiting for the next. */
export function isCompletePhrase(text: string, language: SurveyLanguage): boolean {
  const last = tokenize(text).at(-1)?.folded
  // "Remotely" ends in what is elsewhere a preposition, and so does "sign-up".
  if (/عن بُ?عد$|\p{L}-\p{L}+$/u.test(text)) return true
  return last !== undefined && !lexicons[language].stopWords.has(last)
}

/** A text that is too long, up to its last pause, else up to a word. */
export function truncateAtPause(text: string, language: SurveyLanguage, max: number): string {
  if (text.length <= max) return text
  const ends = completePrefixes(text, grammars[language].pause, language)
  return ends.findLast((each) => each.length <= max) ?? truncateAtWord(text, language, max)
}

/** Cut after a word, and never after one that waits for the next. */
export function truncateAtWord(text: string, language: SurveyLanguage, max: number): string {
  if (text.length <= max) return text
  const { stopWords } = lexicons[language]
  const last = tokenize(text.slice(0, max + 1)).findLast(
    ({ folded, end }) => end <= max && !stopWords.has(folded) && !/\p{L}/u.test(text[end] ?? ''),
  )
  return last ? text.slice(0, last.end) : text.slice(0, max).toWellFormed()
}

export function isQuestion(text: string, language: SurveyLanguage): boolean {
  return /[?؟]/.test(text) || grammars[language].questionStart.test(text)
}

/** Names and abbreviations keep their capitals. */
export function lowerFirst(text: string): string {
  const [mark = ''] = /^¿?/.exec(text) ?? []
  const bare = text.slice(mark.length)
  return /^\p{Lu}(?:\p{Ll}| )/u.test(bare) && !/^I(?:['’ ]|$)/.test(bare)
    ? mark + bare.charAt(0).toLowerCase() + bare.slice(1)
    : text
}

/** Without marks that would quote, ask or end where it stands inside another sentence. */
export const stripPunctuation = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[“”«»"¿?؟]/g, '')
    .trim()
    .replace(/[.!:;,،؛…]+$/u, '')

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
