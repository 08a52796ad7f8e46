// What a field accepts. The server applies the same rules, and more to numbers of phones.
import type { FieldRule } from '#contract/pre-survey.ts'
import type { TextKey } from '../../texts.tsx'

export type FieldIssue = { text: TextKey; values?: Record<string, number> }

const maxCharacters = 200
const phoneDigits = { min: 7, max: 15 }
const address = /^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/
const number = /^[+-]?\d+(?:[.,'’٫٬\s]\d+)*$/
const phone = /^[\d+() ./\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069-]+$/

/** Undefined for a trimmed value that fits. */
export function checkField(
  { type, min_length: min = 1, max_length: max = maxCharacters }: FieldRule,
  value: string,
): FieldIssue | undefined {
  if (!value) return { text: 'fieldMissing' }
  const most = type === 'text' ? max : maxCharacters
  if (value.length > most) return tooLong(most, value)
  const latin = toLatinDigits(value)
  switch (type) {
    case 'email':
      return address.test(value) ? undefined : { text: 'fieldEmail' }
    case 'phone':
      return phone.test(latin) && hasPhoneDigits(latin) ? undefined : { text: 'fieldPhone' }
    case 'number':
      return number.test(latin.replace(/^[−–]/, '-')) ? undefined : { text: 'notNumber' }
    default:
      return value.length < min ? { text: 'fieldShort', values: { min } } : undefined
  }
}

const tooLong = (max: number, { length }: string): FieldIssue => ({
  text: 'fieldLong',
  values: { max, length },
})

/** The issue of a code of the server's. */
export function issueOfCode(code: string, count: number, value: string): FieldIssue {
  switch (code) {
    case 'invalid_email':
      return { text: 'fieldEmail' }
    case 'invalid_phone':
      return { text: 'fieldPhone' }
    case 'invalid_number':
      return { text: 'notNumber' }
    case 'too_small':
      return { text: 'fieldShort', values: { min: count } }
    default:
      return tooLong(count || maxCharacters, value)
  }
}

function hasPhoneDigits(text: string): boolean {
  const { length } = text.replace(/\D/g, '')
  return length >= phoneDigits.min && length <= phoneDigits.max
}

/** Arabic keyboards type ٠ to ٩, Persian ones ۰ to ۹. */
const toLatinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
