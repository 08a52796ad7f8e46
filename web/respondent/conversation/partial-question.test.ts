import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDelta, type PartialQuestion } from './partial-question.ts'

const about = (number: number, text: string) => ({ number, text })

test('a later wording replaces the earlier one', () => {
  expect(applyDelta(null, about(2, 'What'), 1)).toEqual(about(2, 'What'))
  expect(applyDelta(about(2, 'What'), about(2, 'What was'), 1)).toEqual(about(2, 'What was'))
  expect(applyDelta(about(2, 'What was'), about(2, 'How'), 1)).toEqual(about(2, 'How'))
})

test('an empty one retracts it', () =>
  expect(applyDelta(about(2, 'What'), about(2, ''), 1)).toBeNull())

test('a superseded message changes nothing', () => {
  const shown = about(3, 'What was hard?')
  expect(applyDelta(shown, about(3, 'What'), 2)).toBe(shown)
  expect(applyDelta(shown, about(2, 'Something else'), 2)).toBe(shown)
  expect(applyDelta(shown, about(2, ''), 2)).toBe(shown)
})

test('a question that was asked has no partial wording', () =>
  expect(applyDelta(null, about(2, 'What'), 2)).toBeNull())

test('lost, repeated and reordered messages leave only the latest question', () => {
  const texts = ['', 'W', 'What', 'What was', 'What was it?']
  const news = fc.array(fc.record({ number: fc.nat(4), text: fc.constantFrom(...texts) }))
  fc.assert(
    fc.property(news, fc.nat(3), (all, asked) => {
      const shown = all.reduce<PartialQuestion | null>(
        (before, each) => applyDelta(before, each, asked),
        null,
      )
      const latest = Math.max(0, ...all.filter(({ text }) => text).map(({ number }) => number))
      expect(shown === null || (shown.number > asked && shown.number <= latest)).toBe(true)
    }),
  )
})
