import { expect, test } from 'vitest'
import { findRepeats } from './repeats.ts'

const report = {
  overview:
    'One says that the import fails every Monday morning. Main reasons for leaving are many.',
  findings: [{ text: 'The import fails every week.', sources: [] }],
  topics: [],
  patterns: [],
  recommendations: [],
}
const answers = new Map([
  ['a', 'The import fails every Monday, and nobody cares.'],
  ['b', 'My main reasons for leaving are private.'],
  ['c', 'All is well.'],
])
const shown = (own: string[] = []) =>
  findRepeats(report, answers, own).map(({ at, responseId, start, end }) => {
    const text = at === 'overview' ? report.overview : report.findings[0]!.text
    return `${at} ${responseId}: ${text.slice(start, end)}`
  })

test('four consecutive words of an answer are found, with the text that repeats them', () =>
  expect(shown().toSorted()).toEqual([
    'findings.0.text a: The import fails every',
    'overview a: the import fails every Monday',
    'overview b: Main reasons for leaving are',
  ]))
test('the owner’s own words are no quote', () =>
  expect(shown(['Main reasons for leaving are these']).join()).not.toContain('leaving'))
test('words common to many answers are no quote', () => {
  const many = new Map(
    Array.from({ length: 30 }, (_, n) => [`r${n}`, 'The import fails every day']),
  )
  expect(findRepeats(report, many, [])).toEqual([])
})
