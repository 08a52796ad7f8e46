import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { doubtOf, surveyWriterOf } from './survey-writer.ts'

type Case = [language: SurveyLanguage, goal: string, thing: string, question: string]

const cases: Case[] = [
  [
    'en',
    'We run the early buses in Derby. We want to know why people stopped using the early service and how they travel now.',
    'how they travel now',
    'How do you travel now?',
  ],
  [
    'pt-br',
    'Temos uma padaria em Lavras. Queremos saber o que os clientes compram aos domingos e o que fazem com o pão que sobra.',
    'o que fazem com o pão que sobra',
    'O que você faz com o pão que sobra?',
  ],
  [
    'ar',
    'لدينا مكتبة في إربد. نريد أن نعرف كيف يختار القراء كتبهم، وما رأيهم في مواعيد الفتح.',
    'ما رأيهم في مواعيد الفتح',
    'ما رأيك في مواعيد الفتح؟',
  ],
]

test.for(cases)('%s: marks the things of a goal: %s', ([language, goal, thing]) => {
  const parts = surveyWriterOf(language)!.things(goal)
  // In Arabic "and" is a part of the word behind it.
  expect(parts.some(({ text }) => text.endsWith(thing))).toBe(true)
  for (const { text, start, end } of parts) expect(goal.slice(start, end)).toBe(text)
})

test.for(cases)('%s: writes the question of a thing: %s', ([language, goal, thing, question]) => {
  const [best] = surveyWriterOf(language)!.questions(thing, goal)
  expect(best!.text).toBe(question)
  expect(doubtOf(best!)).toBeLessThan(4)
})

test.for(cases)(
  '%s: doubts a question without a word, and one about another thing: %s',
  ([language, goal, thing, question]) => {
    const { judge } = surveyWriterOf(language)!
    const sound = judge(question, thing, goal)
    const words = question.split(' ')
    const spoilt = [
      judge(words.toSpliced(-2, 1).join(' '), thing, goal),
      judge(question, cases.find(([other]) => other !== language)![2], goal),
    ]
    for (const { doubts, grades } of spoilt) {
      expect(doubts.mean).toBeGreaterThan(sound.doubts.mean)
      expect(doubts.highest).toBeGreaterThan(sound.doubts.highest)
      expect(grades[0]! + grades[1]! + grades[2]!).toBeCloseTo(1)
    }
  },
)

test('a goal without words has no things, and a language without a writer has none', () => {
  expect(surveyWriterOf('en')!.things('')).toEqual([])
  expect(surveyWriterOf('es')).toBeUndefined()
})
