import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const survey = 'https://prosa.example/sa/Ab3dEf7hJ9'
const asked = (attributes: Record<string, string>, pageLang = '') =>
  parseSettings(
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
    pageLang,
  )

test('a public link suffices; the language defaults to the page’s', () =>
  expect(asked({ 'data-survey': survey }, 'pt-PT')).toEqual({
    src: `${survey}?embed=popup`,
    origin: 'https://prosa.example',
    label: 'Dê sua opinião',
    close: 'Fechar',
    color: 'primary',
    side: 'right',
    lang: 'pt-br',
  }))

test.each([
  '',
  'javascript:alert(1)//sa/Ab3dEf7hJ9',
  'data:text/html,/sa/Ab3dEf7hJ9',
  'https://prosa.example/dashboard',
  'https://prosa.example/sa/Ab3dEf7hJ9/../../dashboard',
  '/sa/Ab3dEf7hJ9',
])('%o is no survey', (url) => expect(asked({ 'data-survey': url })).toBeUndefined())

test('field values are in the fragment, truncated to their length', () => {
  const src = new URL(
    asked({
      'data-survey': `${survey}?lang=en`,
      'data-lang': 'ar',
      'data-field-email': 'ana+1@example.com',
      'data-field-name': 'x'.repeat(500),
      'data-field-city': ' ',
      'data-color': 'toString',
    })?.src ?? '',
  )
  expect(src.search).toBe('?lang=ar&embed=popup')
  expect(Object.fromEntries(new URLSearchParams(src.hash.slice(1)))).toEqual({
    'field-email': 'ana+1@example.com',
    'field-name': 'x'.repeat(200),
  })
})

test('unknown settings are ignored', () =>
  expect(
    asked({
      'data-survey': survey,
      'data-color': 'toString',
      'data-side': 'top',
      'data-lang': 'fr',
    }),
  ).toMatchObject({ color: 'primary', side: 'right', lang: 'en' }))
