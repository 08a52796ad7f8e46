import { expect, test } from 'vitest'
import { statementsOf } from './statements.ts'

const textsOf = (answer: string) =>
  statementsOf(
    [
      {
        ...{ responseId: 'r1', person: 'p1', objectiveId: 'p1', isClosing: false, answer },
        ...{ question: 'How is it?', readableLength: answer.length, sentiment: null },
      },
    ],
    [],
    'en',
  ).map(({ text }) => text)

test('an adverb of contrast divides a sentence behind a pause only', () => {
  const whole = 'You can ring the desk three times a day and they still answer politely'
  expect(textsOf(`${whole}.`)).toEqual([whole])
  expect(textsOf('The desk is rude every time, yet the nurses are kind to everyone.')).toHaveLength(
    2,
  )
})

test('a time or a condition stays with its main clause', () => {
  const whole =
    'I finish work late on most days and by the time I come, every single table in the hall is taken'
  expect(textsOf(`${whole}.`)).toEqual([whole])
})
