// What sounds like danger and is none, and what is danger without its usual words.
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { readIntent } from './intent.ts'

/** Whether an answer brings a message or help lines. */
const isNoticed = (language: SurveyLanguage, answer: string, afterCall?: 'distress') => {
  const { intent, flags } = readIntent(answer, language, '', { afterCall })
  return intent === 'distress' || intent === 'concern' || flags.includes('uneasy')
}

test.each<[SurveyLanguage, string]>([
  ['en', 'When I die bury me under the coffee machine haha'],
  ['en', 'The swim sorts my head out for the day'],
  ['en', 'I hardly see a soul before dinner time on a Monday'],
  ['pt-br', 'se eu morrer no serviço quero hora extra kkkkk'],
  ['pt-br', '19 anos aqui, minha filha, quando eu morrer me enterra na bomba 3 kkkk'],
  ['pt-br', 'A equipe é legal. Tenho que correr, o gerente tá chamando'],
  ['ar', 'لما أموت ادفنوني في المخزن ههههه'],
  ['ar', 'حماتي كل يوم تقولي سيبيها معايا وانا مش عايزة مشاكل'],
])('%s: “%s” is no danger', (language, answer) => expect(isNoticed(language, answer)).toBe(false))

test.each<[SurveyLanguage, string]>([
  ['en', 'When I die nobody will notice lol'],
  ['en', "if I die tonight they'd all be better off haha"],
  ['en', 'I sit in the car in the Tesco car park crying before I go in'],
  ['pt-br', 'se eu morrer ninguém vai sentir falta kkk'],
  ['pt-br', 'kkkk quando eu morrer vai ser um alívio pra todo mundo'],
  ['pt-br', 'tenho que correr dele quando ele bebe'],
  ['ar', 'لو مت محدش هيحس ههههه'],
  ['ar', 'لما اموت هيرتاحوا مني ههههه'],
  ['ar', 'حماتي كل يوم تقولي هاخد عيالك منك وهتضربني'],
  ['ar', 'حماتي حبساني في الأوضة وتقول لهم اني مجنونة'],
])('%s: a laugh or a nag hides nothing: “%s”', (language, answer) =>
  expect(isNoticed(language, answer)).toBe(true),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'A customer followed me home last Friday'],
  ['en', 'He keeps saying he knows where I live'],
  ['pt-br', 'um cliente me seguiu até em casa sexta passada'],
  ['pt-br', 'um deles volta toda sexta, já falou onde eu moro'],
  ['ar', 'زبون مشي ورايا لحد باب البيت'],
  ['ar', 'بيهددني بالقتل لو اشتكيت'],
])('%s: “%s” is met', (language, answer) =>
  expect(readIntent(answer, language, '').intent).toMatch(/^(?:concern|distress)$/),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'A stray dog followed me home from the shop'],
  ['en', 'The delivery driver knows where I live so it is quick'],
  ['pt-br', 'O motoboy já sabe onde eu moro e entrega rápido'],
  ['pt-br', 'A loja me seguiu no Instagram'],
  ['ar', 'قطة مشيت ورايا لحد باب البيت'],
  ['ar', 'السواق عارف فين بيتي وبيوصل بسرعة'],
])('%s: “%s” is not', (language, answer) => expect(isNoticed(language, answer)).toBe(false))

test.each<[SurveyLanguage, string, boolean]>([
  ['en', 'Stay in the job or stay full stop?', true],
  ['en', 'They need to fix the brakes, full stop.', false],
  ['en', 'There are no breaks at all.', false],
  ['pt-br', 'Ficar no emprego ou na vida?', true],
  ['pt-br', 'Trocar o gerente e ponto final.', false],
  ['pt-br', 'Uma cadeira de vez em quando.', false],
  ['ar', 'أكمل في الشغل ولا في الدنيا؟', true],
  ['ar', 'مفيش كاميرات خالص.', false],
  ['ar', 'أمشي من الشغل الساعة خمسة.', false],
])('%s: after distress, “%s” is another call for help: %s', (language, answer, isCall) =>
  expect(isNoticed(language, answer, 'distress')).toBe(isCall),
)
