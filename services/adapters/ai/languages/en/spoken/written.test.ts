import { expect, test } from 'vitest'
import { mendWritten } from './written.ts'

test.for([
  ['How often do you watered?', 'How often did you water?'],
  ['How do you wrote obituaries?', 'How did you write obituaries?'],
  ['How did the guide led the drives?', 'How did the guide lead the drives?'],
  ['What do you think of the cover?', 'What do you think of the cover?'],
  ['What do you need to know?', 'What do you need to know?'],
  ['How does the linen fits?', 'How does the linen fit?'],
])('a verb behind its helper is an infinitive: %s', ([written, mended]) => {
  expect(mendWritten(written!)).toBe(mended)
})
