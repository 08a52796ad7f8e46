import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { ClauseKind } from '../../languages/types/salience.ts'
import { codeAnswer } from './answer-coding.ts'
import { coverageBy } from './coverage.ts'
import { clauseKind } from './salience.ts'

type Case = readonly [SurveyLanguage, string, ClauseKind]

const cases: readonly Case[] = [
  ['en', 'they lost my file', 'harm'],
  ['en', 'I ended up going to another garage', 'decision'],
  ['en', 'the rent took half of it', 'money'],
  ['en', 'I wish the bus came on Sundays', 'wish'],
  ['pt-br', 'o remédio veio errado', 'harm'],
  ['pt-br', 'gostaria de um horário mais cedo', 'wish'],
  ['pt-br', 'a mensalidade subiu', 'money'],
  ['ar', 'ضاعت الأوراق في القسم', 'harm'],
  ['ar', 'أتمنى لو كان الدوام أقصر', 'wish'],
  ['es', 'me fui a otra clínica', 'decision'],
]

test.each(cases)('%s: “%s” speaks of %s', (language, clause, kind) =>
  expect(clauseKind(clause, language)).toBe(kind),
)

const input = {
  ...({ question: 'How was it?', kind: 'open', language: 'en', objectiveId: 'a' } as const),
  objectives: [
    { id: 'a', text: 'Booking a table' },
    { id: 'b', text: 'Waiting time for the food' },
  ],
}

test('the most salient clause is what a follow-up is about', async () => {
  const answer = 'It was a normal evening, they lost our booking, and the lights were nice.'
  const { salient } = await codeAnswer({ ...input, answer })
  expect(answer.slice(salient?.start, salient?.end)).toBe('they lost our booking')
})

test('what an answer says of another objective counts for it', async () => {
  const answer = 'Booking took a minute, but the waiting time for the food was two hours.'
  const { coverage } = await codeAnswer({ ...input, answer })
  expect(coverage).toContainEqual({ objectiveId: 'b', status: 'partial' })
})

test('talk without anything concrete touches an objective at most', () =>
  expect(coverageBy(['quality matters in any service'], 'en')).toBe('touched'))
