// Answers to questions that follow from what was said: hardly two people are asked the same.
import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { createClaims } from './claims.ts'
import { writeReport } from './report.ts'
import { statementsOf } from './statements.ts'

const responsesOf = (answers: readonly (readonly [question: string, answer: string])[]) =>
  answers.map(([question, answer], n) => ({
    ...{ responseId: `r${n}`, person: `p${n}`, objectiveId: 'O1', isClosing: false },
    ...{ question, answer, readableLength: answer.length, sentiment: null },
  }))

function claimsOf(answer: string, language: SurveyLanguage) {
  const others = ['en' as const, 'x'].map((_, n) => [`? ${n}`, 'x'] as const)
  const statements = statementsOf(responsesOf([['?', answer], ...others]), [], language)
  const claimOf = createClaims(statements)
  return statements.filter(({ person }) => person === 'p0').map((each) => claimOf(each))
}

const report = (answers: readonly (readonly [string, string])[], language: SurveyLanguage) =>
  writeReport({
    ...{ goal: 'x', objectives: [{ id: 'O1', text: 'What they do instead' }], language },
    ...{ responseCount: answers.length, sentiments: {}, findings: [] },
    responses: responsesOf(answers),
  })

describe('what is no complaint', () => {
  test.each([
    ['en', "Can't grumble."],
    ['en', 'Never a problem.'],
    ['en', "That'll do me."],
    ['en', 'Does me fine.'],
    ['pt-br', 'Me serve do jeito que é.'],
    ['pt-br', 'Tá de boa.'],
    ['ar', 'بيناسبني الوقت.'],
    ['ar', 'ما بشكي.'],
    ['ar', 'مكفيني وزيادة.'],
    ['ar', 'مفيش مشكلة خالص.'],
  ] as const)('%s: %s is content', (language, answer) => {
    expect(claimsOf(answer, language)).toEqual(['content'])
  })

  test.each([
    ['en', 'No idea what others do.'],
    ['en', 'No idea, we make it up.'],
    ['pt-br', 'Não faço ideia, nunca aconteceu.'],
    ['ar', 'مش عارف والله.'],
  ] as const)('%s: %s says nothing', (language, answer) => {
    expect(claimsOf(answer, language)).toEqual(['nothing'])
  })

  test('what is wrong behind "no idea" is a complaint', () => {
    expect(claimsOf('No idea why, but the pump was broken again and filthy.', 'en')).toContain(
      'negative',
    )
  })

  test.each([
    ['en', "My neighbour couldn't get in twice because of the code."],
    ['en', 'She was locked out in May, she said, with the new number.'],
    ['en', 'My sister-in-law, now, she went in. They had her out by the cardigan.'],
    ['pt-br', 'Da minha cunhada levaram tudo.'],
    ['ar', 'جارتي لقيت مسمار.'],
  ] as const)('%s: %s is of others', (language, answer) => {
    expect(new Set(claimsOf(answer, language))).toEqual(new Set(['aside']))
  })

  test('a fact in answer to a question of its own', () => {
    expect(claimsOf('Two hives over there, behind the chapel.', 'en')).toEqual(['open'])
  })
})

test('people with questions of their own are not counted as complaining about the objective', async () => {
  const { findings } = await report(
    [
      ['Where did you go?', 'I gave up and the bakery was closed, which was awful.'],
      ['Did you take the car?', 'The bridge was terrible and I was stuck for an hour.'],
      ['And the bike?', 'The bike is broken again, it is useless.'],
    ],
    'en',
  )
  expect(findings.map(({ text }) => text).join()).not.toMatch(/\d people complain about “/)
})

test.each([
  [
    'en',
    'I put it on my knee and it opened my palm, three stitches.',
    'My leg went down between the boat and the stones.',
    'My neighbour slipped and broke her arm.',
  ],
  [
    'pt-br',
    'Pisei num prego do lado da caixa, tomei antitetânica.',
    'Cortei o pé num caco de vidro.',
    'Minha vizinha caiu e quebrou o braço.',
  ],
  ['ar', 'لسعتني الكهربا وأنا بفتح الباب.', 'كسرت رجلي وأنا نازل السلم.', 'جارتي وقعت على السلم.'],
] as const)(
  '%s: those who were hurt are counted, not those who tell of others',
  async (...given) => {
    const [language, ...answers] = given
    const { findings } = await report(
      answers.map((answer, n) => [`${n}?`, answer]),
      language,
    )
    const [injury] = findings.filter(({ kind }) => kind === 'surprise')
    expect(injury?.responseIds?.toSorted()).toEqual(['r0', 'r1'])
  },
)
