import { describe, expect, test } from 'vitest'
import { answerOf, entryOf, completeOrder, isInvalid, type Entry } from './entry.ts'

type Type = Parameters<typeof entryOf>[0]
const asked = (type: Type, options: string[] = []) => ({ id: 'q', type, options })
const options = ['Price', 'Time', 'Place']

describe('an answer and its text form', () => {
  test.each<[Type, Entry, object]>([
    ['open', '  Because ', { text_response: 'Because' }],
    [
      'multiple',
      ['Place', 'Price'],
      { selected_options: ['Price', 'Place'], text_response: 'Price, Place' },
    ],
    ['scale', 7, { scale_value: 7, text_response: '7' }],
    ['nps', 0, { nps_value: 0, text_response: '0' }],
    ['boolean', false, { boolean_value: false, text_response: 'Não' }],
    [
      'ranking',
      ['Time', 'Price', 'Place'],
      { ranking_order: ['Time', 'Price', 'Place'], text_response: '1. Time, 2. Price, 3. Place' },
    ],
    ['number', '1.234,5', { number_value: 1234.5, text_response: '1.234,5' }],
    ['date', '2026-02-28', { date_value: '2026-02-28', text_response: '28 de fevereiro de 2026' }],
  ])('%s', (type, entry, values) => {
    const answer = answerOf(asked(type, options), entry, 'pt-br')
    expect(answer).toEqual({ question_id: 'q', ...values })
    // Going back shows the submitted answer.
    const shown = entryOf(type, answer ?? {}, 'pt-br')
    expect(answerOf(asked(type, options), shown, 'pt-br')).toEqual(answer)
  })

  test('is worded in the language of the question', () => {
    const question = { ...asked('boolean'), language: 'es' as const }
    expect(answerOf(question, true, 'en')?.text_response).toBe('Sí')
  })
})

test.each<[Type, Entry | undefined]>([
  ['open', '  '],
  ['multiple', []],
  ['multiple', ['No longer offered']],
  ['scale', undefined],
  ['nps', undefined],
  ['boolean', undefined],
  ['ranking', undefined],
  ['number', ''],
  ['number', 'many'],
  ['date', ''],
])('%s with %j is no answer', (type, entry) => {
  expect(answerOf(asked(type, options), entry, 'en')).toBeUndefined()
})

test('only non-empty unparsable input is invalid', () => {
  expect(isInvalid(asked('number'), 'many', 'en')).toBe(true)
  expect(isInvalid(asked('number'), ' ', 'en')).toBe(false)
  expect(isInvalid(asked('number'), '7', 'en')).toBe(false)
})

test('a ranking includes the options that were not ranked', () => {
  expect(completeOrder(options, undefined)).toEqual(options)
  expect(completeOrder(options, ['Place', 'Gone'])).toEqual(['Place', 'Price', 'Time'])
})
