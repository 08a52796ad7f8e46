import { expect, test } from 'vitest'
import type { Report } from '#contract/events/insight-reports.ts'
import { joinBases, splitBases } from './report-bases.ts'

const [one, other] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
]
const sources = [{ responseId: one, start: 0, end: 4 }]
const whole: Report = {
  overview: 'Mentioned most: the price.',
  findings: [
    { text: 'The price was a shock.', sources },
    { text: '2 people dislike it.', sources, responseIds: [one, other] },
  ],
  topics: [
    {
      ...{ name: 'price', frequency: 2, sentiment: 'negative', description: '' },
      ...{ sources, responseIds: [other], startedOn: { '2026-03-01': 1 } },
    },
  ],
  patterns: [],
  recommendations: [],
}

test('a report is stored without the responses that its statements rest on, which are joined by their places', () => {
  const stored = splitBases(whole)
  expect(stored.bases).toEqual({ 'findings.1': [one, other], 'topics.0': [other] })
  expect(stored.topicDays).toEqual([{ '2026-03-01': 1 }])
  expect(JSON.stringify(stored.report)).not.toContain(other)
  expect(joinBases(stored)).toEqual(whole)
})

test('without the days of a topic none are stored', () => {
  const topics = [...whole.topics, { ...whole.topics[0]!, startedOn: undefined }]
  expect(splitBases({ ...whole, topics }).topicDays).toBeNull()
})
