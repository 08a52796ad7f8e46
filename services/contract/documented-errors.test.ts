import { expect, test } from 'vitest'
import { documentedErrors, translateDocumentedError } from './documented-errors.ts'
import { problems, type ProblemCode } from './problems.ts'

const isPortuguese = (title: string) =>
  /[ãçéíõúá]|\b(para|ou|da|pesquisa|Erro|não|WhatsApp não)\b/u.test(title)

test('every problem with a Portuguese title is translated', () => {
  const titled = Object.entries(problems).filter(([, { title }]) => isPortuguese(title))
  expect(Object.keys(documentedErrors).toSorted()).toEqual(titled.map(([code]) => code).toSorted())
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['*', undefined],
  ['fr', undefined],
  ['pt-BR,pt;q=0.9,en;q=0.8', undefined],
  ['en-US,en;q=0.9', 'en'],
  ['fr-FR, en;q=0.5, pt;q=0.1', 'en'],
  ['ar', 'ar'],
  ['ar-EG,en;q=0.9', 'ar'],
] as const)('Accept-Language %j chooses %j', (header, language) => {
  const code: ProblemCode = 'surveys/no-questions'
  expect(translateDocumentedError(code, header)).toBe(
    language && documentedErrors[code]?.[language],
  )
})

test('a problem with an English title keeps it', () => {
  expect(translateDocumentedError('surveys/not-found', 'ar')).toBeUndefined()
})
