import { expect, test } from 'vitest'
import { stepsTo } from './pieces.ts'

const whole = { title: 'Why', description: 'Two minutes', points: ['a', 'b'] }

test('a proposal that comes all at once is shown piece by piece', () =>
  expect(stepsTo({ points: [] }, whole)).toEqual([
    { title: 'Why', points: [] },
    { title: 'Why', description: 'Two minutes', points: [] },
    { ...whole, points: ['a'] },
    whole,
  ]))

test('what is there stays, and only the rest is added', () =>
  expect(stepsTo({ ...whole, points: ['a'] }, whole)).toEqual([whole]))

test('nothing is left to show of a whole', () => expect(stepsTo(whole, whole)).toEqual([]))
