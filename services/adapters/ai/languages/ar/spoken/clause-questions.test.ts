import { expect, test } from 'vitest'
import { speak } from '../spoken-questions.ts'

test.each([
  ['ليش تركوها', 'ليش تركتها؟'],
  ['كم مستعدين يدفعون', 'كم ممكن تدفع؟'],
  ['ما المشكلات التي واجهتهن في السوق', 'ما المشكلات التي واجهتك في السوق؟'],
])('%s', (thing, question) => expect(speak(thing, undefined)).toBe(question))
