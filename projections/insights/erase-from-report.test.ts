import { expect, test } from 'vitest'
import type { Report } from '#contract/events/insight-reports.ts'
import { eraseFromReport } from './erase-from-report.ts'

const [one, other] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
]
const source = (responseId: string) => ({ responseId, start: 0, end: 4 })
const report: Report = {
  overview: 'Mentioned most: the price.',
  findings: [
    { text: 'The price was a shock.', sources: [source(one)] },
    { text: 'They said: it cost me far too much.', sources: [source(other)] },
    { text: '3 people dislike it.', sources: [source(other)], responseIds: [other, one] },
  ],
  topics: [],
  patterns: [],
  recommendations: [],
}
const repeats = [{ at: 'findings.1.text', responseId: one, start: 11, end: 34 }]

test('statements that rest on an erased answer are emptied, and its words are masked elsewhere', () => {
  const left = eraseFromReport({ report, repeats }, [one])
  expect(left.report?.overview).toBe('')
  expect(left.report?.findings).toEqual([
    { text: '', sources: [] },
    { text: `They said: ${'▒'.repeat(23)}.`, sources: [source(other)] },
    { text: '', sources: [], responseIds: [] },
  ])
  expect(left.repeats).toEqual(repeats)
})

test('a report that does not use an erased answer is unchanged', () => {
  expect(eraseFromReport({ report, repeats }, [])).toEqual({ report, repeats })
  expect(eraseFromReport({ report: null, repeats: [] }, [one])).toEqual({
    report: null,
    repeats: [],
  })
})
