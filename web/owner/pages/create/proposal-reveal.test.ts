import { expect, test } from 'vitest'
import { revealSteps } from './proposal-reveal.ts'

const whole = { title: 'Why', description: 'Two minutes', points: ['a', 'b'] }

test('a proposal that arrives at once is revealed step by step', () =>
  expect(revealSteps({ points: [] }, whole)).toEqual([
    { title: 'Why', points: [] },
    { title: 'Why', description: 'Two minutes', points: [] },
    { ...whole, points: ['a'] },
    whole,
  ]))

test('visible parts stay, and only the rest is added', () =>
  expect(revealSteps({ ...whole, points: ['a'] }, whole)).toEqual([whole]))

test('a complete proposal has no further steps', () =>
  expect(revealSteps(whole, whole)).toEqual([]))
