import { expect, test } from 'vitest'
import type { AnswerToAnalyse } from '#ports/ai/assessment.ts'
import { analyseAnswer } from './analyse-answer.ts'

const analysed = (language: AnswerToAnalyse['language'], answer: string, over = {}) =>
  analyseAnswer({
    ownerLanguage: language,
    ...{ language, answer, question: '?', kind: 'open', emotions: true, aspects: [] },
    ...over,
  })

test.each([
  ['pt-br', 'Os preços são ótimos, mas a entrega foi horrível.', 'preço', 'entrega'],
  ['en', 'The prices are great but delivery was awful.', 'price', 'deliveries'],
  ['ar', 'السعر ممتاز لكن التوصيل سيئ جدا', 'سعر', 'توصيل'],
] as const)(
  '%s: a keyword is found in any form, with the sentiment of its clause',
  async (...given) => {
    const [language, answer, good, bad] = given
    const { aspects } = await analysed(language, answer, { aspects: [good, bad, 'zebra'] })
    const keywords = aspects.filter(({ source }) => source === 'keyword')
    expect(keywords.map(({ name }) => name)).toEqual([good, bad])
    expect(keywords[0]!.sentiment).toBeGreaterThan(0.2)
    expect(keywords[1]!.sentiment).toBeLessThan(-0.2)
  },
)

test('in one clause the nearest sentiment word counts', async () => {
  const { aspects } = await analysed('pt-br', 'atendimento excelente e comida horrível', {
    aspects: ['atendimento', 'comida'],
  })
  expect(aspects[0]!.sentiment).toBeGreaterThan(0)
  expect(aspects[1]!.sentiment).toBeLessThan(0)
})

test('aspects are discovered; sentiment words and stop words are no aspects', async () => {
  const { aspects } = await analysed('en', 'The waiter was rude and the soup was cold, really.')
  expect(aspects.map(({ name }) => name)).toEqual(['waiter', 'soup'])
  expect(aspects.every(({ source }) => source === 'discovered')).toBe(true)
})

test('aspects and emotions are left out unless requested', async () => {
  const { aspects, emotions } = await analysed('en', 'I love the soup', {
    ...{ aspects: null, emotions: false },
  })
  expect([aspects, emotions]).toEqual([[], {}])
})

test.each([
  ['en', 'I am so happy, I love it', 'joy'],
  ['en', 'I am not happy with it', 'frustration'],
  ['pt-br', 'fiquei furiosa com isso', 'anger'],
  ['pt-br', 'não confio neles', 'frustration'],
  ['pt-br', 'confio muito neles', 'confidence'],
  ['ar', 'أنا حزين جدا', 'sadness'],
  ['en', 'wow, what a surprise', 'surprise'],
  ['en', 'clean and tidy rooms', 'joy'],
  ['en', 'the lift broke again', 'frustration'],
  ['en', 'I was scared to go home', 'fear'],
  ['pt-br', 'tenho muito medo de cair na escada', 'fear'],
  ['ar', 'كنت خايفة من الدرج', 'fear'],
  ['es', 'me dio miedo', 'fear'],
] as const)('%s: "%s" is %s', async (language, answer, emotion) => {
  const { emotions } = await analysed(language, answer)
  expect(Object.entries(emotions).toSorted(([, a], [, b]) => b - a)[0]?.[0]).toBe(emotion)
})

test('a negated emotion does not count', async () =>
  expect((await analysed('en', 'I was not angry at all')).emotions).not.toHaveProperty('anger'))

test.each([
  ['1', 'negative'],
  ['4', 'negative'],
  ['5', 'neutral'],
  ['7', 'neutral'],
  ['8', 'positive'],
  ['10', 'positive'],
])('a rating of %s is %s', async (answer, feeling) =>
  expect((await analysed('en', answer, { kind: 'scale' })).sentiment.class).toBe(feeling),
)

test('an option may have a sentiment; a yes has none', async () => {
  const option = await analysed('pt-br', 'Muito insatisfeito', { kind: 'multiple' })
  expect(option.sentiment.class).toBe('negative')
  expect((await analysed('en', 'No', { kind: 'boolean' })).sentiment.class).toBe('neutral')
})

