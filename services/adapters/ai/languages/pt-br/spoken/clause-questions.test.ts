import { expect, test } from 'vitest'
import { speak } from '../spoken-questions.ts'

test.each([
  ['jornais nos quais confiam', 'Em quais jornais você confia?'],
  ['meios pelos quais querem receber avisos', 'Por quais meios você quer receber avisos?'],
  ['quais etapas geram atraso', 'Quais etapas geram atraso?'],
  [
    'frequência das faltas de energia',
    'Com que frequência acontecem as faltas de energia no seu caso?',
  ],
])('%s', (thing, question) => expect(speak(thing, undefined)).toBe(question))
