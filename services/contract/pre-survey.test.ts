import { expect, test } from 'vitest'
import { prototypeNames } from '../../tests/support/fixtures/prototype-names.ts'
import { fieldRuleOf, fieldTypeByName } from './pre-survey.ts'

test.each([
  ['email', ['E-mail', 'email', 'Your e-mail address', 'Seu E-mail', 'Correo electrónico']],
  ['email', ['البريد الإلكتروني', 'البريد الالكتروني:', 'بَريدك الإلكتروني']],
  ['phone', ['Phone', 'Telefone', 'Número de celular', 'Teléfono móvil', 'WhatsApp', 'Tel.']],
  ['phone', ['رقم الجوال', 'رقم الهاتف', 'رقـم الموبايل']],
  ['number', ['Age', 'Idade', 'Edad', 'العمر']],
  [
    'text',
    ['Name', 'E-mail or phone', 'Order number', 'Faixa etária', 'اسم الشركة', 'Mobile plan'],
  ],
])('%s: %s', (type, names) => expect(names.map(fieldTypeByName)).toEqual(names.map(() => type)))

test('the owner’s choice comes before the name', () => {
  const config = {
    enabled: true,
    required_fields: ['Age', 'Code'],
    field_types: { Age: { type: 'text' as const }, Code: { type: 'number' as const } },
  }
  expect(fieldRuleOf(config, 'Age')).toEqual({ type: 'text' })
  expect(fieldRuleOf(config, 'Code')).toEqual({ type: 'number' })
})

test.each(prototypeNames)('a field called %s is a text', (name) =>
  expect(fieldRuleOf({ enabled: true, required_fields: [name] }, name)).toEqual({ type: 'text' }),
)
