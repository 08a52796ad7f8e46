import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { replyToQuestions } from './reply-to-questions.ts'

const facts = { questionsLeft: 4, identifiedBy: 'nothing' } as const
const asked = { language: 'en', title: 'Swimming', facts, number: 2 } as const

test.each([
  ['en', 'It was cold. Will my name be on this?', /name/],
  ['pt-br', 'Estava frio. É anônimo ou não?', /nome/i],
  ['ar', 'هل هذا مجهول؟', /اسم/],
] as const)('a question about names gets the true reply in %s', (language, answer, reply) => {
  const found = replyToQuestions({ ...asked, language, answers: [answer] })
  expect(found.text).toMatch(reply)
  expect(found.isKnown).toBe(true)
})
test('a question that no rule knows gets the answer that it cannot be answered', () => {
  const { text, isKnown } = replyToQuestions({ ...asked, answers: ['And what of the sauna then?'] })
  expect(text).toContain('whoever made this survey can read')
  expect(isKnown).toBe(false)
})
test('a question for the meaning of a question gets no reply of its own', () => {
  expect(replyToQuestions({ ...asked, answers: ['What do you mean?'] }).text).toBe('')
})
test('what is asked twice is replied to once', () => {
  const twice = replyToQuestions({ ...asked, answers: ['Who reads this?', 'So who reads this?'] })
  expect(twice.text).toBe(replyToQuestions({ ...asked, answers: ['Who reads this?'] }).text)
})

test.each<[SurveyLanguage, string]>([
  ['en', 'nobody will find out about this, right?'],
  ['en', 'will anyone know?'],
  ['pt-br', 'ninguem vai saber disso n né?'],
  ['pt-br', 'alguém vai ficar sabendo?'],
  ['es', 'nadie va a saber esto, ¿no?'],
  ['ar', 'محدش هيعرف بالكلام ده صح؟'],
])('%s: “%s” gets who can read it, and how to erase it', (language, answer) => {
  const { handling } = languageOf(language).respondentQuestions.replies
  const request = { ...asked, language, answers: [answer] }
  expect(handling).toContain(replyToQuestions(request).text)
})
