// The page's words: one language, written into the page by the server, so no library travels with them.
import { createContext, useContext } from 'react'
import type { PublicPage } from '#contract/public-page.ts'
import type form from '../locales/en/form.json'
import type english from '../locales/en/respondent.json'
import type later from '../locales/en/respondent-later.json'

type BaseOf<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : Key
export type WordKey = BaseOf<keyof typeof english | keyof typeof later | keyof typeof form>

export type Words = {
  lang: PublicPage['lang']
  /** The text of a key. With `count`, the plural form that the language wants. */
  t: (key: WordKey, values?: Record<string, string | number>) => string
  /** The text of a key that may not exist, such as one made from an owner's own field name. */
  find: (key: string) => string | undefined
  number: (value: number) => string
  /** Takes in the words of a part that has been loaded. */
  learn: (more: Record<string, string>) => void
}

const tags: Record<PublicPage['lang'], string> = { en: 'en', ar: 'ar', es: 'es', 'pt-br': 'pt-BR' }

export const tagOf = (lang: PublicPage['lang']) => tags[lang]
export const directionOf = (lang: PublicPage['lang']) => (lang === 'ar' ? 'rtl' : 'ltr')

/** For a text that need not be in the page's language; where it is not known, the text itself tells its direction. */
export const inLanguage = (lang: PublicPage['lang'] | undefined) =>
  lang ? { lang: tagOf(lang), dir: directionOf(lang) } : { dir: 'auto' as const }

/** Written alike in all our languages, without what writes other numbers: a slow phone takes a tenth of a second to make it. */
export const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000

export function wordsOf({ lang, words: first }: Pick<PublicPage, 'lang' | 'words'>): Words {
  const words = { ...first }
  const plurals = new Intl.PluralRules(tags[lang])
  let numbers: Intl.NumberFormat | undefined
  const number = (value: number) =>
    isPlain(value) ? `${value}` : (numbers ??= new Intl.NumberFormat(tags[lang])).format(value)
  const textOf = (key: string, count: unknown) =>
    (typeof count === 'number'
      ? (words[`${key}_${plurals.select(count)}`] ?? words[`${key}_other`])
      : words[key]) ?? key
  return {
    lang,
    t: (key, values = {}) =>
      textOf(key, values['count']).replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = values[name]
        return typeof value === 'number' ? number(value) : (value ?? '')
      }),
    find: (key) => words[key],
    number,
    learn: (more) => void Object.assign(words, more),
  }
}

const Speech = createContext<Words | null>(null)
export const WordsProvider = Speech.Provider

export function useWords(): Words {
  const words = useContext(Speech)
  if (!words) throw new Error('no words above this component')
  return words
}