test('the explanation names single words and no phrase of the answer', async () => {
  const answer = 'O suporte demorou três dias para responder e isso foi horrível, um desrespeito'
  const { explanation } = await analysed('pt-br', answer)
  expect(explanation).toContain('negativo')
  const words = answer.toLowerCase().split(/\W+/)
  for (let at = 0; at + 1 < words.length; at++)
    expect(explanation.toLowerCase()).not.toContain(`${words[at]} ${words[at + 1]} `)
})

test.each([
  ['en', 'The waiting time was far too long after lunch.', ['waiting time']],
  ['en', 'Parking fees are terrible and Grace said so twice.', ['parking fees']],
  ['en', 'The new bus is better than the metro.', ['bus', 'metro']],
  [
    'pt-br',
    'O tempo de espera foi horrível, seja de manhã, seja depois do almoço.',
    ['tempo de espera'],
  ],
  ['pt-br', 'A Neide ajudou, mas o atendimento do posto é péssimo.', ['atendimento do posto']],
  ['pt-br', 'O plano de saúde demora três semanas.', ['plano de saúde']],
  ['es', 'La sala de espera estaba sucia', ['sala de espera']],
  ['ar', 'خدمة العملاء سيئة جدا', ['خدمة العملاء']],
  ['ar', 'السعر مرتفع والتوصيل بطيء', ['السعر', 'التوصيل']],
] as const)('%s: the aspects of "%s" are %j', async (language, answer, names) => {
  const { aspects } = await analysed(language, answer)
  expect(aspects.map(({ name }) => name)).toEqual(names)
})

test('of two compared things the other one is preferred', async () => {
  const { aspects } = await analysed('en', 'The bus is better than the metro.')
  expect(aspects[0]!.sentiment).toBeGreaterThan(0)
  expect(aspects[1]!.sentiment).toBeLessThan(0)
})

test('an aspect whose clause names no feeling takes that of the answer', async () => {
  const { aspects } = await analysed('en', 'The driver came on Monday. I am furious.')
  expect(aspects[0]).toMatchObject({ name: 'driver' })
  expect(aspects[0]!.sentiment).toBeLessThan(0)
})

test.each([
  ['en', 'Yes', 'Did it help?'],
  ['en', 'Nope', 'Did it help?'],
  ['en', '3.5', 'How far do you travel?'],
  ['en', '12/05/2026', 'When was it?'],
  ['en', 'n/a', 'Anything else?'],
  ['en', '-', 'Anything else?'],
  ['en', 'about 20 minutes', 'How long did it take?'],
  ['en', 'Grace', 'Who helped you?'],
  ['en', 'Maria', '?'],
  ['pt-br', 'Não', 'Voltaria?'],
  ['pt-br', 'Porto Alegre', 'Em que cidade você mora?'],
  ['pt-br', '2 vezes por semana', 'Com que frequência?'],
  ['ar', 'نعم', 'هل ستعود؟'],
  ['ar', 'لا يوجد', 'شيء آخر؟'],
  ['ar', 'سعيد', 'ما اسمك؟'],
  ['es', 'Ninguno', '¿Algo más?'],
] as const)('%s: "%s" has no sentiment', async (language, answer, question) =>
  expect(await analysed(language, answer, { question })).toMatchObject({
    sentiment: { score: 0, class: 'neutral' },
    ...{ emotions: {}, aspects: [] },
  }),
)

test.each([
  ['en', 'Never again', 'negative'],
  ['en', '10/10', 'positive'],
  ['pt-br', 'Nunca mais', 'negative'],
  ['en', '👍', 'positive'],
] as const)('%s: "%s" does', async (language, answer, feeling) =>
  expect((await analysed(language, answer)).sentiment.class).toBe(feeling),
)

test('a choice has no emotions, and no sentiment where it only names a thing', async () => {
  const named = await analysed('en', 'Price and delivery, Good coffee nearby', { kind: 'multiple' })
  expect(named).toMatchObject({ sentiment: { class: 'neutral' }, emotions: {}, aspects: [] })
  expect((await analysed('en', '9', { kind: 'scale' })).emotions).toEqual({})
})

test('the explanation is in the owner’s language', async () => {
  const { explanation } = await analysed('ar', 'السعر ممتاز', { ownerLanguage: 'en' })
  expect(explanation).toContain('A positive feeling prevails')
})
