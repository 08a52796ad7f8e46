import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { withoutRemarks } from './goal-sentences.ts'
import { thingsOf } from './read-goal.ts'

const directly = (thing: string, language: SurveyLanguage) =>
  languageOf(language).questionFrames?.directly?.(thing, undefined)

test.each<[SurveyLanguage, string, string | undefined]>([
  ['en', "whether they'd come back as coaches", 'Would you come back as coaches?'],
  ['en', 'did the job need a second visit', 'Did the job need a second visit?'],
  ['en', 'would a letter have been better', 'Would a letter have been better?'],
  ['en', 'if they do not use the app', undefined],
  ['en', 'whether I should open on Sundays', undefined],
  ['en', 'if so, what would help', undefined],
  ['en', 'what they miss', undefined],
  ['pt-br', 'se comprariam de novo', 'Você compraria de novo?'],
  ['pt-br', 'se a iluminação basta', 'A iluminação basta?'],
  ['pt-br', 'preferem umbu ou cajá', 'Você prefere umbu ou cajá?'],
  ['pt-br', 'quanto pagariam', undefined],
  ['ar', 'هل يناسبهم التوصيل صباح السبت', 'هل يناسبك التوصيل صباح السبت؟'],
  ['ar', 'كم انتظروا', undefined],
])('%s: what is or is not so is asked plainly: %s', (language, thing, question) => {
  expect(directly(thing, language)).toBe(question)
})

test('dots part things, and the point of a number does not', () => {
  expect(
    thingsOf(
      'The print shop: how long it took · whether the colours were right · why they leave at 12.15',
      'en',
    ),
  ).toEqual(['how long it took', 'whether the colours were right', 'why they leave at 12.15'])
})

test('what is not to be asked, and what is asked of the assistant, is no thing', () => {
  expect(
    thingsOf(
      'Can you make me a survey for our guests? Find out where they ate and what they missed. Nothing about prices please.',
      'en',
    ),
  ).toEqual(['where they ate', 'what they missed'])
  expect(
    thingsOf(
      'Queremos ouvir as famílias: o que falta na cesta, como se sentem na fila. Sem perguntas de renda, por favor.',
      'pt-br',
    ),
  ).toEqual(['o que falta na cesta', 'como se sentem na fila'])
})

test.each<[SurveyLanguage, string]>([
  ['en', 'Please ask why guests leave early.'],
  ['en', 'Can you help me find out why tenants leave and what would keep them?'],
  ['en', "We don't want to lose members, so find out why they leave."],
  ['en', 'Nobody knows why members leave after three months.'],
  ['en', 'Do not ask about prices, but find out how they heard of us.'],
  ['pt-br', 'Preciso de uma pesquisa para saber por que os clientes cancelam.'],
  ['pt-br', 'Me ajuda a entender por que os alunos faltam?'],
  ['pt-br', 'Por favor, pergunte o que acharam do lanche.'],
  ['ar', 'ممكن تساعدني أعرف ليش الزباين ما يرجعون'],
])('%s: what is asked beside a remark stays: %s', (language, goal) => {
  const { clauses } = languageOf(language)
  expect(withoutRemarks(goal, clauses)).toBe(goal)
})
