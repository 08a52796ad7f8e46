import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import { allowedKindsFor, withKindOf } from './question-kinds.policy.ts'

const objective = { purpose: 'objective', canBeFollowedUp: true } as const
const allowed = (kinds: QuestionKind[], next: Parameters<typeof allowedKindsFor>[1] = objective) =>
  allowedKindsFor(
    kinds.map((kind) => ({ kind })),
    next,
  )

test('a choice comes after an open question, and never after another', () => {
  expect(allowed(['open'])).toContain('nps')
  expect(allowed(['open', 'nps'])).toEqual(['open'])
  expect(allowed(['open', 'nps', 'open'])).toContain('scale')
})

test('without room for a follow-up, only kinds that need no reason are allowed', () =>
  expect(allowed(['open'], { ...objective, canBeFollowedUp: false })).toEqual([
    ...['open', 'number', 'date', 'nps'],
  ]))

test('the opening and a probe are open', () => {
  expect(allowed([], { ...objective, purpose: 'opening' })).toEqual(['open'])
  expect(allowed(['open'], { ...objective, purpose: 'probe' })).toEqual(['open'])
})

test.each<[QuestionKind, SurveyLanguage, string]>([
  ['multiple', 'en', 'Which track would you choose: games, web or robots?'],
  ['multiple', 'pt-br', 'Qual horário funciona melhor para você: de manhã ou à noite?'],
  ['multiple', 'ar', 'أي وقت يناسبك لاستلام طفلك: 17:30 أو 18:00؟'],
  ['nps', 'en', 'From 0 to 10, how likely are you to recommend the club?'],
  ['nps', 'pt-br', 'De 0 a 10, quanto você recomendaria o clube?'],
  ['nps', 'ar', 'من 0 إلى 10، إلى أي حد توصي بالنادي؟'],
  ['nps', 'ar', 'من ٠ إلى ١٠، هل تنصح صديقًا بالنادي؟'],
])('%s is allowed wherever the stored question names it, in %s: %s', (named, language, text) =>
  expect(withKindOf({ text, language }, ['open'])).toEqual(['open', named]),
)

test.each([
  'What do you think of the tea or the coffee?',
  'Is this what you meant: the price?',
  'From 0 to 10, how satisfied are you with the club?',
  'Which do you prefer: basic, plus or family, and why?',
  'From 0 to 10, how likely are you to recommend the club, and why?',
])('no other kind by %s', (text) =>
  expect(withKindOf({ text, language: 'en' }, ['open'])).toEqual(['open']),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'How do you get here: by bus, by car or on foot, and what makes you choose that?'],
  ['en', 'From 0 to 10, how likely are you to recommend the club, and what would you change?'],
  ['en', 'How many hours a day do you use it, and what for, and what makes it suit you?'],
  ['en', 'Have you ever reported a fault, and what came of it?'],
  ['en', 'Do you come by bus or do you walk, and what makes you choose that?'],
  ['pt-br', 'Como você vem: de ônibus, de carro ou a pé, e o que faz você escolher isso?'],
  ['pt-br', 'Quantas horas por dia você usa, e o que faz com que ele sirva para você?'],
  ['ar', 'كيف تصل إلى هنا: بالحافلة أو بالسيارة أو مشيًا، وما الذي يجعلك تختار ذلك؟'],
  ['ar', 'كم ساعة تستخدمه في اليوم، وما سبب ذلك؟'],
  ['es', '¿Cómo llegas: en bus, en coche o a pie, y qué te hace elegirlo?'],
])('only open where the stored question joins two, in %s: %s', (language, text) =>
  expect(withKindOf({ text, language }, ['open', 'multiple', 'scale', 'nps', 'number'])).toEqual([
    'open',
  ]),
)

test('a bare reason may be left to a follow-up', () => {
  const text = 'How many hours a day do you use it, and why?'
  expect(withKindOf({ text, language: 'en' }, ['open', 'number'])).toEqual(['open', 'number'])
})
