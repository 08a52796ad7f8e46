import { expect, test } from 'vitest'
import { fieldName, readFrameMessage } from './framing.ts'

test('what a survey tells is heard', () => {
  expect(readFrameMessage({ prosa: 'height', px: 512 })).toEqual({ prosa: 'height', px: 512 })
  expect(readFrameMessage({ prosa: 'escape', more: 1 })).toEqual({ prosa: 'escape' })
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
])('%o is not', (data) => expect(readFrameMessage(data)).toBeUndefined())

test('a field’s name fits an attribute', () =>
  expect([' E-mail ', 'Código do cliente', 'اسم الشركة'].map(fieldName)).toEqual([
    'e-mail',
    'código-do-cliente',
    'اسم-الشركة',
  ]))
