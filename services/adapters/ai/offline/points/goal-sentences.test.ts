import { expect, test } from 'vitest'
import { languageOf } from '../../languages/languages.ts'
import { mendSlips } from './goal-sentences.ts'

test('a greeting is left out', () => {
  expect(mendSlips('Hi there! We make candles.', 'en')).toBe('We make candles.')
  expect(mendSlips('hello fresh boxes, price, taste', 'en')).toBe('hello fresh boxes, price, taste')
  expect(mendSlips('Oi gente, vendo velas.', 'pt-br')).toBe('vendo velas.')
})

test('who owners are is no subject', () => {
  const { phrase } = languageOf('en').goalSubject!
  const place = {
    before: 'I am ',
    after: '.',
    goal: 'I am a florist.',
    isKnown: false,
    isNoun: () => true,
  }
  expect(phrase('a florist', place)).toBeUndefined()
})
