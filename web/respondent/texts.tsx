// The page's texts: one language, inlined by the server; no i18n library is loaded.
import { createContext, useContext } from 'react'
import type { PublicPage } from '#contract/public-page.ts'
import type form from '../locales/en/form.json'
import type english from '../locales/en/respondent.json'
import type later from '../locales/en/respondent-later.json'

type BaseOf<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : Key
export type TextKey = BaseOf<keyof typeof english | keyof typeof later | keyof typeof form>

export type Texts = {
  lang: PublicPage['lang']
  /** The text of a key. With `count`, the language's plural form. */
  t: (key: TextKey, values?: Record<string, string | number>) => string
  /** The text of a key that may not exist, such as one made from an owner's own field name. */
  find: (key: string) => string | undefined
  number: (value: number) => string
  /** Adds the texts of a lazy-loaded feature. */
  add: (more: Record<string, string>) => void
}

const languageTags: Record<PublicPage['lang'], string> = {
  en: 'en',
  ar: 'ar',
  es: 'es',
  'pt-br': 'pt-BR',
}

export const languageTag = (lang: PublicPage['lang']) => languageTags[lang]
export const textDirection = (lang: PublicPage['lang']) => (lang === 'ar' ? 'rtl' : 'ltr')

/** Attributes of a text in another language; the direction is detected if the language is unknown. */
export const languageAttributes = (lang: PublicPage['lang'] | undefined) =>
  lang ? { lang: languageTag(lang), dir: textDirection(lang) } : { dir: 'auto' as const }

/** True for numbers that every language writes alike. They need no Intl.NumberFormat, which takes 100 ms to construct on a slow phone. */
export const isLocaleNeutral = (value: number) =>
  Number.isInteger(value) && value >= 0 && value < 1000

export function createTexts({ lang, texts: first }: Pick<PublicPage, 'lang' | 'texts'>): Texts {
  // Without a prototype: `find` looks up names that an owner chose.
  const words = Object.assign(Object.create(null), first) as Record<string, string>
  const plurals = new Intl.PluralRules(languageTags[lang])
  let numbers: Intl.NumberFormat | undefined
  const number = (value: number) =>
    isLocaleNeutral(value)
      ? `${value}`
      : (numbers ??= new Intl.NumberFormat(languageTags[lang])).format(value)
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
    add: (more) => void Object.assign(words, more),
  }
}

const TextsContext = createContext<Texts | null>(null)
export const TextsProvider = TextsContext.Provider

export function useTexts(): Texts {
  const words = useContext(TextsContext)
  if (!words) throw new Error('no words above this component')
  return words
}
