// Parses numbers as typed: 1,5 and 1.5, 1.234,50 and 1,234.50, in any script's digits.
import type { PublicPage } from '#contract/public-page.ts'
import { isLocaleNeutral, languageTag } from '../../texts.tsx'

type Lang = PublicPage['lang']

const hasValidGrouping = (digits: string) => /^(\d+|\d{1,3}([.,])\d{3}(\2\d{3})*)$/.test(digits)
const thousands = /^[1-9]\d{0,2}[.,]\d{3}$/

/** Undefined unless it is a number. An ambiguous separator is read by the language's convention. */
export function parseNumber(text: string, lang: Lang): number | undefined {
  const [, sign = '', digits = ''] = /^([+-]?)([\d.,]+)$/.exec(toLatinDigits(text)) ?? []
  const [whole, fraction] = splitDecimal(digits, lang)
  if (!hasValidGrouping(whole || (fraction && '0')) || !/^\d*$/.test(fraction)) return undefined
  const value = Number(`${sign}${whole.replace(/[.,]/g, '')}.${fraction}`)
  return Number.isFinite(value) ? value : undefined
}

const toLatinDigits = (text: string) =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s'’٬\u200e\u200f\u061c]/g, '')
    .replace(/^[−–]/, '-')
    .replace('٫', '.')

function splitDecimal(digits: string, lang: Lang): [whole: string, fraction: string] {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const mark = digits[last]
  const decimal = lang === 'pt-br' || lang === 'es' ? ',' : '.'
  const isOnce = mark !== undefined && digits.indexOf(mark) === last
  const isDecimal = isOnce && (mark === decimal || !thousands.test(digits))
  return isDecimal ? [digits.slice(0, last), digits.slice(last + 1)] : [digits, '']
}

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
