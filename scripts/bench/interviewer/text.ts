// How the bench reads texts. Its own, so that the product is not measured by itself.
import type { SurveyLanguage } from '#contract/languages.ts'
import { arabic } from './words/ar.ts'
import type { DetectorWords } from './words/detector-words.ts'
import { english } from './words/en.ts'
import { spanish } from './words/es.ts'
import { portuguese } from './words/pt-br.ts'

export const words: Record<SurveyLanguage, DetectorWords> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
}

/** Without what somebody else said: an owner's or a respondent's words in quotation marks. */
export const unquoted = (text: string) => text.replaceAll(/[“«"„][^“”«»"]*[”»"]/gu, '…')

export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []

export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?؟\n]+[.!?؟…]*/gu) ?? []).map((sentence) => sentence.trim())
}

/** The sentence that ends in a question mark; the whole text where none does. */
export const askingIn = (text: string): string =>
  sentencesOf(text).findLast((sentence) => /[?؟]/.test(sentence)) ?? text

/** Undefined where the commonest words of no language stand out. */
export function languageOf(text: string): SurveyLanguage | undefined {
  const said = wordsOf(text)
  if (said.filter((word) => /\p{Script=Arabic}/u.test(word)).length * 2 > said.length) return 'ar'
  const latin = (['pt-br', 'en', 'es'] as const)
    .map((language) => ({
      language,
      count: said.filter((w) => words[language].common.has(w)).length,
    }))
    .toSorted((a, b) => b.count - a.count)
  return latin[0]!.count - latin[1]!.count >= 2 ? latin[0]!.language : undefined
}

const accents = /[\u0300-\u036f\u064b-\u0652\u0670]/gu

/** Words that mean something, cut short so that their forms fall together. */
export function stemsOf(text: string): string[] {
  const idle = Object.values(words)
  return wordsOf(text)
    .filter((word) => word.length > 2 && !idle.some(({ common }) => common.has(word)))
    .map((word) =>
      plain(word)
        .replace(/^(?:وال|بال|فال|لل|ال|و(?=\p{L}{4}))/u, '')
        .slice(0, 5),
    )
}

const plain = (word: string) => word.normalize('NFD').replaceAll(accents, '')
