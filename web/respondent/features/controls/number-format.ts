// Numbers in the language's format.
import type { PublicPage } from '#contract/public-page.ts'
import { parseNumber } from '../../../shared/parse-number.ts'
import { isLocaleNeutral, languageTag } from '../../texts.tsx'

type Lang = PublicPage['lang']

/** The number in the language's format. */
export const formatNumber = (value: number, lang: Lang): string =>
  isLocaleNeutral(value)
    ? `${value}`
    : new Intl.NumberFormat(languageTag(lang), { maximumFractionDigits: 20 }).format(value)

/** One step up or down, without binary rounding errors. */
export function incrementNumber(text: string, by: number, lang: Lang): string {
  const value = (parseNumber(text, lang) ?? 0) + by
  return formatNumber(Number(value.toPrecision(15)), lang)
}
