import { expect, test } from 'vitest'
import { revealSteps } from './proposal-reveal.ts'

const whole = { title: 'Why', description: 'Two minutes', points: ['a', 'b'] }

test('a proposal that comes all at once is shown piece by piece', () =>
  expect(revealSteps({ points: [] }, whole)).toEqual([
    { title: 'Why', points: [] },
    { title: 'Why', description: 'Two minutes', points: [] },
    { ...whole, points: ['a'] },
    whole,
  ]))

test('what is there stays, and only the rest is added', () =>
  expect(revealSteps({ ...whole, points: ['a'] }, whole)).toEqual([whole]))

test('nothing is left to show of a whole', () => expect(revealSteps(whole, whole)).toEqual([]))
