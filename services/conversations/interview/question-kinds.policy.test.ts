import { expect, test } from 'vitest'
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

test.each<[QuestionKind, string]>([
  ['multiple', 'Which track would you choose: games, web or robots?'],
  ['multiple', 'Qual horário funciona melhor para você: de manhã ou à noite?'],
  ['multiple', 'أي وقت يناسبك لاستلام طفلك: 17:30 أو 18:00؟'],
  ['nps', 'From 0 to 10, how likely are you to recommend the club?'],
  ['nps', 'De 0 a 10, quanto você recomendaria o clube?'],
  ['nps', 'من 0 إلى 10، إلى أي حد توصي بالنادي؟'],
  ['nps', 'من ٠ إلى ١٠، هل تنصح صديقًا بالنادي؟'],
])('%s is allowed wherever the stored question names it: %s', (named, question) =>
  expect(withKindOf(question, ['open'])).toEqual(['open', named]),
)

test.each([
  'What do you think of the tea or the coffee?',
  'Is this what you meant: the price?',
  'From 0 to 10, how satisfied are you with the club?',
])('no other kind by %s', (question) => expect(withKindOf(question, ['open'])).toEqual(['open']))
