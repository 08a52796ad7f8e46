import { expect, test } from 'vitest'
import { withReferents } from './referents.ts'

test('nothing is put behind a verb whose object stands before it', () => {
  const things = ['como é o suporte', 'quais outros aplicativos usam']
  expect(withReferents(things, things.join(', '))).toEqual(things)
})

test('what respondents recommend is what the owner speaks of', () => {
  const things = ['como foi a prova', 'se indicariam']
  expect(withReferents(things, `alunos do cursinho. ${things.join(', ')}`)[1]).toBe(
    'se indicariam o cursinho',
  )
})
