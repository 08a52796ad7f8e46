import { expect, test } from 'vitest'
import { isOpposed } from './amounts.ts'
import { statementsOf } from './statements.ts'

const complaints = (answers: readonly string[]) =>
  statementsOf(
    answers.map((answer, n) => ({
      ...{ responseId: `r${n}`, person: `p${n}`, objectiveId: 'p1', isClosing: false, answer },
      ...{ question: 'How is it?', readableLength: answer.length, sentiment: null },
    })),
    [],
    'en',
  )

const [excess, lack] = ['Half of the plate goes to waste.', 'It is too small for my boys.']

test('too much and too little are contraries where a size or an amount is asked for', () => {
  expect(isOpposed('The size of the plates', complaints([excess, lack]))).toBe(true)
  expect(isOpposed('The size of the plates', complaints([lack, lack]))).toBe(false)
  expect(isOpposed('Lunch at the canteen', complaints([excess, lack]))).toBe(false)
})
