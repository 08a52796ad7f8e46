import { expect, test } from 'vitest'
import { findQuotedRanges, phraseFinder, redactRanges } from './redaction.ts'

const sample = 'The support took three days to answer me, and then it solved nothing.'
const hide = (text: string) => redactRanges(text, findQuotedRanges(text, sample))

test('consecutive words are found regardless of case and punctuation', () =>
  expect(hide('You said “Support took, THREE days”. Why?')).toBe('You said “▒▒▒▒▒”. Why?'))
test('fewer words than the minimum are no quote', () =>
  expect(hide('And then it was better?')).toBe('And then it was better?'))
test('parts of words are no quote', () =>
  expect(hide('unsupport took three daysx')).toBe('unsupport took three daysx'))
test('each of several ranges is hidden', () =>
  expect(hide('support took three days; then it solved nothing!')).toBe('▒▒▒▒▒; ▒▒▒▒▒!'))
test('quotes in Arabic are found', () => {
  const answer = 'احتاج الدعم إلى ثلاثة أيام للرد'
  const text = 'جاء في كلامك «الدعم إلى ثلاثة أيام». لماذا؟'
  expect(redactRanges(text, findQuotedRanges(text, answer))).toBe('جاء في كلامك «▒▒▒▒▒». لماذا؟')
})
test('overlapping ranges become one mark', () =>
  expect(
    redactRanges('abcdef', [
      { start: 2, end: 4 },
      { start: 1, end: 3 },
      { start: 1, end: 2 },
    ]),
  ).toBe('a▒▒▒▒▒▒▒▒▒▒ef'))

test('a text contains a phrase when all its words occur whole and in sequence', () => {
  expect(phraseFinder(sample)('Three DAYS')).toBe(true)
  expect(phraseFinder(sample)('three nights')).toBe(false)
  expect(phraseFinder(sample)('days three')).toBe(false)
  expect(phraseFinder(sample)('noth')).toBe(false)
  expect(phraseFinder(sample)('…')).toBe(false)
})
