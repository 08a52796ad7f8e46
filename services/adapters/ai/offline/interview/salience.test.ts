import { expect, test } from 'vitest'
import { codeAnswer } from './answer-coding.ts'
import { coverageBy } from './coverage.ts'

const input = {
  ...({ question: 'How was it?', kind: 'open', language: 'en', objectiveId: 'a' } as const),
  objectives: [
    { id: 'a', text: 'Booking a table' },
    { id: 'b', text: 'Waiting time for the food' },
  ],
}

test('the most salient clause is what a follow-up is about', async () => {
  const answer = 'It was a normal evening, they lost our booking, and the lights were nice.'
  const { salient } = await codeAnswer({ ...input, answer })
  expect(answer.slice(salient?.start, salient?.end)).toBe('they lost our booking')
})

test('what an answer says of another objective counts for it', async () => {
  const answer = 'Booking took a minute, but the waiting time for the food was two hours.'
  const { coverage } = await codeAnswer({ ...input, answer })
  expect(coverage).toContainEqual({ objectiveId: 'b', status: 'partial' })
})

test('talk without anything concrete touches an objective at most', () =>
  expect(coverageBy(['quality matters in any service'], 'en')).toBe('touched'))
