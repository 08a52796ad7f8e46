import { describe, expect, test } from 'vitest'
import { derivedId } from '#kernel/ids.ts'
import { visibleAnalysisOf } from './visible-analysis.ts'
import type { ResponseRow } from './responses.projection.ts'
import { presentTurn } from './conversation-feeds.ts'

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const beginning = 'Support took three days to answer, and when somebody finally did, it was'
const answer = `${beginning} about zorblax and not at all about the invoice that I had asked for.`
const aspects = [
  { name: 'support', sentiment: -0.6, isKeyword: false },
  { name: 'three days', sentiment: -0.4, isKeyword: false },
  { name: 'zorblax', sentiment: -0.9, isKeyword: false },
  { name: 'Invoice', sentiment: -0.2, isKeyword: true },
]
const row: ResponseRow = {
  responseId: derivedId('response', id(1), id(2)),
  conversationId: id(1),
  ownerId: id(3),
  surveyId: id(4),
  number: 1,
  questionId: id(2),
  surveyQuestionId: null,
  question: 'Why?',
  language: null,
  kind: 'open',
  options: [],
  exclusiveOptions: null,
  quotes: [],
  basis: null,
  purpose: 'opening',
  help: null,
  objectiveId: null,
  answer,
  intent: 'answer',
  evidence: [],
  status: 'locked',
  sentiment: 'negative',
  sentimentScore: -0.8,
  explanation: '',
  emotions: { sadness: 0.25, anger: 0.75, joy: 0 },
  aspects,
  followUp: 'negative',
  score: 0.8,
  askedBy: null,
  scoredBy: null,
  qualification: null,
  rubricVersion: null,
  askedAt: '2026-01-01T00:00:00.000Z',
  spoken: false,
  creditReturned: false,
  reassessed: false,
  ended: null,
  answeredAt: '2026-01-01T00:01:00.000Z',
}
const shown = (over: Partial<ResponseRow>) => presentTurn({ ...row, ...over }, new Map(), new Map())

describe('aspects', () => {
  test.each(['pending', 'locked'] as const)(
    'of a %s answer are those of its excerpt or of the owner’s keywords',
    (status) => {
      const turn = shown({ status })
      expect(turn.aspects.map(({ name }) => name)).toEqual(['support', 'three days', 'Invoice'])
      expect(JSON.stringify(turn)).not.toContain('zorblax')
    },
  )
  test.each(['open', 'unlocked'] as const)('of an %s answer are all shown', (status) =>
    expect(shown({ status }).aspects).toEqual(
      aspects.map(({ name, sentiment }) => ({ name, sentiment })),
    ),
  )
})

test('emotions are ordered by share, without those of share 0', () =>
  expect(visibleAnalysisOf(row, undefined).emotions).toEqual(['anger', 'sadness']))

test('distress and injected instructions are flagged, and nothing else', () => {
  for (const flag of ['distress', 'injection'] as const)
    expect(shown({ intent: flag, status: 'open' })).toMatchObject({
      flag,
      emotions: [],
      aspects: [],
    })
  for (const intent of ['answer', 'gibberish', 'refuse', null] as const)
    expect(shown({ intent }).flag).toBeNull()
})

test('the reason of a follow-up is included', () => expect(shown({}).follow_up).toBe('negative'))
