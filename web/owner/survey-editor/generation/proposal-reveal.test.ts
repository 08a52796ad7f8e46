import { expect, test } from 'vitest'
import { revealSteps } from './proposal-reveal.ts'

const complete = { title: 'Why', description: 'Two minutes', points: ['a', 'b'] }

test('a proposal that arrives at once is revealed step by step', () =>
  expect(revealSteps({ points: [] }, complete)).toEqual([
    { title: 'Why', points: [] },
    { title: 'Why', description: 'Two minutes', points: [] },
    { ...complete, points: ['a'] },
    complete,
  ]))

test('visible parts stay, and only the rest is added', () =>
  expect(revealSteps({ ...complete, points: ['a'] }, complete)).toEqual([complete]))

test('a complete proposal has no further steps', () =>
  expect(revealSteps(complete, complete)).toEqual([]))
