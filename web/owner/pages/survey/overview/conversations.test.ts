import { expect, test } from 'vitest'
import type { OwnerTurn } from '#contract/live.ts'
import {
  answersPerMinute,
  conversationsOf,
  countTurnEvents,
  helpTierOf,
  npsByQuestion,
  sentimentCounts,
} from './conversations.ts'

const first = '00000000-0000-4000-8000-00000000a3f2'
const second = '00000000-0000-4000-8000-00000000b001'

function turn(change: Partial<OwnerTurn>): OwnerTurn {
  return {
    key: `${change.conversation_id}-${change.number}`,
    conversation_id: first,
    number: 1,
    question: 'Why?',
    kind: 'open',
    answer: null,
    cut: false,
    status: 'unanswered',
    score: null,
    sentiment: null,
    flag: null,
    emotions: [],
    aspects: [],
    follow_up: null,
    asked_by: null,
    scored_by: null,
    asked_at: '2026-01-01T10:00:00.000Z',
    spoken: false,
    answered_at: null,
    ...change,
  }
}

test('turns are grouped by conversation, newest conversation first, in the order asked', () => {
  const conversations = conversationsOf([
    turn({ number: 2, answered_at: '2026-01-01T10:03:00.000Z' }),
    turn({ number: 1, answered_at: '2026-01-01T10:01:00.000Z' }),
    turn({ conversation_id: second, asked_at: '2026-01-01T10:02:00.000Z' }),
  ])
  expect(conversations.map(({ label, answered }) => [label, answered])).toEqual([
    ['B001', 0],
    ['A3F2', 2],
  ])
  expect(conversations[1]?.turns.map(({ number }) => number)).toEqual([1, 2])
})

test('further turns do not move a conversation', () => {
  const old = turn({ asked_at: '2026-01-01T09:00:00.000Z' })
  const newest = turn({ conversation_id: second })
  const later = turn({ number: 2, asked_at: '2026-01-01T11:00:00.000Z' })
  expect(conversationsOf([old, newest, later]).map(({ id }) => id)).toEqual([second, first])
})

test('a question and its answer count separately', () =>
  expect(countTurnEvents([turn({}), turn({ answered_at: '2026-01-01T10:01:00.000Z' })])).toBe(3))

test('answers are counted into minutes, the latest last', () => {
  const now = Date.parse('2026-01-01T10:30:00.000Z')
  const rows = [
    turn({ answered_at: '2026-01-01T10:29:59.000Z' }),
    // An answer from the future (clock skew) counts as now.
    turn({ answered_at: '2026-01-01T10:30:05.000Z' }),
    turn({ answered_at: '2026-01-01T10:27:30.000Z' }),
    turn({ answered_at: '2026-01-01T09:00:00.000Z' }),
    turn({}),
  ]
  expect(answersPerMinute(rows, now, 4)).toEqual([0, 1, 0, 2])
})

test('without coded answers there are no counts', () =>
  expect(sentimentCounts([turn({})])).toEqual([]))
test('sentiments are counted', () =>
  expect(Object.fromEntries(sentimentCounts([turn({ sentiment: 'mixed' })]))).toMatchObject({
    mixed: 1,
    positive: 0,
  }))

test('replies to support messages are not among the answered questions', () => {
  const answered_at = '2026-01-01T10:01:00.000Z'
  const [conversation] = conversationsOf([
    turn({ number: 1, answered_at }),
    turn({ number: 2, answered_at, support: true }),
  ])
  expect(conversation).toMatchObject({ answered: 1, turns: [{ number: 1 }, { number: 2 }] })
})

test('a conversation has the worst flag of its answers and of the comment', () => {
  const answers = (...flags: OwnerTurn['flag'][]) => flags.map((flag) => ({ flag }))
  expect(helpTierOf(answers(null, 'injection'), undefined)).toBeUndefined()
  expect(helpTierOf(answers('concern', null), { flag: null })).toBe('concern')
  expect(helpTierOf(answers('concern', 'distress', 'concern'), undefined)).toBe('distress')
  expect(helpTierOf(answers(null), { flag: 'distress' })).toBe('distress')
})

test('scores of a form are grouped by question, those of an interview are taken together', () => {
  const given = (question: string, answer: string | null) => turn({ kind: 'nps', question, answer })
  const turns = [
    given('Would you recommend the shop?', '10'),
    given('Would you recommend the shop?', null),
    given('Would you recommend working here?', '3'),
    turn({ answer: '9' }),
  ]
  const summaryOf = (isForm: boolean) =>
    npsByQuestion(turns, isForm).map(({ question, answers, score }) => [question, answers, score])
  expect(summaryOf(true)).toEqual([
    ['Would you recommend the shop?', 1, 100],
    ['Would you recommend working here?', 1, -100],
  ])
  expect(summaryOf(false)).toEqual([[null, 2, 0]])
  expect(npsByQuestion([turn({ answer: '9' })], true)).toEqual([])
})
