import { describe, expect, test } from 'vitest'
import { pageQualifiedResponses, ResponseFilter } from '#contract/api/responses.ts'
import { responseConditions, type ResolvedFilter } from './response-filter.ts'
import { rowsSql } from './response-list.ts'

const surveyId = '00000000-0000-4000-8000-000000000001'
const responseId = '00000000-0000-4000-8000-000000000002'

function sqlOf(filter: ResolvedFilter) {
  const values: unknown[] = []
  const conditions = responseConditions(surveyId, filter, (value) => `$${values.push(value)}`)
  return { conditions, values }
}

describe('the conditions of a filter', () => {
  test('none without a filter', () => {
    expect(sqlOf({})).toEqual({ conditions: [], values: [] })
  })

  test.each<[ResolvedFilter, string, unknown[]]>([
    [{ min_score: 0 }, 'r.score >= $1', [0]],
    [{ max_score: 0.8 }, 'r.score <= $1', [0.8]],
    [{ sentiment: 'mixed' }, 'r.sentiment = $1', ['mixed']],
    [{ objective: 'p1' }, 'r."objectiveId" = $1', ['p1']],
    [{ question: 'q1' }, 'r."surveyQuestionId" = $1', ['q1']],
    [{ language: 'ar' }, 'r.language = $1', ['ar']],
    [{ access: 'unlocked' }, "r.status = 'unlocked'", []],
    [{ access: 'locked' }, "r.status <> 'unlocked'", []],
    [
      { from: '2026-11-01T00:00:00+03:00' },
      'r."answeredAt" >= $1',
      [new Date('2026-10-31T21:00:00Z')],
    ],
    [{ to: '2026-11-02T00:00:00Z' }, 'r."answeredAt" < $1', [new Date('2026-11-02T00:00:00Z')]],
    [{ responseIds: [] }, 'r."responseId" = any($1::uuid[])', [[]]],
  ])('%j', (filter, condition, values) => {
    expect(sqlOf(filter)).toEqual({ conditions: [condition], values })
  })

  test('the channel is that of the session', () => {
    const { conditions, values } = sqlOf({ channel: 'whatsapp' })
    expect(conditions[0]).toContain('from read.sessions s')
    expect(values).toEqual([surveyId, 'whatsapp'])
  })

  test('all of them are joined, each with its own value', () => {
    const { text, values } = rowsSql(surveyId, {
      filter: { min_score: 0.5, max_score: 0.9, language: 'en' },
      ...{ order: 'highest_score', limit: 3, after: { value: 0.75, responseId } },
    })
    expect(text).toContain(
      `r."surveyId" = $1 and r."rubricVersion" is not null and r.score >= $2 and r.score <= $3 and r.language = $4`,
    )
    expect(text).toContain('(r.score, r."responseId") < ($5, $6::uuid)')
    expect(values).toEqual([surveyId, 0.5, 0.9, 'en', 0.75, responseId, 3])
  })
})

test('no value is part of a statement', () => {
  const marker = "x' or true --"
  const { conditions, values } = sqlOf({ objective: marker, question: marker })
  expect(conditions.join(' ')).not.toContain(marker)
  expect(values).toEqual([marker, marker])
})

describe('the filters of a request', () => {
  const parse = (input: object) =>
    pageQualifiedResponses.input.safeParse({ id: surveyId, ...input }).success

  test('are coerced from the query', () => {
    expect(ResponseFilter.parse({ min_score: '0.5' })).toEqual({ min_score: 0.5 })
  })

  test.each<[object]>([
    [{ min_score: '0.9', max_score: '0.1' }],
    [{ min_score: '1.1' }],
    [{ max_score: 'NaN' }],
    [{ from: '2026-11-02T00:00:00Z', to: '2026-11-01T00:00:00Z' }],
    [{ from: '2026-02-30T00:00:00Z' }],
    [{ topic: '1' }],
    [{ channel: 'preview' }],
    [{ access: 'all' }],
    [{ limit: '10000' }],
    [{ order: 'random' }],
    [{ sentiment: ['positive', 'negative'] }],
    [{ unknown: '1' }],
  ])('%j is refused', (input) => {
    expect(parse(input)).toBe(false)
  })

  test('are accepted together', () => {
    expect(
      parse({
        ...{ min_score: '0.2', max_score: '0.2', sentiment: 'negative', topic: '3-0' },
        ...{ objective: 'p1', channel: 'web', language: 'pt-br', access: 'locked' },
        ...{ from: '2026-11-01T00:00:00-03:00', to: '2026-11-02T00:00:00-03:00', search: ' café ' },
      }),
    ).toBe(true)
  })
})
