import { expect, test } from 'vitest'
import { locateQuotes } from './evidence.ts'
import { groundFindings, groundReport } from './grounding.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const texts = new Map([
  [id(1), 'Café 🙂🙂 is dear. Café is far.'],
  [id(2), 'ارتفع السعر دون تنبيه.'],
])
const places = (quote: string, responseId = id(1)) => locateQuotes([{ responseId, quote }], texts)
const nobody = new Map<string, string>()
const nothing = { overview: 'Much.', findings: [], topics: [], patterns: [], recommendations: [] }

test('a quote is located at its first exact occurrence', () => {
  expect(places('Café')).toEqual([{ responseId: id(1), start: 0, end: 4 }])
  expect(places('السعر', id(2))).toEqual([{ responseId: id(2), start: 6, end: 11 }])
})
test.each(['café', 'Cafe\u0301', 'is  dear', '', ' ', 'cheap'])('%j is nowhere', (quote) =>
  expect(places(quote)).toEqual([]),
)
test('no character is split', () => {
  expect(places('🙂'[0]!)).toEqual([])
  expect(places('🙂'[1]!)).toEqual([])
  expect(places('🙂')).toEqual([{ responseId: id(1), start: 5, end: 7 }])
})
test('the same occurrence counts once', () =>
  expect(
    locateQuotes(
      [1, 1, 2].map((n) => ({ responseId: id(n), quote: n === 1 ? 'dear' : 'تنبيه' })),
      texts,
    ),
  ).toHaveLength(2))

test('an empty statement is dropped', () =>
  expect(
    groundFindings(
      [' ', '\0', 'Dear.'].map((text) => ({
        ...{ kind: 'finding', text, sentiment: null },
        sources: [{ responseId: id(1), quote: 'dear' }],
      })),
      texts,
    ),
  ).toMatchObject([{ text: 'Dear.' }]))

test('of many sources some of as many responses as possible are stored, and all are counted', () => {
  const many = new Map(Array.from({ length: 50 }, (_, n) => [id(n), `${n} is dear, dear`]))
  const quotes = [...many.keys()].flatMap((responseId) => [
    { responseId, quote: 'dear, dear' },
    { responseId, quote: 'dear' },
  ])
  const topic = { name: 'Price', frequency: 1, sentiment: 'negative', description: '' } as const
  const { report } = groundReport(
    { ...nothing, topics: [{ ...topic, sources: quotes }] },
    many,
    nobody,
  )
  expect(report.topics).toMatchObject([{ frequency: 50 }])
  const { sources } = report.topics[0]!
  expect(new Set(sources.map(({ responseId }) => responseId)).size).toBe(12)
})
test('a statement may concern fewer people than it rests on, and not more', () => {
  const statement = {
    text: 'Dear.',
    sources: [{ responseId: id(1), quote: 'dear' }],
    responseIds: [id(2)],
  }
  const { report } = groundReport(
    { ...nothing, findings: [statement, ...[1, 9].map((people) => ({ ...statement, people }))] },
    texts,
    nobody,
  )
  expect(report.findings.map(({ people }) => people)).toEqual([2, 1, 2])
})
test('the frequency of a topic is that of all its responses, quoted or not', () => {
  const topic = { name: 'Price', frequency: 1, sentiment: 'negative', description: '' } as const
  const sources = [{ responseId: id(1), quote: 'dear' }]
  const { report } = groundReport(
    { ...nothing, topics: [{ ...topic, sources, responseIds: [id(1), id(2), id(9)] }] },
    texts,
    nobody,
  )
  expect(report.topics).toMatchObject([{ frequency: 2, responseIds: [id(1), id(2)] }])
})
test('the most frequent topic comes first', () => {
  const topic = (name: string, ...numbers: number[]) => ({
    ...{ name, frequency: 9, sentiment: 'neutral' as const, description: '' },
    sources: numbers.map((n) => ({ responseId: id(n), quote: texts.get(id(n))! })),
  })
  const { report } = groundReport(
    { ...nothing, topics: [topic('rare', 1), topic('frequent', 1, 2)] },
    texts,
    nobody,
  )
  expect(report.topics.map(({ name }) => name)).toEqual(['frequent', 'rare'])
})
test('without evidence there is no summary', () =>
  expect(
    groundReport({ ...nothing, findings: [{ text: 'Much.', sources: [] }] }, texts, nobody),
  ).toMatchObject({ report: { overview: '' }, dropped: 1 }))
test('text is cleaned for storage', () => {
  const text = `\0${'🙂'.repeat(600)}\ud800`
  const report = groundReport(
    { ...nothing, findings: [{ text, sources: [{ responseId: id(1), quote: 'dear' }] }] },
    texts,
    nobody,
  ).report.findings[0]!.text!
  expect(report.isWellFormed()).toBe(true)
  expect(report.length).toBeLessThanOrEqual(1_000)
})
