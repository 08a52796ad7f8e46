// Words of danger that mean something else, and what a reply denies.
import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { assessSafety } from './distress.ts'
import { deniesDanger, isExaggeration } from './exaggerations.ts'
import { describesHarm } from './harm.ts'

test.each<[SurveyLanguage, string]>([
  ['en', 'I’d rather shoot myself than do Felixstowe again.'],
  ['en', 'That app will be the death of me.'],
  ['en', 'I nearly died when I saw the bill.'],
  ['en', 'I could have murdered that receptionist haha.'],
  ['en', 'I locked myself out of the changing room.'],
  ['pt-br', 'Prefiro levar um tiro do que pegar essa fila de novo.'],
  ['pt-br', 'Esse aplicativo ainda me mata.'],
  ['pt-br', 'quase morri quando vi a conta'],
  ['ar', 'أموت ولا أرجع هالطابور'],
  ['ar', 'والله بدي انتحر من كثر التقارير'],
  ['ar', 'كنت هموت لما شفت الفاتورة'],
])('%s: “%s” exaggerates', (language, clause) => {
  expect(isExaggeration(clause, language)).toBe(true)
  expect(assessSafety(clause, language)).toMatchObject({ tier: null, isPossible: false })
  expect(describesHarm(clause, language)).toBe(false)
})

test.each<[SurveyLanguage, string]>([
  ['en', 'I’d rather die than go home.'],
  ['en', 'I’d rather kill myself than wake up to this again.'],
  ['en', 'I’d rather shoot myself tonight, nobody would miss me, than see Felixstowe.'],
  ['pt-br', 'Prefiro morrer do que voltar pra casa.'],
  ['pt-br', 'Prefiro morrer do que viver assim.'],
  ['ar', 'أموت ولا أرجع له'],
  ['ar', 'بدي انتحر من كثر ما يضربني'],
])('%s: “%s” does not', (language, clause) => expect(isExaggeration(clause, language)).toBe(false))

test('another sentence of the same answer still counts', () =>
  expect(
    assessSafety('I’d rather shoot myself than queue. I want to kill myself.', 'en'),
  ).toMatchObject({ tier: 'distress', isOutright: true }))

test('after a call for help nothing is an exaggeration', () =>
  expect(
    assessSafety('I’d rather shoot myself than queue.', 'en', { isAfterCall: true }).tier,
  ).toBe('distress'))

describe('a reply to a message', () => {
  const isAfterCall = true
  test.each<[SurveyLanguage, string]>([
    ['en', 'I’m not going to kill myself.'],
    ['en', 'I don’t want to die.'],
    ['pt-br', 'não vou me matar não'],
    ['pt-br', 'ninguém me bate'],
    ['ar', 'مش هنتحر يعني'],
  ])('%s: “%s” denies the danger', (language, text) => {
    expect(deniesDanger(text, language)).toBe(true)
    expect(assessSafety(text, language, { isAfterCall, isReply: true }).tier).toBeNull()
  })

  test('in any other answer the same words count', () =>
    expect(assessSafety('I’m not going to kill myself.', 'en').tier).toBe('distress'))

  test.each<[SurveyLanguage, string]>([
    ['en', 'I’m not going to kill myself today.'],
    ['en', 'I want to die.'],
    ['pt-br', 'quero me matar'],
    ['ar', 'بدي انتحر'],
  ])('%s: “%s” does not', (language, text) =>
    expect(assessSafety(text, language, { isAfterCall, isReply: true }).tier).not.toBeNull(),
  )
})
