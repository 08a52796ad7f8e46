// What people who want to know something write, brought down to the part that says it.
import type { SurveyLanguage } from '#contract/languages.ts'
import { lexicons } from './lexicons/all.ts'
import { arabicGrammar } from './purposes/ar.ts'
import { englishGrammar } from './purposes/en.ts'
import { spanishGrammar } from './purposes/es.ts'
import { portugueseGrammar } from './purposes/pt-br.ts'
import type { ByLanguage, Grammar } from './purposes/purpose.ts'
import { wordsOf } from './text.ts'

export const grammars: ByLanguage<Grammar> = {
  'pt-br': portugueseGrammar,
  en: englishGrammar,
  ar: arabicGrammar,
  es: spanishGrammar,
}

const shortest = 8
const endMarks = /[\s.!?؟;:,،؛…–—-]+$/u

/** The first thing a text says, without "I want to know": `main` up to a second thought, `short` up to a pause within `max`. */
export function gistOf(
  text: string,
  language: SurveyLanguage,
  max: number,
): { main: string; short: string | undefined } {
  const { preamble, turn, breath } = grammars[language]
  const [sentence = ''] = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?؟])\s/)
  const bare = sentence.replace(/^¿/, '').replace(endMarks, '')
  const rest = bare.replace(preamble, '')
  const said = rest.length >= shortest ? rest : bare
  const main = endsOf(said, turn, language)[0] ?? said
  if (main.length <= max) return { main, short: main }
  const short = endsOf(main, breath, language).findLast((each) => each.length <= max)
  return { main, short }
}

/** The text up to each mark after which nothing hangs in the air, shortest first. */
function endsOf(text: string, marks: RegExp, language: SurveyLanguage): string[] {
  return [...text.matchAll(marks)]
    .map(({ index }) => text.slice(0, index).replace(endMarks, ''))
    .filter((each) => each.length >= shortest * 2 && isWhole(each, language))
}

/** Whether no word is left waiting for the next. */
export function isWhole(text: string, language: SurveyLanguage): boolean {
  const last = wordsOf(text).at(-1)?.folded
  // "Remotely" ends in what is elsewhere a preposition, and so does "sign-up".
  if (/عن بُ?عد$|\p{L}-\p{L}+$/u.test(text)) return true
  return last !== undefined && !lexicons[language].stopWords.has(last)
}

/** A text that is too long, up to its last pause, else up to a word. */
export function upToBreath(text: string, language: SurveyLanguage, max: number): string {
  if (text.length <= max) return text
  const ends = endsOf(text, grammars[language].breath, language)
  return ends.findLast((each) => each.length <= max) ?? shortened(text, language, max)
}

/** Cut after a word, and never after one that waits for the next. */
export function shortened(text: string, language: SurveyLanguage, max: number): string {
  if (text.length <= max) return text
  const { stopWords } = lexicons[language]
  const last = wordsOf(text.slice(0, max + 1)).findLast(
    ({ folded, end }) => end <= max && !stopWords.has(folded) && !/\p{L}/u.test(text[end] ?? ''),
  )
  return last ? text.slice(0, last.end) : text.slice(0, max).toWellFormed()
}

export function isQuestion(text: string, language: SurveyLanguage): boolean {
  return /[?؟]/.test(text) || grammars[language].question.test(text)
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
export const plainly = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[“”«»"¿?؟]/g, '')
    .trim()
    .replace(/[.!:;,،؛…]+$/u, '')

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
