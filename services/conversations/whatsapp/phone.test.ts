import { expect, test } from 'vitest'
import type { Problem } from '#kernel/problem.ts'
import { parsePhone } from './phone.ts'
import type { PhoneOrigin } from './phone-regions.ts'

const codeOf = (typed: string, origin?: PhoneOrigin) => {
  try {
    return parsePhone(typed, origin).number
  } catch (error) {
    return (error as Problem).code
  }
}

test.each([
  ['11 digits that begin with 11', '11987654321', '5511987654321'],
  ['nine digits are of São Paulo', '98765-4321', '5511987654321'],
  ['ten digits: a landline', '(11) 3265-4321', '551132654321'],
  ['11 digits of another area', '21 98765-4321', '5521987654321'],
  ['with the country’s code', '+55 (11) 98765-4321', '5511987654321'],
  ['without the ninth digit: the same person', '55 11 8765-4321', '5511987654321'],
  ['ten digits without the ninth', '1187654321', '5511987654321'],
  ['area 55 looks like the country’s code', '55 99999-1234', '5555999991234'],
  ['from abroad, though it could be guessed to be Brazilian', '1 415 555 2671', '14155552671'],
  ['from abroad', '+966 50 123 4567', '966501234567'],
])('%s: %s', (_, typed, number) => expect(codeOf(typed)).toBe(number))

test.each([
  ['', 'whatsapp/number-required'],
  ['abc', 'whatsapp/number-required'],
  ['12345678', 'whatsapp/number-too-short'],
  ['1234567890123456', 'whatsapp/number-too-long'],
  ['5510987654321', 'whatsapp/area-code-invalid'],
  ['55119876543210', 'whatsapp/local-number-invalid'],
  ['5511187654321', 'whatsapp/number-invalid'],
])('%s is refused: %s', (typed, code) => expect(codeOf(typed)).toBe(code))

test.each([
  ['Saudi Arabia', '0501234567', '966501234567'],
  ['Arabic-Indic digits', '٠٥٠ ١٢٣ ٤٥٦٧', '966501234567'],
  ['Persian digits', '۰۵۰۱۲۳۴۵۶۷', '966501234567'],
  ['without the zero', '501234567', '966501234567'],
  ['Egypt', '٠١٠٠١٢٣٤٥٦٧', '201001234567'],
  ['Iraq', '07701234567', '9647701234567'],
  ['Morocco', '0612345678', '212612345678'],
  ['Lebanon', '71 123 456', '96171123456', 'Asia/Beirut'],
  ['Kuwait', '50012345', '96550012345', 'Asia/Kuwait'],
  ['the United Arab Emirates', '0501234567', '971501234567', 'Asia/Dubai'],
  ['00 in place of the plus', '00966501234567', '966501234567'],
  ['with the country’s code', '٩٦٦٥٠١٢٣٤٥٦٧', '966501234567'],
  ['Brazil', '(11) 98765-4321', '5511987654321'],
])('on an Arabic page, a number of %s: %s', (_, typed, number, timeZone = 'UTC') =>
  expect(codeOf(typed, { language: 'ar', timeZone })).toBe(number),
)

test('on other pages, such numbers need the country’s code', () =>
  expect(codeOf('٠٥٠١٢٣٤٥٦٧', { language: 'pt-br' })).toMatch(/^whatsapp\//))

test('a number is formatted as in its country', () => {
  expect(parsePhone('11987654321')).toMatchObject({
    formatted: '+55 (11) 98765-4321',
    country: 'BR',
  })
  expect(parsePhone('+1 (415) 555-2671')).toMatchObject({
    formatted: '+1 415 555 2671',
    country: 'US',
  })
})
