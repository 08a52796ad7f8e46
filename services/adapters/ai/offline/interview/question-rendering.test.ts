import { describe, expect, test } from 'vitest'
import { Personality, type SurveyLanguage } from '#contract/languages.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import { questionBrief } from '../../../../../tests/support/fixtures/question-brief.ts'
import { codeAnswer } from './answer-coding.ts'
import type { RecognisedSituation } from '../../languages/types/situations.ts'
import { renderQuestion } from './question-rendering.ts'
import { situationTexts } from './situation-texts.ts'

const brief = ({ point, ...over }: Partial<QuestionBrief> & { point?: string } = {}) =>
  questionBrief({
    title: 'Por que os clientes cancelam?',
    language: 'pt-br',
    surveyLanguage: over.language ?? 'pt-br',
    objective: point === undefined ? null : { id: 'p', text: point },
    ...over,
  })
const asked = async (over: Parameters<typeof brief>[0]) => (await renderQuestion(brief(over))).text

test.each<[SurveyLanguage, string, string]>([
  ['pt-br', 'O preço é justo? E o suporte?', 'O preço é justo?'],
  ['pt-br', 'como você organiza as contas', 'Como você organiza as contas?'],
  ['en', 'is the price fair', 'Is the price fair?'],
  ['ar', 'هل السعر عادل', 'هل السعر عادل؟'],
])('%s: an owner’s “%s” is one question', async (language, point, question) =>
  expect(await asked({ language, point })).toMatch(question),
)

test('a long point is shortened to its first clause', async () => {
  const point =
    'Queremos entender em detalhes a organização das contas da casa durante o mês, quem participa das decisões, e que ferramentas já tentou usar antes'
  expect(await asked({ point })).toContain('“a organização das contas da casa durante o mês”')
})

test('a point of the engine has its written question', async () => {
  const text = await asked({ point: 'Motivos para deixar o aplicativo de finanças' })
  expect(text.toLowerCase()).toContain(
    'o que fez você deixar, ou pensar em deixar, o aplicativo de finanças?',
  )
  expect(text).not.toMatch(/[“”]/)
})

describe('a short answer', () => {
  test('is quoted for its content only', async () => {
    for (const personality of Personality.options) {
      const { text, quote } = await renderQuestion(
        brief({ personality, purpose: 'probe', about: { text: 'Foi isso.' } }),
      )
      expect(quote).toBeNull()
      expect(text).not.toContain('Foi isso')
    }
  })
  test('is not thanked for', async () => {
    const soFar = [{ question: '…', objectiveId: 'p', answer: 'Normal.' }]
    for (const number of [2, 3, 4, 5])
      for (const personality of Personality.options)
        expect(
          await asked({ personality, number, transcript: soFar, after: 'answer', point: 'Preço' }),
        ).not.toMatch(/obrigad|agradeç|valeu|interessante|(?<!adoro )detalhe/i)
  })
})

test('a written question is asked as it stands, by every personality', async () => {
  const question = 'Como você escolheu a escola?'
  const objective = { id: 'p', text: '…', question }
  for (const personality of Personality.options)
    expect(await asked({ personality, objective })).toBe(question)
})

