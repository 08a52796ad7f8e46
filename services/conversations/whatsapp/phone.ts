// Parses a typed phone number into its canonical form, or refuses it with the reason.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { refuse } from '#kernel/problem.ts'

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

/** The country code may be missing from Brazilian numbers, and area code 11 from those of nine digits. */
export function parsePhone(typed: string): Phone {
  const digits = typed.replace(/\D/g, '')
  if (digits === '') refuse('whatsapp/number-required')
  const candidates = typed.trimStart().startsWith('+') ? [digits] : candidatesFor(digits)
  for (const candidate of candidates) {
    const phone = parseValid(candidate)
    if (phone) return phone
  }
  return refuseNumber(candidates[0] ?? digits)
}

/** The documented completion first; then a number of area 55, then a foreign one. */
function candidatesFor(digits: string): string[] {
  const isLocal = digits.length === 10 || digits.length === 11
  return [...new Set([withDefaultPrefix(digits), ...(isLocal ? [brazil + digits] : []), digits])]
}

function withDefaultPrefix(digits: string): string {
  if (digits.length === 9) return brazil + saoPaulo + digits
  if (digits.length === 10) return brazil + digits
  return digits.length === 11 && !digits.startsWith(brazil) ? brazil + digits : digits
}

function parseValid(digits: string): Phone | undefined {
  const number = withNinthDigit(digits)
  const parsed = parsePhoneNumberFromString(`+${number}`)
  if (!parsed?.isValid()) return undefined
  const { country = null } = parsed
  const formatted =
    country === 'BR' ? `+${brazil} ${parsed.formatNational()}` : parsed.formatInternational()
  return { number, formatted, country }
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
