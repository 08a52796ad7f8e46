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

test('"why?" asked of two people is no question in common', async () => {
  const { findings } = await report(
    [
      ['Why?', 'The bridge was terrible and I was stuck for an hour.'],
      ['Why?', 'The bike is broken again, it is useless.'],
      ['Do you come often?', 'Tuesdays, when the weather holds.'],
      ['How was the walk there?', 'The rain came down the whole way.'],
      ['Who came along?', 'Only the dog and my uncle Pete.'],
    ],
    'en',
  )
  expect(findings.map(({ text }) => text).join()).not.toMatch(/\d people complain about “/)
})

const recommended = async (
  answers: readonly (readonly [string, string])[],
  language: SurveyLanguage,
) => {
  const { recommendations } = await report(answers, language)
  return recommendations.map(({ action, responseIds }) => `${action} ${responseIds?.join(' ')}`)
}

test('a condition under which a person would come back is a wish', async () => {
  const wishes = await recommended(
    [
      ['O que faz agora?', 'Se tivesse um portão com chave eu voltava.'],
      ['Mais algo?', 'Um portão seria bom.'],
      ['Vai muito?', 'De noitinha, depois do serviço.'],
    ],
    'pt-br',
  )
  expect(wishes).toEqual([expect.stringMatching(/^2 pessoas .* r0 r1$/)])
})

test('wishes in the same verb are one wish', async () => {
  const wishes = await recommended(
    [
      ['شي؟', 'يا ريت يفتحوا بالليل.'],
      ['والوقت؟', 'بدي ياهم يفتحوا المسا.'],
      ['كم مرة؟', 'مرتين بالأسبوع، بروح بكير.'],
    ],
    'ar',
  )
  expect(wishes).toEqual([expect.stringMatching(/r0 r1$/)])
})

test('a wish that only names a thing in passing is another one', async () => {
  const wishes = await recommended(
    [
      ['And the gate?', 'We could do with a bench by the gate.'],
      ['And the town?', "I wish they'd stop the judge on the bench laughing."],
      ['And the walk?', 'Over the hill and back again.'],
    ],
    'en',
  )
  expect(wishes.filter((each) => each.startsWith('2 people'))).toEqual([])
})

test('what a person does without is not missed', async () => {
  const { findings } = await report(
    [
      ['What do you take?', 'I do without a trolley.'],
      ['And the shopping?', 'I manage without a trolley just fine.'],
      ['And you?', 'The trolley was broken again, useless thing.'],
    ],
    'en',
  )
  expect(findings.map(({ text }) => text).join()).not.toContain('miss the trolley')
})
