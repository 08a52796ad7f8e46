import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Report } from '#contract/events/insight-reports.ts'
import { eraseFromReport } from './erase-from-report.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
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

describe('a statement with wordings for fewer people', () => {
  const third = '00000000-0000-4000-8000-000000000003'
  const counted: Report = {
    ...report,
    findings: [
      {
        text: '3 people wait: “an hour long”.',
        general: '3 people wait. Several say “hour”.',
        sources: [source(one), source(other)],
        ...{ responseIds: [one, other, third], people: 3, wordedAfter: 1 },
        fewer: [{ text: '2 people wait: “an hour long”.', general: '2 people wait.' }],
      },
    ],
  }
  const eraseFrom = (of: Report, ...ids: string[]) =>
    eraseFromReport({ report: of, repeats: [] }, ids).report!

  test('continues without a person, whom it counts no longer', () => {
    expect(eraseFrom(counted, third).findings).toEqual([
      {
        ...{ text: '2 people wait: “an hour long”.', general: '2 people wait.' },
        sources: [source(one), source(other)],
        ...{ responseIds: [one, other], people: 2, wordedAfter: 1, fewer: [] },
      },
    ])
  })

  test('continues in general words when the person it quotes is erased', () => {
    const [finding] = eraseFrom(counted, one).findings
    expect(finding).toMatchObject({ text: '2 people wait.', people: 2, sources: [source(other)] })
    expect(JSON.stringify(finding)).not.toContain('an hour long')
  })

  test('is emptied when too few people are left', () => {
    const [finding] = eraseFrom(eraseFrom(counted, third), other).findings
    expect(finding).toMatchObject({ text: '', general: '', sources: [], responseIds: [] })
    expect(JSON.stringify(finding)).not.toContain('hour')
  })

  test('is in general words where it repeats an erased answer that it does not rest on', () => {
    const at = { at: 'findings.0.text', responseId: id(4), start: 0, end: 4 }
    const left = eraseFromReport({ report: counted, repeats: [at] }, [id(4)]).report!
    expect(left.findings[0]).toMatchObject({ text: counted.findings[0]!.general, people: 3 })
    const general = { ...at, at: 'findings.0.general' }
    const none = eraseFromReport({ report: counted, repeats: [general] }, [id(4)]).report!
    expect(none.findings[0]!.sources).toEqual([])
  })

  test('of a topic counts the responses that are left', () => {
    const topic = {
      ...{ name: 'wait', frequency: 3, sentiment: 'negative' as const, description: '3 people.' },
      ...{ sources: [source(one), source(other)], responseIds: [one, other, third], people: 3 },
      ...{ wordedAfter: 0, fewer: [{ text: 'wait', general: 'wait' }] },
    }
    expect(eraseFrom({ ...report, topics: [topic] }, third).topics[0]).toMatchObject({
      ...{ name: 'wait', frequency: 2, people: 2, description: '' },
    })
  })
})

test('a report that does not use an erased answer is unchanged', () => {
  expect(eraseFromReport({ report, repeats }, [])).toEqual({ report, repeats })
  expect(eraseFromReport({ report: null, repeats: [] }, [one])).toEqual({
    report: null,
    repeats: [],
  })
})

test('the days of a topic are those of the responses that are left', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean()), { minLength: 1 }),
      (given) => {
        const all = given
          .map(([day, isErased], n) => ({ id: id(n), day: `2026-03-0${day}`, isErased }))
          .toSorted((a, b) => (a.day < b.day ? -1 : 1))
        const countsOf = (some: typeof all) =>
          Object.fromEntries(
            [...Map.groupBy(some, ({ day }) => day)].map(([day, of]) => [day, of.length]),
          )
        const topic: Report['topics'][number] = {
          ...{ name: 'price', frequency: all.length, sentiment: 'negative', description: '' },
          ...{ sources: all.map((each) => source(each.id)), people: all.length, general: 'price' },
          ...{ responseIds: all.map((each) => each.id), startedOn: countsOf(all), wordedAfter: 0 },
          fewer: all.slice(1).map(() => ({ text: 'price', general: 'price' })),
        }
        // One person after another, as their erasures come.
        let left: Report = { ...report, topics: [topic] }
        for (const each of all.filter(({ isErased }) => isErased))
          left = eraseFromReport({ report: left, repeats: [] }, [each.id]).report!
        const remaining = all.filter(({ isErased }) => !isErased)
        expect(left.topics[0]).toMatchObject({ responseIds: remaining.map((each) => each.id) })
        expect(left.topics[0]!.startedOn).toEqual(countsOf(remaining))
      },
    ),
  ))
