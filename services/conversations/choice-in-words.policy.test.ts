import { expect, test } from 'vitest'
import { choiceInWords } from './choice-in-words.policy.ts'

const kind = (kind: 'open' | 'scale' | 'boolean' | 'multiple', options: string[] = []) => ({
  kind,
  options,
})

test('a number on a scale, in whatever digits', () => {
  expect(choiceInWords(kind('scale'), 'Eu daria 8, talvez 9')).toEqual({ scale: 8 })
  expect(choiceInWords(kind('scale'), '٧ من ١٠')).toEqual({ scale: 7 })
  expect(choiceInWords(kind('scale'), '۱۰')).toEqual({ scale: 10 })
  expect(choiceInWords(kind('scale'), 'muito bom')).toEqual({})
})
test('yes and no as people begin them', () => {
  expect(choiceInWords(kind('boolean'), 'Sim, claro')).toEqual({ boolean: true })
  expect(choiceInWords(kind('boolean'), 'لا، أبدًا')).toEqual({ boolean: false })
  expect(choiceInWords(kind('boolean'), 'No.')).toEqual({ boolean: false })
  expect(choiceInWords(kind('boolean'), 'nobody knows')).toEqual({})
})
test('options by their names, one or several', () => {
  const options = ['Price', 'Support, by phone', 'Quality']
  expect(choiceInWords(kind('multiple', options), 'quality, PRICE.')).toEqual({
    selectedOptions: ['Price', 'Quality'],
  })
  expect(choiceInWords(kind('multiple', options), 'support, by phone')).toEqual({
    selectedOptions: ['Support, by phone'],
  })
  expect(choiceInWords(kind('multiple', options), 'nothing')).toEqual({})
})
test('an open answer chooses nothing', () =>
  expect(choiceInWords(kind('open'), 'sim, 8')).toEqual({}))
