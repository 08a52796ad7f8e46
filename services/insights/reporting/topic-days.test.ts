import { expect, test } from 'vitest'
import type { Report } from '#contract/events/insight-reports.ts'
import { dateTopics } from './topic-days.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const topic = (...responseIds: string[]): Report['topics'][number] => ({
  ...{ name: 'price', frequency: 3, sentiment: 'negative', description: '', responseIds },
  sources: [{ responseId: id(1), start: 0, end: 4 }],
})
const report = (...topics: Report['topics']): Report => ({
  ...{ overview: '', findings: [], topics, patterns: [], recommendations: [] },
})
const days = new Map([
  [id(1), '2026-03-02'],
  [id(2), '2026-03-01'],
  [id(3), '2026-03-02'],
])

test('a topic has its responses by day, the earliest first', () =>
  expect(dateTopics(report(topic(id(1), id(2), id(3))), days).topics).toMatchObject([
    {
      responseIds: [id(2), id(1), id(3)],
      startedOn: { '2026-03-01': 1, '2026-03-02': 2 },
    },
  ]))

test('a topic with a response whose day is not known, or without responses, has no days', () => {
  const { responseIds: _, ...uncounted } = topic()
  const undated = report(topic(id(1), id(4)), uncounted)
  expect(dateTopics(undated, days)).toEqual(undated)
})
