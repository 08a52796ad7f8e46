import { expect, test } from 'vitest'
import { insertBeforeQuestion } from './question-sentence.policy.ts'

test.each([
  [
    'I am glad you got out. What did the driver do?',
    'I am glad you got out. LINES. What did the driver do?',
  ],
  ['What did the driver do at 3.20?', 'LINES. What did the driver do at 3.20?'],
  ['Good. Tell me how you got home.', 'Good. LINES. Tell me how you got home.'],
  ['Tell me how you got home', 'LINES. Tell me how you got home'],
  ['الحمد لله على سلامتك. ماذا فعل السائق؟', 'الحمد لله على سلامتك. LINES. ماذا فعل السائق؟'],
])('a sentence stands before what “%s” asks', (text, expected) =>
  expect(insertBeforeQuestion(text, 'LINES.')).toBe(expected),
)
