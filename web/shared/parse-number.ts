// Parses numbers as typed: 1,5 and 1.5, 1.234,50 and 1,234.50, in any script's digits.
import type { SurveyLanguage } from '#contract/languages.ts'

const hasValidGrouping = (digits: string) => /^(\d+|\d{1,3}([.,])\d{3}(\2\d{3})*)$/.test(digits)
const thousands = /^[1-9]\d{0,2}[.,]\d{3}$/

/** Undefined unless it is a number. An ambiguous separator is read by the language's convention. */
export function parseNumber(text: string, language: SurveyLanguage): number | undefined {
  const [, sign = '', digits = ''] = /^([+-]?)([\d.,]+)$/.exec(toLatinDigits(text)) ?? []
  const [whole, fraction] = splitDecimal(digits, language)
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

function splitDecimal(digits: string, language: SurveyLanguage): [whole: string, fraction: string] {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const mark = digits[last]
  const decimal = language === 'pt-br' || language === 'es' ? ',' : '.'
  const isOnce = mark !== undefined && digits.indexOf(mark) === last
  const isDecimal = isOnce && (mark === decimal || !thousands.test(digits))
  return isDecimal ? [digits.slice(0, last), digits.slice(last + 1)] : [digits, '']
}
