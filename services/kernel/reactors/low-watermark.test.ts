import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openLowWatermark } from './low-watermark.ts'

test('the low watermark stays before the oldest unhandled event, and never moves back', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 }), (order) => {
      const watermark = openLowWatermark('0')
      const finishers = new Map(
        [1, 2, 3, 4, 5, 6].map((position) => [position, watermark.begin(String(position))]),
      )
      const finished = new Set<number>()
      for (const position of order) {
        finishers.get(position)!()
        finished.add(position)
        let last = 0
        while (finished.has(last + 1)) last++
        expect(watermark.position()).toBe(String(last))
      }
      watermark.advance('9')
      expect(watermark.position()).toBe('9')
    }),
  )
})
