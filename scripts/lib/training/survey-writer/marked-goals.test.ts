import { expect, test } from 'vitest'
import { parseMarkedGoal, readMarkedGoals } from './marked-goals.ts'

test('a line holds a goal, its things with their places and questions, and a name', () => {
  const { goal, things, subject, name } = parseMarkedGoal(
    '🎻 Find out of {our choir} [why they left] and [what they miss]. => What made you leave? | What do you miss? => Leaving our choir | why you left our choir',
  )
  expect(goal).toBe('🎻 Find out of our choir why they left and what they miss.')
  expect(things.map(({ thing }) => thing)).toEqual(['why they left', 'what they miss'])
  const [start, end] = things[1]!.span
  expect([...goal].slice(start, end).join('')).toBe('what they miss')
  expect(things[1]!.question).toBe('What do you miss?')
  expect([...goal].slice(...subject!).join('')).toBe('our choir')
  expect(name).toEqual({ title: 'Leaving our choir', topic: 'why you left our choir' })
})

test('a name may be missing, a question may not', () => {
  expect(parseMarkedGoal('[price] => What do you think of the price?').name).toBeUndefined()
  expect(() => parseMarkedGoal('[price], [food] => What do you think of it?')).toThrow(
    '2 marks, 1 questions',
  )
})

test('the corpus is readable, and a part of it is never learned from', () => {
  for (const language of ['en', 'pt-br', 'ar'] as const) {
    const goals = readMarkedGoals(language)
    const share = goals.filter(({ isUnseen }) => isUnseen).length / goals.length
    expect(goals.length).toBeGreaterThan(2_000)
    expect(share).toBeGreaterThan(0.02)
    expect(share).toBeLessThan(0.06)
  }
})
