import { expect, test } from 'vitest'
import { speak } from '../spoken-questions.ts'

test.each([
  ['is the boiler still running', 'Is the boiler still running?'],
  ['did it need a second coat', 'Did it need a second coat?'],
  ['whether it was too loud', 'Did you find it too loud, and why?'],
  ['whether they trust the label', 'How far do you trust the label, and what makes it so?'],
  ['whether anything would change their mind', 'What, if anything, would change your mind?'],
])('%s', (thing, question) => expect(speak(thing, undefined)).toBe(question))
