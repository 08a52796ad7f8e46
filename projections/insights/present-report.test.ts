import { expect, test } from 'vitest'
import type { Report } from '#contract/events/insight-reports.ts'
import { eraseFromReport } from './erase-from-report.ts'
import type { InsightReport } from './insight-reports.projection.ts'
import { presentReport } from './present-report.ts'

const [one, other] = [1, 2].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
]
const sentence = (text: string, general: string, responseId: string) => ({
  ...{ text, general, sources: [{ responseId, start: 0, end: 60 }], responseIds: [responseId] },
})
const report: Report = {
  overview: '',
  summary: [
    sentence('People leave because of the wait (1).', 'The wait (1).', one),
    sentence('The price holds others back (1).', 'Prices (1).', other),
  ],
  findings: [{ ...sentence('One person waits.', 'The wait.', one), people: 1 }],
  ...{ topics: [], patterns: [], recommendations: [] },
}
const rowOf = (of: Report) =>
  ({
    ...{ language: 'en', repeats: [], peopleCount: 2, responseCount: 2, dropped: 0 },
    ...{ generatedAt: '2026-01-01T00:00:00.000Z', provenance: null, report: of },
  }) as unknown as InsightReport

const answer = 'a long answer '.repeat(30)
const overviewOf = (of: Report, statuses: Record<string, 'open' | 'locked'>) =>
  presentReport(
    rowOf(of),
    new Map(
      Object.entries(statuses).map(([id, status]) => [
        id,
        { answer, status, conversationId: `of ${id}` },
      ]),
    ),
    { answers: 2, people: 2 },
  )?.executive_summary.overview

test('sentences of the overview are in general words while an answer they rest on is locked', () => {
  expect(overviewOf(report, { [one]: 'open', [other]: 'open' })).toBe(
    'People leave because of the wait (1). The price holds others back (1).',
  )
  const locked = { ...report.summary![1]!, sources: [{ responseId: other, start: 300, end: 360 }] }
  expect(
    overviewOf(
      { ...report, summary: [report.summary![0]!, locked] },
      { [one]: 'open', [other]: 'locked' },
    ),
  ).toBe('People leave because of the wait (1). Prices (1).')
})

test('a sentence of the overview disappears with an answer that it rests on, and the others stay', () => {
  const { report: left } = eraseFromReport({ report, repeats: [] }, [other])
  expect(overviewOf(left!, { [one]: 'open' })).toBe('People leave because of the wait (1).')
  expect(JSON.stringify(left)).not.toContain('The price holds')
  expect(overviewOf(report, { [one]: 'open' })).toBe('People leave because of the wait (1).')
})
