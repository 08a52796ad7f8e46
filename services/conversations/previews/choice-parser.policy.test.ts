import { expect, test } from 'vitest'
import { parseChoice } from './choice-parser.policy.ts'

const kind = (kind: 'open' | 'scale' | 'nps' | 'boolean' | 'multiple', options: string[] = []) => ({
  kind,
  options,
})

test('a number on a scale, in any digits', () => {
  expect(parseChoice(kind('scale'), 'Eu daria 8, talvez 9')).toEqual({ scale: 8 })
  expect(parseChoice(kind('scale'), '٧ من ١٠')).toEqual({ scale: 7 })
  expect(parseChoice(kind('scale'), '۱۰')).toEqual({ scale: 10 })
  expect(parseChoice(kind('scale'), 'muito bom')).toEqual({})
  expect(parseChoice(kind('nps'), 'zero não, 0 sim')).toEqual({ nps: 0 })
  expect(parseChoice(kind('nps'), '٩')).toEqual({ nps: 9 })
})
test('yes and no at the start of a reply', () => {
  expect(parseChoice(kind('boolean'), 'Sim, claro')).toEqual({ boolean: true })
  expect(parseChoice(kind('boolean'), 'لا، أبدًا')).toEqual({ boolean: false })
  expect(parseChoice(kind('boolean'), 'No.')).toEqual({ boolean: false })
  expect(parseChoice(kind('boolean'), 'nobody knows')).toEqual({})
})
test('one or several options by name', () => {
  const options = ['Price', 'Support, by phone', 'Quality']
  expect(parseChoice(kind('multiple', options), 'quality, PRICE.')).toEqual({
    selectedOptions: ['Price', 'Quality'],
  })
  expect(parseChoice(kind('multiple', options), 'support, by phone')).toEqual({
    selectedOptions: ['Support, by phone'],
  })
  expect(parseChoice(kind('multiple', options), 'nothing')).toEqual({})
})
test('an open answer selects nothing', () =>
  expect(parseChoice(kind('open'), 'sim, 8')).toEqual({}))
