import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { tellsOfHarm } from './harm.ts'

test.each<[SurveyLanguage, string]>([
  ['en', 'She died waiting for the bed and nobody rang us.'],
  ['en', 'I was made redundant in March after nineteen years.'],
  ['en', 'My husband has dementia and the form was too long for him.'],
  ['pt-br', 'Meu pai morreu na fila e ninguém veio.'],
  ['ar', 'والدي مات وهو ينتظر السرير ولم يرد أحد.'],
  ['es', 'Mi padre murió esperando una cama.'],
])('%s: “%s” tells of harm', (language, answer) => expect(tellsOfHarm(answer, language)).toBe(true))

test.each<[SurveyLanguage, string]>([
  ['en', 'The battery died after two days and the shop was closed.'],
  ['en', 'I waited on hold and then the line went dead.'],
  ['en', 'They lost my luggage and my papers.'],
  ['en', 'They lost my order twice.'],
  ['pt-br', 'A bateria do celular morreu no meio da aula.'],
  ['pt-br', 'Eu estava morrendo de fome e o pedido não vinha.'],
  ['ar', 'البطارية ماتت بعد يومين من الشراء.'],
  ['es', 'Se murió la batería a los dos días.'],
])('%s: “%s” tells of none', (language, answer) =>
  expect(tellsOfHarm(answer, language)).toBe(false),
)
