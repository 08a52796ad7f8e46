import { expect, test } from 'vitest'
import type { ResponseStatus } from '#contract/live.ts'
import { redactQuestion } from './redacted-question.ts'

const question = 'After the fall on the overhang, what made you stay away?'
const general = 'What led you to leave?'
const quote = { responseId: 'a1', start: 10, end: 30 }
const shown = (
  row: Partial<Parameters<typeof redactQuestion>[0]>,
  statuses: Record<string, ResponseStatus>,
) =>
  redactQuestion({ question, quotes: [], basis: null, ...row }, new Map(Object.entries(statuses)))

test('while an answer is locked that a question may paraphrase, its owner reads what it is about', () => {
  const row = { basis: { responseIds: ['a1', 'a2'], general } }
  expect(shown(row, { a1: 'unlocked', a2: 'locked' })).toBe(general)
  expect(shown(row, { a1: 'pending', a2: 'open' })).toBe(general)
  expect(shown(row, { a1: 'open' })).toBe(general)
  expect(shown(row, { a1: 'unlocked', a2: 'open' })).toBe(question)
})

test('a quoted answer counts too', () => {
  const row = { quotes: [quote], basis: { responseIds: ['a2'], general } }
  expect(shown(row, { a1: 'locked', a2: 'open' })).toBe(general)
})

test('in events without a basis the quotes are redacted', () => {
  expect(shown({ quotes: [quote] }, { a1: 'locked' })).toBe(
    'After the ▒▒▒▒▒, what made you stay away?',
  )
  expect(shown({ quotes: [quote] }, { a1: 'unlocked' })).toBe(question)
  expect(shown({}, {})).toBe(question)
})
