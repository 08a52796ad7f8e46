import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { questionBrief } from '../../../../../tests/support/fixtures/question-brief.ts'
import { prototypeNames } from '../../../../../tests/support/fixtures/prototype-names.ts'
import { renderQuestion } from '../interview/question-rendering.ts'
import { speakPoint, spokenQuestionOf } from './spoken-question.ts'

const labels: [SurveyLanguage, label: string, question: string][] = [
  ['en', 'Main reasons for leaving', 'What were your main reasons for leaving?'],
  ['en', 'Reasons for cancellation', 'What were your main reasons for cancelling?'],
  ['en', 'Delivery problems', 'What problems have you had with delivery?'],
  ['en', 'Staff', 'What has your contact with staff been like?'],
  ['en', 'Time spent on reports', 'How much time do you spend on reports?'],
  ['en', 'Waiting times', 'What are the waiting times like for you?'],
  ['pt-br', 'Motivos de saída', 'Quais foram os seus principais motivos para sair?'],
  ['pt-br', 'Confiança no banco', 'O quanto você confia no banco?'],
  ['pt-br', 'Primeiros dias na empresa', 'Como foram os seus primeiros dias na empresa?'],
  ['pt-br', 'Clima da equipe', 'O que você acha do clima da equipe?'],
  ['ar', 'أسباب المغادرة', 'ما أهم أسباب مغادرتك؟'],
  ['ar', 'جودة الطعام', 'ما رأيك في جودة الطعام؟'],
  ['ar', 'التواصل مع المدير', 'كيف ترى التواصل مع المدير؟'],
  ['es', 'Razones del abandono', '¿Cuáles fueron tus principales motivos para abandonar?'],
  ['es', 'Importancia del precio', '¿Qué importancia tiene el precio para ti?'],
]

const reasons = { en: 'Reasons for', 'pt-br': 'Motivos de', es: 'Razones de' } as const
test.each(Object.entries(reasons))(
  '%s: no name of an object’s prototype breaks a label',
  (language, before) => {
    for (const name of prototypeNames) {
      const question = spokenQuestionOf(`${before} ${name}`, language as keyof typeof reasons)
      expect(question).toContain(name)
      expect(question).not.toMatch(/native code|\[object/)
    }
  },
)

test.each(labels)('%s: the label “%s” is asked: %s', (language, label, question) =>
  expect(spokenQuestionOf(label, language)).toBe(question),
)

test.each(labels)(
  '%s: a point “%s” without a stored question is asked, not quoted',
  async (language, label, question) => {
    const { text } = await renderQuestion(
      questionBrief({ language, surveyLanguage: language, objective: { id: 'p', text: label } }),
    )
    expect(text).not.toMatch(/[“”]/)
    expect(text.toLowerCase()).toContain(question.toLowerCase().replace(/^¿/, ''))
  },
)

test('a label in another language than the survey’s is quoted', async () => {
  const { text } = await renderQuestion(
    questionBrief({
      language: 'en',
      surveyLanguage: 'en',
      objective: { id: 'p', text: 'Motivos de saída dos clientes da loja' },
    }),
  )
  expect(text).toContain('“Motivos de saída dos clientes da loja”')
})

test.each<[SurveyLanguage, point: string, question: string]>([
  [
    'en',
    'Which pastry they prefer: croissant, cinnamon bun or banana bread',
    'Which pastry do you prefer: croissant, cinnamon bun or banana bread?',
  ],
  [
    'pt-br',
    'Qual horário eles preferem: 8h30, 10h ou 14h',
    'Qual horário você prefere: 8h30, 10h ou 14h?',
  ],
  [
    'ar',
    'أي وقت يناسبهم لاستلام الأطفال: 17:30 أو 18:00 أو 18:30',
    'أي وقت يناسبك لاستلام الأطفال: 17:30 أو 18:00 أو 18:30؟',
  ],
])('in %s a choice is asked with what can be chosen: %s', async (language, point, question) =>
  expect(await speakPoint({ point, language })).toBe(question),
)
