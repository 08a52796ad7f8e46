import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { writeReport } from './report.ts'

function report(answers: readonly string[], language: SurveyLanguage = 'en') {
  const responses = answers.map((answer, n) => ({
    ...{ responseId: `r${n}`, person: `p${n}`, question: 'How is it?', objectiveId: 'p1', answer },
    ...{ isClosing: false, readableLength: answer.length, sentiment: null },
  }))
  const objectives = [{ id: 'p1', text: 'Working there' }]
  return writeReport({
    ...{ goal: 'Learn why members stay', objectives, language, responses, findings: [] },
    ...{ responseCount: responses.length, sentiments: {} },
  })
}

const dogs = [
  'There is a scruffy dog under my desk.',
  'The dog greets me at the door each morning.',
  'No other office has a dog that I can pet.',
]
const others = ['The coffee is there when I come in.', 'My desk is by the window.']

test('what several people name in the same word is a finding with their words', async () => {
  const { findings, topics } = await report([...dogs, ...others])
  const found = findings.find(({ text }) => text.includes('speak of'))
  expect(found).toMatchObject({
    kind: 'finding',
    sentiment: 'neutral',
    responseIds: ['r0', 'r1', 'r2'],
  })
  expect(found?.text).toMatch(/^3 people speak of the dog: “.+”; “.+”; “.+”\.$/)
  expect(topics.map(({ name }) => name)).not.toContain('dog')
})

test('what others say of it is not counted', async () => {
  const hearsay = 'My sister says that the dog smells.'
  const { findings } = await report([...dogs, hearsay, ...others])
  expect(findings.find(({ text }) => text.includes('speak of'))?.responseIds).toHaveLength(3)
})

test('a word of the question or of an objective is none', async () => {
  const about = [
    'I was working late.',
    'Working on Mondays is the rule.',
    'There is working and rest.',
  ]
  const { findings } = await report([...about, ...others])
  expect(findings.filter(({ text }) => text.includes('speak of'))).toEqual([])
})

test('in Arabic the ending that makes another word is not ignored', async () => {
  const words = ['أسأل بالكتابة في الحصة', 'الكتابة أمام الجميع', 'يقرأ من الكتاب في الحصة']
  const { findings, topics } = await report(words, 'ar')
  const texts = [...findings.map(({ text }) => text), ...topics.map(({ name }) => name)]
  expect(texts.filter((text) => /كتاب/.test(text) && /3/.test(text))).toEqual([])
})

test('a word inside a compound is another word', async () => {
  const words = [
    'Compro na feira do bairro.',
    'A feira fica longe daqui.',
    'Na segunda-feira eu descanso.',
  ]
  const { findings, topics } = await report(words, 'pt-br')
  expect(findings.filter(({ text }) => text.includes('falam sobre'))).toEqual([])
  expect(topics.map(({ name }) => name)).not.toContain('feira')
})
