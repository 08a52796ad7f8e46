import { expect, test } from 'vitest'
import { splitByPeople } from './answers-to-check.ts'

const answerOf = (person: string, answer: string) => ({
  ref: 'a1',
  thing: {
    ...{ responseId: 'r', person, question: 'Why?', objectiveId: null, answer },
    ...{ isClosing: false, readableLength: answer.length, sentiment: null },
  },
})

test('the answers of a person are in one part, and a part is not too long', () => {
  const answers = Array.from({ length: 60 }, (_, at) =>
    answerOf(`p${at % 30}`, 'x'.repeat(at < 30 ? 1_000 : 9_000)),
  )
  const parts = splitByPeople(answers)
  const people = parts.map((part) => new Set(part.map(({ thing }) => thing.person)))
  expect(people.flatMap((each) => [...each]).toSorted()).toEqual(
    [...new Set(answers.map(({ thing }) => thing.person))].toSorted(),
  )
  for (const part of parts) {
    const length = part.reduce((sum, { thing }) => sum + thing.answer.length, 0)
    expect(length).toBeLessThanOrEqual(24_000)
    // Answers are shortened.
    expect(Math.max(...part.map(({ thing }) => thing.answer.length))).toBe(2_000)
  }
})

test('of very many answers some are left out', () => {
  const answers = Array.from({ length: 1_000 }, (_, at) => answerOf(`p${at}`, 'x'.repeat(2_000)))
  expect(splitByPeople(answers).length).toBeLessThanOrEqual(24)
})
