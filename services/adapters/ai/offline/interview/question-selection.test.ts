import { describe, expect, test } from 'vitest'
import { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { QuestionKind } from '#contract/survey.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import { questionBrief } from '../../../../../tests/support/fixtures/question-brief.ts'
import { languageOf } from '../../languages/languages.ts'
import { renderQuestion } from './question-rendering.ts'

const any = QuestionKind.options
const worded = (text: string, over: Partial<QuestionBrief> = {}) =>
  renderQuestion(questionBrief({ objective: { id: 'p', text }, kinds: any, ...over }))

test.each<[SurveyLanguage, string, QuestionKind, RegExp]>([
  ['pt-br', 'Disposição para recomendar o aplicativo', 'nps', /de 0 a 10, .+ recomendar/i],
  ['pt-br', 'Você nos indicaria a um amigo?', 'nps', /de 0 a 10, .+ recomendar/i],
  [
    'pt-br',
    'Motivos para não recomendar o curso',
    'open',
    /motivos para não recomendar o curso\?$/,
  ],
  ['pt-br', 'Por que recomendam a concorrência?', 'open', /concorrência/],
  ['pt-br', 'Satisfação com a entrega', 'scale', /“Satisfação com a entrega”/],
  ['pt-br', 'Percepção sobre o preço', 'scale', /justo/],
  ['pt-br', 'O preço é justo?', 'boolean', /o preço é justo\?$/i],
  ['pt-br', 'Como você nos conheceu?', 'multiple', /como você nos conheceu\?$/i],
  ['pt-br', 'Com que frequência você cozinha em casa?', 'multiple', /com que frequência/i],
  ['pt-br', 'Em que momento você desistiu?', 'open', /desistiu/],
  ['pt-br', 'Onde e quando lê', 'open', /“Onde e quando lê”/],
  ['pt-br', 'Prefere loja física ou site?', 'open', /Prefere/],
  ['en', 'NPS of the clinic', 'nps', /from 0 to 10, how likely are you to recommend/],
  ['en', 'Would you recommend us?', 'nps', /from 0 to 10, how likely are you to recommend/],
  ['en', 'How likely are you to recommend our gym?', 'nps', /recommend our gym\?$/],
  ['en', 'Who would you recommend it to?', 'open', /Who would you recommend it to/],
  ['en', 'Whether a doctor recommended by a friend was easier to trust', 'open', /./],
  ['en', 'Ease of use', 'scale', /1 \(very hard\) to 10 \(very easy\)/],
  ['en', 'Importance of same-day delivery', 'scale', /essential/],
  ['en', 'Did the course meet your needs?', 'boolean', /did the course meet your needs\?$/i],
  ['en', 'How did you hear about us?', 'multiple', /hear about us\?$/i],
  ['en', 'Who else uses the app?', 'multiple', /who else uses the app\?$/i],
  ['en', 'Is it cheap or expensive?', 'open', /cheap or expensive/],
  ['en', 'What should change?', 'open', /What should change/],
  ['en', 'How and why did you choose it?', 'open', /“How and why did you choose it”/],
  ['ar', 'الرغبة في التوصية للآخرين', 'nps', /من 0 إلى 10/],
  ['ar', 'هل يوصي الطلاب بالمدرسة؟', 'nps', /من 0 إلى 10/],
  ['ar', 'لماذا يوصي الناس بنا؟', 'open', /./],
  ['es', '¿Nos recomendarías?', 'nps', /del 0 al 10/i],
  ['ar', 'سهولة الاستخدام', 'scale', /صعب جدًا/],
  ['ar', 'هل السعر عادل؟', 'boolean', /هل السعر عادل؟$/],
  ['ar', 'كيف عرفت عنا؟', 'multiple', /كيف عرفت عنا؟$/],
  ['ar', 'هل تفضّل المتجر أم الموقع؟', 'open', /المتجر/],
  ['es', '¿El precio es justo?', 'boolean', /¿el precio es justo\?$/i],
  ['en', 'How many people work with you?', 'number', /how many people work with you\?$/i],
  ['en', 'On which day did you start?', 'date', /on which day did you start\?$/i],
  ['en', 'How many times a week do you order?', 'multiple', /how many times/i],
  ['pt-br', 'Quantas pessoas moram com você?', 'number', /quantas pessoas moram com você\?$/i],
  ['pt-br', 'Em que dia você começou?', 'date', /em que dia você começou\?$/i],
  ['es', '¿Cuántos colegas conoces?', 'number', /¿cuántos colegas conoces\?$/i],
  ['es', '¿Qué día empezaste?', 'date', /¿qué día empezaste\?$/i],
  ['ar', 'كم شخصًا يعمل معك؟', 'number', /كم شخصًا يعمل معك؟$/],
  ['ar', 'في أي يوم بدأت؟', 'date', /في أي يوم بدأت؟$/],
  ['es', 'Frecuencia de compra', 'multiple', /cuántas veces/],
])('%s: “%s” is asked as %s', async (language, text, kind, wording) => {
  const question = await worded(text, { language })
  expect(question).toMatchObject({ kind, text: expect.stringMatching(wording) })
  expect(question.options.length > 0).toBe(kind === 'multiple')
})

test.each<[SurveyLanguage, string, string[]]>([
  ['en', 'Rank by importance: price, speed, and care', ['Price', 'Speed', 'Care']],
  ['pt-br', 'Ordem de importância: preço, prazo e cuidado', ['Preço', 'Prazo', 'Cuidado']],
  ['es', 'Orden de importancia: precio, plazo y trato', ['Precio', 'Plazo', 'Trato']],
  ['ar', 'ترتيب الأهمية: السعر، السرعة والعناية', ['السعر', 'السرعة', 'العناية']],
])('%s: “%s” is a ranking', async (language, text, options) =>
  expect(await worded(text, { language })).toMatchObject({ kind: 'ranking', options }),
)

test.each(['Rank by price: a, b, c', 'Order of importance: price, speed', 'Rank by importance'])(
  '“%s” is not',
  async (text) => expect(await worded(text)).not.toMatchObject({ kind: 'ranking' }),
)

describe('a closed question is asked', () => {
  test('only where its kind is allowed', async () => {
    for (const [text, kinds] of [
      ['Ease of use', ['open', 'boolean', 'multiple']],
      ['Is the price fair?', ['open', 'multiple']],
      ['How did you hear about us?', ['open', 'scale']],
    ] as const)
      expect(await worded(text, { kinds })).toMatchObject({ kind: 'open', options: [] })
  })
  test.each(['opening', 'probe', 'other-angle', 'clarify', 'closing'] as const)(
    'never as %s',
    async (purpose) =>
      expect(await worded('Ease of use', { purpose })).toMatchObject({ kind: 'open', options: [] }),
  )
  test('once: the next one of its kind is open', async () => {
    const first = await worded('Willingness to recommend the app')
    const soFar = [{ question: first.text, objectiveId: 'p', answer: '4' }]
    const second = await worded('Willingness to recommend the plan', { transcript: soFar })
    expect([first.kind, second.kind]).toEqual(['nps', 'open'])
  })
})

describe.each(SurveyLanguage.options)('in %s', (language) => {
  const { byTopic, yesNo } = languageOf(language).choices
  const all = Object.values(byTopic)
  const lists = all.filter(({ kind }) => kind === 'multiple').map(({ options }) => options)
  test('scales name the meaning of their ends', () => {
    const scales = all.filter(({ kind }) => kind === 'scale')
    expect(scales.length).toBeGreaterThanOrEqual(4)
    for (const { question: ask } of scales) expect(ask).toMatch(/1 \([^)]+\) \p{L}+ 10 \([^)]+\)/u)
  })
  test('lists have room for a nonresponse option, and no option contains the separator', () => {
    expect(lists.length).toBeGreaterThanOrEqual(4)
    for (const options of lists) {
      expect(options.length).toBeGreaterThanOrEqual(4)
      expect(options.length).toBeLessThanOrEqual(limits.options.max)
      expect(new Set(options).size).toBe(options.length)
      expect(options.join()).not.toContain(', ')
    }
  })
  test('a follow-up names the chosen option', async () => {
    const [yes, no] = yesNo
    const [options = []] = lists
    for (const answer of [yes, no, '7', options[0]!, options.slice(0, 2).join(', ')]) {
      const soFar = [{ question: '…', objectiveId: 'p', answer }]
      const { text, quote } = await worded('…', { language, purpose: 'probe', transcript: soFar })
      expect(text.slice(quote?.start, quote?.end)).toBe(answer)
    }
  })
})

