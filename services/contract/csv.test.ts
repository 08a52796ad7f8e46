import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRow, defuseFormula } from './csv.ts'

const operators = [...'=+-@＝＋－＠﹦﹢﹣﹫−']
const invisible = {
  'a space': ' ',
  'a no-break space': '\u00a0',
  'an ideographic space': '\u3000',
  'a tab': '\t',
  'a line break': '\n',
  'a carriage return': '\r\n',
  'a zero-width space': '\u200b',
  'a zero-width joiner': '\u200d',
  'a byte order mark': '\ufeff',
  'a word joiner': '\u2060',
  'a soft hyphen': '\u00ad',
  'a right-to-left mark': '\u200f',
  'a right-to-left override': '\u202e',
  'an isolate': '\u2067',
  'a line separator': '\u2028',
  'a variation selector': '\ufe0f',
  'a Hangul filler': '\u3164',
  'a blank Braille pattern': '\u2800',
  'a tag character': '\u{e0041}',
  'a control character': '\u0001',
}

test.each(operators)('%s at the start is text', (operator) =>
  expect(defuseFormula(`${operator}1+1`)).toBe(`'${operator}1+1`),
)

test.each(Object.entries(invisible))('%s before an operator hides no formula', (_, prefix) => {
  for (const operator of operators)
    for (const before of [prefix, prefix + prefix, ` ${prefix}`])
      expect(defuseFormula(`${before}${operator}cmd`)).toBe(`'${before}${operator}cmd`)
})

test('any invisible characters before any operator hide no formula', () => {
  const prefix = fc.array(fc.constantFrom(...Object.values(invisible)), { maxLength: 6 })
  fc.assert(
    fc.property(prefix, fc.constantFrom(...operators), fc.string(), (before, operator, rest) => {
      const text = `${before.join('')}${operator}${rest}`
      expect((parse(csvRow([text])) as string[][])[0]?.[0]).toBe(`'${text}`)
    }),
  )
})

test.each(['', 'Price = value', '1 + 1', 'a@b.example', 'Preço', 'سعر', '"=1"', "it's"])(
  '%o stays as it is',
  (text) => expect(defuseFormula(text)).toBe(text),
)

test('a number keeps its sign', () => expect(csvRow([-1, 'x'])).toBe('-1,x\r\n'))
