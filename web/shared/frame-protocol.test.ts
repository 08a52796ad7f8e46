import { expect, test } from 'vitest'
import { fieldName, parseFrameMessage } from './frame-protocol.ts'

test('messages of a survey are parsed', () => {
  expect(parseFrameMessage({ prosa: 'height', px: 512 })).toEqual({ prosa: 'height', px: 512 })
  expect(parseFrameMessage({ prosa: 'escape', more: 1 })).toEqual({ prosa: 'escape' })
})

test.each([
  null,
  undefined,
  'height',
  512,
  {},
  { prosa: 'height' },
  { prosa: 'height', px: '512' },
  { prosa: 'height', px: Infinity },
  { prosa: 'navigate', to: 'javascript:alert(1)' },
])('%o is not', (data) => expect(parseFrameMessage(data)).toBeUndefined())

test('a field’s name becomes a valid attribute name', () =>
  expect([' E-mail ', 'Código do cliente', 'اسم الشركة'].map(fieldName)).toEqual([
    'e-mail',
    'código-do-cliente',
    'اسم-الشركة',
  ]))
