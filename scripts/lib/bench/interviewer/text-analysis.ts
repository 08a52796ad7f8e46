// Text analysis of the bench, independent of the product's.
import type { SurveyLanguage } from '#contract/languages.ts'
import { arabic } from './lexicons/ar.ts'
import type { DetectorLexicon } from './lexicons/detector-lexicon.ts'
import { english } from './lexicons/en.ts'
import { spanish } from './lexicons/es.ts'
import { portuguese } from './lexicons/pt-br.ts'

export const lexicons: Record<SurveyLanguage, DetectorLexicon> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
}

/** Replaces quotations by an ellipsis. */
export const removeQuotations = (text: string) => text.replaceAll(/[“«"„][^“”«»"]*[”»"]/gu, '…')

export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []

export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?؟\n]+[.!?؟…]*/gu) ?? []).map((sentence) => sentence.trim())
}

/** The last sentence with a question mark; the whole text without one. */
export const questionSentenceOf = (text: string): string =>
  sentencesOf(text).findLast((sentence) => /[?؟]/.test(sentence)) ?? text

/** Undefined unless the frequent words of one language clearly prevail. */
export function detectLanguage(text: string): SurveyLanguage | undefined {
  const textWords = wordsOf(text)
  if (textWords.filter((word) => /\p{Script=Arabic}/u.test(word)).length * 2 > textWords.length)
    return 'ar'
  const latin = (['pt-br', 'en', 'es'] as const)
    .map((language) => ({
      language,
      count: textWords.filter((w) => lexicons[language].common.has(w)).length,
    }))
    .toSorted((a, b) => b.count - a.count)
  return latin[0]!.count - latin[1]!.count >= 2 ? latin[0]!.language : undefined
}

const combiningMarks = /[\u0300-\u036f\u064b-\u0652\u0670]/gu

/** Content words, truncated so that forms of a word are equal. */
export function stemsOf(text: string): string[] {
  const allLexicons = Object.values(lexicons)
  return wordsOf(text)
    .filter((word) => word.length > 2 && !allLexicons.some(({ common }) => common.has(word)))
    .map((word) =>
      removeAccents(word)
        .replace(/^(?:وال|بال|فال|لل|ال|و(?=\p{L}{4}))/u, '')
        .slice(0, 5),
    )
}

const removeAccents = (word: string) => word.normalize('NFD').replaceAll(combiningMarks, '')
