import { expect, test } from 'vitest'
import { nounClassOf } from '../../learned/noun-classes.ts'
import { questionCandidates } from './question-candidates.ts'

const textsOf = (thing: string, kind: string, subjects: string[] = []) =>
  questionCandidates(thing, { language: 'en', audience: undefined, subjects })
    .filter((each) => each.kind === kind)
    .map(({ text }) => text)

test('a noun is asked by what it names, and one that is not listed by how it ends', () => {
  expect(nounClassOf('the theft', 'en')).toEqual({ class: 'problem', isKnown: true })
  expect(textsOf('theft', 'noun:problem')).toContain('How, if at all, has theft affected you?')
})

test('a clause is asked by the noun phrases in it too', () => {
  expect(textsOf('what about the interval drinks', 'part:opinion')).toContain(
    'What do you think of the interval drinks?',
  )
})

test('what the survey is about is asked where nothing else suits', () => {
  const texts = textsOf('how bad', 'subject', ['our bike lane'])
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) expect(text).toContain('our bike lane')
})

test('no candidate is offered twice', () => {
  const texts = questionCandidates('the staff', { language: 'en', audience: undefined }).map(
    ({ text }) => text,
  )
  expect(new Set(texts).size).toBe(texts.length)
})

test('a fact is asked as one, and in no words that the survey writer doubts', () => {
  const goal = 'We lend kettles. We want to know is the kettle still working and who uses it.'
  const candidates = questionCandidates('is the kettle still working', {
    ...{ language: 'en', audience: undefined, goal },
  })
  expect(candidates).toContainEqual({ text: 'Is the kettle still working?', kind: 'fact' })
  expect(candidates.filter(({ kind }) => kind.startsWith('written'))).toEqual([])
})
