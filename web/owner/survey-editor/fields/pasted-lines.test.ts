import { expect, test } from 'vitest'
import { parsePastedLines } from './pasted-lines.ts'

test('a pasted list becomes lines without list markers', () => {
  const text = '- Price\r\n\n  2) Time \n• Place\n4. Other\n-5 degrees\n3.5 hours'
  expect(parsePastedLines(text, 9)).toEqual([
    'Price',
    'Time',
    'Place',
    'Other',
    '-5 degree',
    '3.5 hours',
  ])
})