test.each<[SurveyLanguage, string, string]>([
  ['en', 'Which plan they prefer: basic, plus or family', 'Which plan suits you, and why?'],
  ['pt-br', 'Com que frequência eles vêm', 'Com que frequência você vem, e por quê?'],
])('in %s an owner’s question that asks for a reason is open', async (language, text, question) => {
  const objective = { id: 'p', text, question }
  const brief = questionBrief({ language, kinds: any, goal: text, objective })
  expect(await renderQuestion(brief)).toMatchObject({ kind: 'open', options: [] })
})

describe('a point about recommending', () => {
  const point = 'Whether members would recommend our gym to friends'
  const askedWith = (question: string) =>
    renderQuestion(questionBrief({ objective: { id: 'p', text: point, question }, kinds: any }))
  test('has the score instead of the engine’s own spoken question', async () =>
    expect(await worded(point)).toMatchObject({
      kind: 'nps',
      text: expect.stringMatching(/from 0 to 10/i),
    }))
  test('keeps the owner’s question: with the score where it asks for a degree only', async () => {
    expect(await askedWith('How likely are you to recommend the gym?')).toMatchObject({
      kind: 'nps',
      text: expect.stringContaining('recommend the gym?'),
    })
    for (const question of [
      'What would you say to a friend about the gym?',
      'How likely are you to recommend the gym, and why?',
    ])
      expect(await askedWith(question)).toMatchObject({ kind: 'open' })
  })
})
