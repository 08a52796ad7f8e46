import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { codeAnswer } from './answer-coding.ts'

type Case = readonly [SurveyLanguage, string, string, 'covered' | 'partial' | 'touched' | undefined]

/** The question of a point that nobody has asked, and what an answer to another question says of it. */
const cases: readonly Case[] = [
  [
    'en',
    'How did you hear about the works?',
    'There was a poster in the lift, and then the noise started.',
    'covered',
  ],
  ['en', 'What did it cost you?', 'The petrol cost me nine pounds each time.', 'covered'],
  ['en', 'What did it cost you?', 'We had a lovely time by the sea.', undefined],
  ['en', 'Who came with you?', 'My sister stayed with me all night.', 'covered'],
  [
    'en',
    'Were you able to have a companion?',
    'My sister stayed with me the whole night.',
    'covered',
  ],
  ['en', 'What worried you most?', 'I was worried sick about the stairs.', 'touched'],
  ['en', 'What would make you give up your plot?', 'I got mine because a man gave up.', undefined],
  ['en', 'How did the first month go?', 'Do you want to hear about the first month?', undefined],
  [
    'pt-br',
    'Você pôde ter acompanhante?',
    'Cheguei cedo e minha irmã ficou comigo o tempo todo.',
    'covered',
  ],
  ['pt-br', 'Onde você dorme?', 'Fiquei dois dias na fila e dormi na boleia.', 'covered'],
  ['pt-br', 'Quanto você paga de taxa?', 'A taxa é cara demais.', 'touched'],
  ['pt-br', 'Como foi a comida?', 'O ônibus passa de hora em hora.', undefined],
  ['ar', 'كيف عرفت عن الدورة؟', 'شفت إعلان على الفيسبوك وسجلت.', 'covered'],
  ['ar', 'ما الذي يقلقك؟', 'الجو كان جميل والأكل طيب.', undefined],
]

test.each(cases)('%s: “%s” after “%s” is %s', async (language, question, answer, status) => {
  const { coverage } = await codeAnswer({
    ...{ question: '…?', answer, kind: 'open', language, objectiveId: 'other' },
    objectives: [
      { id: 'other', text: '…', question: '…?' },
      { id: 'point', text: '…', question },
    ],
  })
  expect(coverage?.find(({ objectiveId }) => objectiveId === 'point')?.status).toBe(status)
})

test('what an answer that tells everything says of each point covers it', async () => {
  const objectives = [
    { id: 'a', text: '…', question: 'How were your medicines explained to you?' },
    { id: 'b', text: '…', question: 'How did you get home?' },
    { id: 'c', text: '…', question: 'Who did you know to call?' },
    { id: 'd', text: '…', question: 'What would have made the first days easier?' },
  ]
  const answer =
    'A nurse wrote the times on a card. My son picked me up by car at four. I had the ward’s number and rang it once. What would have helped is a raised seat.'
  const input = { question: '…?', answer, kind: 'open', language: 'en', objectiveId: 'a' } as const
  const { coverage = [] } = await codeAnswer({ ...input, objectives })
  const covered = coverage.filter(({ status }) => status === 'covered')
  expect(covered.map(({ objectiveId }) => objectiveId).sort()).toEqual(
    expect.arrayContaining(['b', 'c', 'd']),
  )
})

test('any answer covers a question for a fact that was asked', async () => {
  const input = { question: 'Where do you sleep?', answer: 'In the cab.', kind: 'open' as const }
  const objectives = [{ id: 'a', text: 'Where they sleep', question: 'Where do you sleep?' }]
  const { coverage } = await codeAnswer({ ...input, objectives, objectiveId: 'a', language: 'en' })
  expect(coverage).toEqual([{ objectiveId: 'a', status: 'covered' }])
})

test('an answer that speaks of what the survey asks is on topic, with a dog in it too', async () => {
  const { intent, followUp } = await codeAnswer({
    question: 'Como você conheceu a clínica?',
    answer:
      'Minha vizinha que indicou. Levei o Thor, meu cachorro, e fiquei quatro horas esperando.',
    objectives: [{ id: 'a', text: 'Como conheceram a clínica' }],
    ...{ kind: 'open', objectiveId: 'a', language: 'pt-br' },
  })
  expect({ intent, followUp }).toEqual({ intent: 'answer', followUp: 'wanted' })
})

test.each([
  [
    'en',
    'How do you plan your trips?',
    'look at it while the kids get their shoes on and if it is over fifteen minutes i drive',
  ],
  [
    'pt-br',
    'O que você acha da fila da manhã?',
    'na segunda perdi o ônibus e levei bronca da chefe na frente das meninas',
  ],
  ['ar', 'ما الذي ينقص المكان؟', 'ركن للاطفال، ابني يمل بعد خمس دقايق ونطلع بدون ما نشتري'],
] as const)(
  '%s: an account in reply to the question says something concrete (“%s”)',
  async (language, question, answer) => {
    const objectives = [{ id: 'point', text: '…', question }]
    const { coverage } = await codeAnswer({
      ...{ question, answer, kind: 'open', language, objectives, objectiveId: 'point' },
    })
    expect(coverage?.[0]?.status).not.toBe('touched')
  },
)

test('the reply to a follow-up completes what a concrete answer began, and a remark does not', async () => {
  const question = 'What has gone wrong?'
  const objectives = [{ id: 'point', text: '…', question }]
  const statusAfter = async (answer: string) => {
    const { coverage } = await codeAnswer({
      ...{ question: 'Can you tell me more?', answer, kind: 'open', language: 'en' },
      ...{ objectives, objectiveId: 'point' },
      statuses: [{ objectiveId: 'point', status: 'partial' }],
    })
    return coverage?.[0]?.status
  }
  expect(await statusAfter('eighty quid, and nobody would pay it back')).toBe('covered')
  expect(await statusAfter('well')).toBe('touched')
})
