// A question at the end of an answer gets its reply; one that expects none does not.
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { readIntent } from './intent.ts'

const flagsOf = (answer: string, language: SurveyLanguage) =>
  readIntent(answer, language, '', { question: '…?' })

test.each<[SurveyLanguage, string]>([
  ['en', 'Bit slow. Will I hear back about any of it?'],
  ['en', 'My turn came quick. Did other people say the same?'],
  ['en', 'The tea machine was broken, and should I mention the parking too?'],
  ['pt-br', 'Meio devagar. Vou ter retorno disso?'],
  ['pt-br', 'Quarenta minutos, dá pra avisar o gerente?'],
  ['ar', 'الممرضة كانت لطيفة. هل آخذ شي مقابل هذا؟'],
  ['ar', 'أربعين دقيقة، ممكن توصل هذا للمدير؟'],
  ['es', 'Fue lento. ¿Alguien va a leer esto en la clínica?'],
])('%s: “%s” is an answer that asks', (language, answer) =>
  expect(flagsOf(answer, language)).toMatchObject({ intent: 'answer', flags: ['asks'] }),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'They closed the only till. What can you do?'],
  ['en', 'Who has the time? I go on Sundays.'],
  ['pt-br', 'Fecharam o único caixa. Fazer o quê?'],
])('%s: “%s” asks nothing', (language, answer) =>
  expect(flagsOf(answer, language).flags).not.toContain('asks'),
)
