import { expect, test } from 'vitest'
import { thingsOf } from './read-goal.ts'

test('whom to ask and what the owner plans are no things', () => {
  expect(
    thingsOf(
      'Before we decide whether to offer it to cafés, I need to know how the bakers like the new oven, which shifts suit them and what they would change.',
      'en',
    ),
  ).toEqual([
    'how the bakers like the new oven',
    'which shifts suit them',
    'what they would change',
  ])
  expect(
    thingsOf(
      'I would like to hear from guests who have not booked again: why they stay away, where they go now.',
      'en',
    ),
  ).toEqual(['why they stay away', 'where they go now'])
})

test('brackets and pairs are not cut apart', () => {
  expect(
    thingsOf(
      'Ask neighbours how often they come, which trees and shrubs they like, what they bring (tools, seeds, snacks) and who comes along.',
      'en',
    ),
  ).toEqual([
    'how often they come',
    'which trees and shrubs they like',
    'what they bring',
    'who comes along',
  ])
  expect(thingsOf('Pesquisa: clima, distância entre casa e escola, merenda', 'pt-br')).toContain(
    'distância entre casa e escola',
  )
})

test('a question keeps its preposition', () => {
  expect(
    thingsOf(
      'Quero saber dos sócios com que frequência eles usam a quadra, o que acham do piso e o que falta no vestiário.',
      'pt-br',
    )[0],
  ).toBe('com que frequência eles usam a quadra')
})
