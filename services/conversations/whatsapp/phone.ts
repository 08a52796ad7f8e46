// Parses a typed phone number into its canonical form, or refuses it with the reason.
import type * as PhoneNumbers from 'libphonenumber-js/max'
import { createRequire } from 'node:module'
import { limits } from '#contract/limits.ts'
import { Problem, refuse } from '#kernel/problem.ts'
import { toAsciiDigits } from '../digits.policy.ts'
import { regionsOf, type PhoneOrigin } from './phone-regions.ts'

export type Phone = {
  /** Digits with the country code; the same for every spelling. */
  number: string
  /** For display. */
  formatted: string
  /** ISO 3166 code; null for numbers without a country. */
  country: string | null
}

const digitLimits = { min: 10, max: 15 }
const brazil = '55'
const saoPaulo = '11'

/**
 * The country code may be missing from Brazilian numbers, and area code 11 from those of nine digits; also from numbers of
 * the countries where the person may be.
 */
export function parsePhone(typed: string, origin: PhoneOrigin = {}): Phone {
  const text = toAsciiDigits(typed).trimStart()
  const digits = text.replace(/\D/g, '')
  if (digits === '') refuse('whatsapp/number-required')
  const isInternational = text.startsWith('+')
  const national = isInternational ? undefined : parseNational(digits, regionsOf(origin))
  if (national) return national
  const candidates = isInternational ? [digits] : candidatesFor(digits)
  for (const candidate of candidates) {
    const phone = parseValid(candidate)
    if (phone) return phone
  }
  return refuseNumber(candidates[0] ?? digits)
}

/** A number as it is dialled in one of the countries; mobile numbers before others. */
function parseNational(
  digits: string,
  regions: readonly PhoneNumbers.CountryCode[],
): Phone | undefined {
  const found = regions
    .map((region) => parseNumber(digits, region))
    .filter((parsed) => parsed?.isValid())
  const parsed = found.find((each) => each?.getType()?.includes('MOBILE')) ?? found[0]
  return parsed && describeNumber(parsed)
}

/** A phone number, as far as it can be known: a local one of an unknown country is not checked further. */
export function isPhoneNumber(typed: string, origin: PhoneOrigin): boolean {
  const text = toAsciiDigits(typed).trim()
  const { length } = text.replace(/\D/g, '')
  if (/[^\d+() ./\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069-]/.test(text)) return false
  if (length < limits.preSurveyFields.phoneDigits.min) return false
  if (length > limits.preSurveyFields.phoneDigits.max) return false
  return origin.country || text.startsWith('+') ? isParsable(text, origin) : true
}

function isParsable(typed: string, origin: PhoneOrigin): boolean {
  try {
    return parsePhone(typed, origin).number !== ''
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** The package with the numbers of all countries is loaded for the first number: a twentieth of the start. */
const parseNumber: typeof PhoneNumbers.parsePhoneNumberFromString = (...input) =>
  (require('libphonenumber-js/max') as typeof PhoneNumbers).parsePhoneNumberFromString(...input)

const require = createRequire(import.meta.url)

/** The documented completion first; then a number of area 55, then a foreign one. */
function candidatesFor(digits: string): string[] {
  const isLocal = digits.length === 10 || digits.length === 11
  const guessed = [withDefaultPrefix(digits), ...(isLocal ? [brazil + digits] : []), digits]
  // 00 is the plus.
  return [...new Set([...guessed, ...(digits.startsWith('00') ? [digits.slice(2)] : [])])]
}

function withDefaultPrefix(digits: string): string {
  if (digits.length === 9) return brazil + saoPaulo + digits
  if (digits.length === 10) return brazil + digits
  return digits.length === 11 && !digits.startsWith(brazil) ? brazil + digits : digits
}

function parseValid(digits: string): Phone | undefined {
  const number = withNinthDigit(digits)
  const parsed = parseNumber(`+${number}`)
  return parsed?.isValid() ? describeNumber(parsed) : undefined
}

function describeNumber(parsed: PhoneNumbers.PhoneNumber): Phone {
  const { country = null } = parsed
  const formatted =
    country === 'BR' ? `+${brazil} ${parsed.formatNational()}` : parsed.formatInternational()
  return { number: parsed.number.slice(1), formatted, country }
}

/** Brazilian mobile numbers once had eight digits; both forms are the same number. */
const withNinthDigit = (digits: string) => digits.replace(/^(55[1-9]\d)([6-9]\d{7})$/, '$19$2')

function refuseNumber(number: string): never {
  if (number.length < digitLimits.min) refuse('whatsapp/number-too-short')
  if (number.length > digitLimits.max) refuse('whatsapp/number-too-long')
  if (number.startsWith(brazil)) {
    if (Number(number.slice(2, 4)) < 11) refuse('whatsapp/area-code-invalid')
    if (number.length < 12 || number.length > 13) refuse('whatsapp/local-number-invalid')
  }
  return refuse('whatsapp/number-invalid')
}
