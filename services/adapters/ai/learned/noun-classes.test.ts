import { expect, test } from 'vitest'
import { parseNouns } from './noun-classes.ts'

test('a list of nouns gives each its class', () => {
  const nouns = parseNouns(
    '# by hand\n[problem]\nnoise, theft\nbullying\n\n[place]\nwaiting room\n',
  )
  expect(Object.fromEntries(nouns)).toEqual({
    noise: 'problem',
    theft: 'problem',
    bullying: 'problem',
    'waiting room': 'place',
  })
})

test('a section that is no class is named', () => {
  expect(() => parseNouns('[weather]\nrain')).toThrow('[weather] is no class of nouns.')
})
