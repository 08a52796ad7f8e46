import { describe, expect, test } from 'vitest'
import { exclusiveOptionsIn } from './exclusive-options.ts'

describe('an option that cannot be combined with others', () => {
  test.each([
    'None of these',
    'None of the above.',
    'None of these reasons',
    'Never',
    'I don’t know',
    "I don't know",
    'Nothing yet',
    'Not applicable',
    'Prefer not to say',
    'Only me',
    'Nenhuma das anteriores',
    'Nenhum destes motivos',
    'Nenhuma das opções acima',
    'Nunca',
    'Não sei',
    'Ninguém por enquanto',
    'لا شيء مما سبق',
    'لا شيءَ من هذه الخيارات',
    'لا أعرف',
    'أبدًا',
    'لا يحدث أبدًا',
    'لا أحد حتى الآن',
    'Ninguna de las anteriores',
    'Ninguno de estos motivos',
    'No lo sé',
    'Nadie por ahora',
  ])('“%s”', (option) => expect(exclusiveOptionsIn('multiple', ['A', option])).toEqual([option]))
})

describe('an option that only begins like one', () => {
  test.each([
    'Nothing worked as promised',
    'None of the staff helped me',
    'They never answer',
    'Never answers the phone',
    'I do not know how to cancel',
    'Nobody told me about it',
    'Not enough time',
    'Nenhum atendente ajudou',
    'Nunca respondem',
    'Não sei usar o aplicativo',
    'Ninguém me avisou',
    'لا شيء يعمل كما وعدتم',
    'لا أحد يرد على الهاتف',
    'لا أعرف كيف ألغي الاشتراك',
    'Nadie me avisó',
    'Nunca contestan',
    'Other',
    'De outra forma',
  ])('“%s” can be combined', (option) =>
    expect(exclusiveOptionsIn('multiple', ['A', option])).toEqual([]),
  )
})

test('only a multiple choice has exclusive options', () =>
  expect(exclusiveOptionsIn('ranking', ['Price', 'None of these'])).toEqual([]))
