import { expect, test } from 'vitest'
import { prefilledFields } from './prefilled-fields.ts'

const fields = ['nome', 'e-mail', 'Código do cliente']

test('values of the page fill the survey’s fields', () =>
  expect(
    prefilledFields(fields, {
      search: '?embed=1&field-name=Ana',
      hash: '#field-email=ana%40exemplo.com&field-c%C3%B3digo-do-cliente=A-7',
    }),
  ).toEqual(
    new Map([
      ['nome', 'Ana'],
      ['e-mail', 'ana@exemplo.com'],
      ['Código do cliente', 'A-7'],
    ]),
  ))

test('values of other fields are ignored', () =>
  expect(
    prefilledFields(['nome'], { search: '?field-email=a&nome=b&lang=en', hash: '#x' }),
  ).toEqual(new Map()))

test('a value is kept whole, so that the form says that it is too long, and stays text', () => {
  const nome = prefilledFields(['nome'], {
    search: '',
    hash: `#field-nome=${encodeURIComponent(`<b>${'x'.repeat(300)}`)}`,
  }).get('nome')
  expect(nome).toHaveLength(303)
  expect(nome).toMatch(/^<b>x/)
})

test('neither the prototype of a record nor an empty value is a field', () =>
  expect(
    prefilledFields(['nome', 'constructor'], {
      search: '?field-__proto__=1&field-nome=',
      hash: '',
    }),
  ).toEqual(new Map()))
