import type { Locale } from '#contract/languages.ts'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import type { Forms, MailTexts } from './mail-text-types.ts'
import { portuguese } from './pt-br.ts'

export const mailTexts: Record<Locale, MailTexts> = {
  en: english,
  'pt-br': portuguese,
  ar: arabic,
}

/** Latin digits everywhere, as in the product's screens. */
const numberTag: Record<Locale, string> = { en: 'en', 'pt-br': 'pt-BR', ar: 'ar-u-nu-latn' }

export const formatCount = (language: Locale, count: number): string =>
  new Intl.NumberFormat(numberTag[language]).format(count)

export function inForms(language: Locale, forms: Forms, count: number): string {
  const form = new Intl.PluralRules(numberTag[language]).select(count)
  return (forms[form] ?? forms.other).replace('{n}', formatCount(language, count))
}

/** A UTC day, such as 3 March. */
export const formatDay = (
  language: Locale,
  day: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' },
): string =>
  new Intl.DateTimeFormat(numberTag[language], { ...options, timeZone: 'UTC' }).format(
    new Date(day),
  )

/** A time in UTC, which it names. */
export const formatTime = (language: Locale, at: string): string =>
  new Intl.DateTimeFormat(numberTag[language], {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  }).format(new Date(at))
