import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteAround, representativeQuote } from './quote.ts'

const answer =
  'Well. I cancelled in the third week because the import of invoices kept failing: every Monday I lost an hour with the same file, and then the support took four days to answer me, by which time I had paid for another month. At least I tried!'
const about = (word: string) =>
  quoteAround(answer, answer.indexOf(word), answer.indexOf(word) + word.length)

test('a short sentence is quoted in full', () => expect(about('tried')).toBe('At least I tried'))
test('of a long sentence the part around the word is quoted', () => {
  expect(about('support')).toBe('and then the support took four days to answer me')
  expect(about('invoices').length).toBeLessThanOrEqual(160)
})
test('the sentence with the most terms represents an answer', () => {
  expect(representativeQuote(answer, 'en')).toMatch(/^I cancelled in the third week because/)
  expect(representativeQuote('Dear.', 'en')).toBe('Dear')
})
test('a quote is always a part of the answer, with the word in it', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', ',', '.', 'word', 'é', '؟'), maxLength: 400 }),
      fc.nat(399),
      fc.nat(10),
      (text, at, length) => {
        const start = Math.min(at, text.length)
        const word = text.slice(start, start + length).trim()
        if (/[\s.,؟]/.test(word) || word === '') return
        const from = text.indexOf(word)
        const quote = quoteAround(text, from, from + word.length)
        expect(text).toContain(quote)
        expect(quote).toContain(word)
        expect(text).toContain(representativeQuote(text, 'en'))
      },
    ),
  ))
