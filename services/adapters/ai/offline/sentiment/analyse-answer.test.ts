import { expect, test } from 'vitest'
import type { AnswerToAnalyse } from '#ports/ai.ts'
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
  ['en', 'clean and tidy rooms', 'other'],
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
