import { expect, test } from 'vitest'
import { withReferents } from './referents.ts'

const referred = (things: string[], before = '') =>
  withReferents(things, `${before} ${things.join(', ')}`)

test('"it" is the thing itself, not what it is used in or with', () => {
  expect(
    referred(['is the kettle still working', 'who in the kitchen uses it', 'what they use it for']),
  ).toEqual([
    'is the kettle still working',
    'who in the kitchen uses the kettle',
    'what they use the kettle for',
  ])
  expect(referred(['whether they needed advice', 'who gave it'])[1]).toBe('who gave the advice')
})

test('what the owner runs is not "it" once something else was named', () => {
  expect(
    referred(
      ['how they find using the scanner', 'what they would change about it'],
      'I run a warehouse.',
    )[1],
  ).toBe('what they would change about the scanner')
})
