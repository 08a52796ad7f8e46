import { expect, test } from 'vitest'
import { likeliestMarks, markKinds } from './marks.ts'

const { outside, begins, inside } = markKinds
const word = (...probabilities: [number, number, number]) => ({
  probabilities: Float32Array.from(probabilities),
  isJoint: true,
})

test('an uncertain word does not part a thing', () => {
  const marks = [word(0.1, 0.9, 0), word(0.6, 0, 0.4), word(0, 0.4, 0.6), word(0.9, 0, 0.1)]
  expect(likeliestMarks(marks)).toEqual([begins, inside, inside, outside])
})

test('two things beside each other begin twice', () => {
  const marks = [word(0, 1, 0), word(0.95, 0, 0.05), word(0.02, 0.97, 0.01)]
  expect(likeliestMarks(marks)).toEqual([begins, outside, begins])
})

test('nothing is inside of a thing that has not begun', () => {
  const marks = [word(0.3, 0, 0.7), word(0.3, 0, 0.7)]
  expect(likeliestMarks(marks)).toEqual([outside, outside])
})

test('a thing seldom ends where no sign or conjunction follows', () => {
  const inPhrase = { ...word(0.8, 0, 0.2), isJoint: false }
  expect(likeliestMarks([word(0, 1, 0), inPhrase])).toEqual([begins, inside])
  expect(likeliestMarks([word(0, 1, 0), word(0.8, 0, 0.2)])).toEqual([begins, outside])
})