test.each<[SurveyLanguage, string, string]>([
  ['en', 'Your time at the rescue centre', 'This is about your time at the rescue centre.'],
  ['en', 'Heating in the building', 'The topic: Heating in the building.'],
  ['en', 'We would like to hear about your experience', ''],
  ['en', 'Why do people leave?', ''],
  ['pt-br', 'Seu parto na maternidade', 'Vamos falar sobre seu parto na maternidade.'],
  ['pt-br', 'Queremos ouvir a sua experiência', ''],
  ['ar', 'تجربتك مع المدرسة', 'سنتحدث عن تجربتك مع المدرسة.'],
])('%s: the opening of “%s” says what it is about', async (language, title, about) => {
  const question = language === 'ar' ? 'كيف بدأت؟' : 'How?'
  const objective = { id: 'p', text: '…', question }
  const text = await asked({ language, title, objective, purpose: 'opening', number: 1 })
  const greeting = text.slice(0, text.indexOf(about === '' ? question : about)).trim()
  expect(greeting).toMatch(/[.!]$/)
  expect(text).toBe([greeting, about, question].filter(Boolean).join(' '))
  expect(text).not.toMatch(/[“«"]/)
})

test.each([
  [
    'Comparei com outras três opções e só uma delas saía mais barata do que a que eu já tinha em casa',
    'Comparei com outras três opções',
  ],
  ['Pago 49 reais por mês e, somando, dá caro', 'Pago 49 reais por mês'],
  [
    'o robô do chat não entendia o que eu escrevia',
    'o robô do chat não entendia o que eu escrevia',
  ],
  ['Bom, indo direto ao ponto: eu começaria pela tela inicial', 'eu começaria pela tela inicial'],
  ['Acho que abri um chamado na segunda de manhã', 'abri um chamado na segunda de manhã'],
])('the quote from “%s” is a complete phrase', async (answer, quoted) => {
  const objectives = [{ id: 'p', text: 'Preço' }]
  const { evidence } = await codeAnswer({
    question: 'Preço?',
    answer,
    objectives,
    objectiveId: 'p',
    kind: 'open',
    language: 'pt-br',
  })
  const [span] = evidence
  expect(answer.slice(span?.start, span?.end)).toBe(quoted)
})

test('empathy is not repeated at every turn', async () => {
  const answer = 'Eu fui assaltado na porta da loja, e ninguém ligou.'
  const soFar: QuestionBrief['transcript'][number][] = [{ question: '…', objectiveId: 'p', answer }]
  const sorry = /sinto muito/i
  for (const personality of Personality.options) {
    const first = await asked({ personality, after: 'answer', point: 'Preço', transcript: soFar })
    const next = [...soFar, { question: first, objectiveId: 'p', answer }]
    expect(first).toMatch(sorry)
    expect(
      await asked({ personality, after: 'answer', point: 'Sabor', number: 3, transcript: next }),
    ).not.toMatch(sorry)
  }
})

test.each<[SurveyLanguage, string, RecognisedSituation]>([
  ['en', 'They stole my phone at the door.', 'misfortune'],
  ['en', 'My daughter cut her hand on the lid.', 'got-hurt'],
  ['pt-br', 'Roubaram meu celular na porta.', 'misfortune'],
  ['pt-br', 'Minha filha cortou a mão na tampa.', 'got-hurt'],
  ['ar', 'سرقوا جوالي عند الباب.', 'misfortune'],
  ['ar', 'ابني انجرح من الغطاء.', 'got-hurt'],
  ['es', 'Mi hijo se cortó con la tapa.', 'problem'],
])(
  '%s: after harm, “%s”, a follow-up begins with a word of sympathy',
  async (language, answer, situation) => {
    const { acknowledgements = [] } = situationTexts(language).get(situation) ?? {}
    const sympathy = new RegExp(`^(?:${acknowledgements.join('|')})`)
    const probe = async (text: string) =>
      asked({
        ...{ language, after: 'answer', purpose: 'probe', point: 'Visit' },
        transcript: [{ question: '…', objectiveId: 'p', answer: text }],
      })
    expect(await probe(answer)).toMatch(sympathy)
    expect(await probe('12')).not.toMatch(sympathy)
  },
)

test.each<[SurveyLanguage, string, RegExp]>([
  ['en', 'How do you travel now?', /end here or go on later/],
  ['pt-br', 'Como você viaja hoje?', /encerrar aqui ou continuar mais tarde/],
  ['ar', 'كيف تسافر الآن؟', /تتوقف هنا أو تتابع/],
])('%s: a spoken question is asked as it is stored', async (language, question, offer) => {
  const objective = { id: 'p', text: '…', question }
  const over = { language, surveyLanguage: language, objective, number: 3 }
  const isAsked = new RegExp(question.slice(1).replace('?', String.raw`\?`))
  expect(await asked(over)).toMatch(isAsked)
  expect(await asked({ ...over, purpose: 'opening' })).toMatch(isAsked)
  // After two failures of the configured engine in a row.
  expect(await asked({ ...over, limited: true })).toMatch(offer)
  expect(await asked({ ...over, limited: true })).toMatch(isAsked)
})

test.each<[SurveyLanguage, string, string[]]>([
  ['en', 'How often people service their bikes', ['Never']],
  ['pt-br', 'Com que frequência vêm à padaria', ['Nunca']],
  ['ar', 'كم مرة يشترون من المخبز', ['لا يحدث أبدًا']],
])('%s: the list for “%s” has the exclusive options %j', async (language, point, exclusive) => {
  const kinds = ['open', 'multiple'] as const
  const asked = await renderQuestion(brief({ language, point, kinds, purpose: 'objective' }))
  expect(asked).toMatchObject({ kind: 'multiple', exclusiveOptions: exclusive })
  const open = await renderQuestion(brief({ language, point, purpose: 'probe' }))
  expect(open).not.toHaveProperty('exclusiveOptions')
})

test('what was just said is not said back before the question', async () => {
  const objective = { id: 'p2', text: 'Price', question: 'How do you find the price?' }
  const answer = 'I came by bus, and the price went up twice in a year.'
  const mentioned = { text: 'the price went up twice in a year' }
  const over = { purpose: 'objective', objective, mentioned, after: 'answer' } as const
  const textAfter = async (answers: readonly string[]) => {
    const transcript = answers.map((each) => ({ question: '?', objectiveId: 'p1', answer: each }))
    return (await renderQuestion(questionBrief({ ...over, transcript }))).text
  }
  expect(await textAfter([answer])).not.toContain(mentioned.text)
  expect(await textAfter([answer, 'On foot.'])).toContain(mentioned.text)
})
