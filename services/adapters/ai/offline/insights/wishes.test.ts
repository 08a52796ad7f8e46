import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { writeReport } from './report.ts'

type Asked = { question: string; answers: readonly string[] }

/** One answer of each person to each question. */
function report(asked: readonly Asked[], language: SurveyLanguage) {
  const responses = asked.flatMap(({ question, answers }, at) =>
    answers.map((answer, n) => ({
      ...{ responseId: `r${at}-${n}`, person: `p${n}`, question, objectiveId: `o${at}`, answer },
      ...{ isClosing: false, readableLength: answer.length, sentiment: null },
    })),
  )
  const objectives = asked.map(({ question }, at) => ({ id: `o${at}`, text: question }))
  return writeReport({
    ...{ goal: 'Learn how it is', objectives, language, responses, findings: [] },
    ...{ responseCount: responses.length, sentiments: {} },
  })
}

const textsOf = ({ findings }: Awaited<ReturnType<typeof report>>) =>
  findings.map(({ text }) => text.split(':')[0])

describe('wishes', () => {
  test('of several people are one finding, in whatever words', async () => {
    const question = 'What would you change first?'
    const answers = [
      'Stay open until nine on some nights.',
      "I'd love a late session on Thursdays.",
      'Longer hours for people who work.',
      'New tiles by the door.',
    ]
    const made = await report([{ question, answers }], 'en')
    expect(textsOf(made)).toContain('3 people ask for something about the opening hours')
    expect(made.recommendations.some(({ action }) => action.startsWith('One wish'))).toBe(false)
  })

  test('in Arabic, as verbs and as nouns', async () => {
    const question = 'ماذا تقترح أن نغير أولاً؟'
    const answers = ['ساعة محادثة كل أسبوع', 'نتكلم أكتر في الحصة', 'مصعد للمبنى', 'كتب جديدة']
    const made = await report([{ question, answers }], 'ar')
    expect(textsOf(made).some((text) => text?.startsWith('يطلب شخصان'))).toBe(true)
  })
})

test('a thing that all say is not there is missed, with a next step', async () => {
  const made = await report(
    [
      {
        question: 'Como foi a visita?',
        answers: ['Não tinha pediatra.', 'Foi tudo rápido.', 'Disseram que não há pediatra.'],
      },
      {
        question: 'O que mudaria primeiro?',
        answers: ['Contratar um pediatra.', 'Trazer pediatra duas vezes na semana.', 'Cadeiras.'],
      },
    ],
    'pt-br',
  )
  expect(textsOf(made)).toContain('3 pessoas dizem que falta o pediatra')
  expect(made.recommendations[0]?.action).toMatch(/^3 pessoas dizem que falta o pediatra/)
})

describe('nobody is counted', () => {
  test('for what they never needed', async () => {
    const question = 'Como é marcar uma consulta?'
    const answers = [
      'Nunca precisei marcar, sempre vou na urgência.',
      'Seria mais prático mandar uma mensagem.',
      'Vou ao balcão com minha filha.',
    ]
    const made = await report([{ question, answers }], 'pt-br')
    expect(textsOf(made).filter((text) => /funciona bem/.test(text ?? ''))).toEqual([])
  })

  test('for having been charged more than was said, where they only find it dear', async () => {
    const question = 'What annoys you?'
    const answers = ['The fees are very high.', 'Reduce the fees.', 'The fees have become high.']
    const made = await report([{ question, answers }], 'en')
    expect(textsOf(made).filter((text) => /charged/.test(text ?? ''))).toEqual([])
  })
})

test('people who praise the staff are counted, whatever else they say', async () => {
  const question = 'What do you like?'
  const answers = [
    'The lifeguards are lovely. I even like that the pool is a bit cold.',
    'The receptionists are fantastic.',
    'The clock is easy to read.',
    'Such friendly people at the desk, always helpful.',
    'The staff are so kind to me.',
  ]
  const { findings } = await report([{ question, answers }], 'en')
  const praise = findings.find(({ text }) => text.includes('the staff are friendly'))
  expect(praise?.responseIds).toEqual(expect.arrayContaining(['r0-0', 'r0-1', 'r0-3', 'r0-4']))
  expect(praise?.responseIds).not.toContain('r0-2')
})
