import { describe, expect, test } from 'vitest'
import type { SentimentConfig } from '#contract/survey.ts'
import {
  addWords,
  isDeepEqual,
  questionSettingsOf,
  pruneQuestions,
  updateQuestionSettings,
} from './settings.ts'

const config: SentimentConfig = {
  enabled: true,
  emotion_analysis: true,
  aspect_analysis: true,
  auto_followups: true,
  confidence_threshold: 0.4,
  aspect_keywords: [],
  followup_negative: '',
  followup_very_positive: '',
  questions: {},
}
const limits = { max: 3, length: 8 }

describe('a question', () => {
  test('has the default settings until it is changed', () => {
    expect(questionSettingsOf(config, 'p1').enabled).toBe(true)
    const off = updateQuestionSettings(config, 'p1', { enabled: false })
    expect(questionSettingsOf(off, 'p1')).toMatchObject({ enabled: false, aspects: [] })
    expect(questionSettingsOf(off, 'p2').enabled).toBe(true)
  })
  test('changed back equals the original', () => {
    const changed = updateQuestionSettings(config, 'p1', { aspects: ['price'] })
    expect(isDeepEqual(changed, config)).toBe(false)
    expect(isDeepEqual(updateQuestionSettings(changed, 'p1', { aspects: [] }), config)).toBe(true)
  })
  test('may have any id', () => {
    expect(questionSettingsOf(config, 'constructor').enabled).toBe(true)
    const off = updateQuestionSettings(config, 'constructor', { enabled: false })
    expect(questionSettingsOf(off, 'constructor').aspects).toEqual([])
  })
  test('that the survey no longer has is removed', () => {
    const both = updateQuestionSettings(
      updateQuestionSettings(config, 'p1', { enabled: false }),
      'p2',
      {
        enabled: false,
      },
    )
    expect(Object.keys(pruneQuestions(both, ['p2']).questions)).toEqual(['p2'])
  })
})

describe('keywords', () => {
  test('are added one by one, or several at once', () => {
    expect(addWords(['price'], ' support ', limits)).toEqual({ words: ['price', 'support'] })
    expect(addWords([], 'price, app،دعم\n', limits).words).toEqual(['price', 'app', 'دعم'])
    expect(addWords([], ' , ', limits)).toEqual({ words: [] })
  })
  test('are not added twice, whatever their case', () =>
    expect(addWords(['Preço'], 'preço', limits)).toEqual({
      words: ['Preço'],
      refused: 'duplicate',
      word: 'preço',
    }))
  test('are limited in number', () =>
    expect(addWords(['a', 'b'], 'c,d', limits)).toEqual({
      words: ['a', 'b', 'c'],
      refused: 'full',
      word: 'd',
    }))
  test('are truncated if they are too long', () =>
    expect(addWords([], 'abcdefghij', limits).words).toEqual(['abcdefgh']))
})

test('the order of keys does not matter, that of list items does', () => {
  expect(isDeepEqual({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true)
  expect(isDeepEqual({ b: [1, 2] }, { b: [2, 1] })).toBe(false)
  expect(isDeepEqual({ a: 1 }, { a: 1, b: undefined })).toBe(false)
})
