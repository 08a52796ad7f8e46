import { expect, test } from 'vitest'
import { devPersons, findDevPerson } from './persons.ts'

test('a person is found by subject and by e-mail', () => {
  for (const person of devPersons) {
    expect(findDevPerson(person.subject)).toEqual(person)
    expect(findDevPerson(` ${person.email.toUpperCase()} `)).toEqual(person)
  }
})

test('a tag makes another account of the same person', () => {
  const tagged = findDevPerson('ana+list-1@prosa.test')
  expect(tagged).toMatchObject({ subject: 'ana+list-1', email: 'ana+list-1@prosa.test' })
  expect(tagged).toMatchObject({ name: findDevPerson('ana')!.name, locale: 'pt-br' })
  expect(findDevPerson('ana+list-1')).toEqual(tagged)
})

test.each(['', 'nobody@prosa.test', 'ana@example.com', 'ana+@prosa.test', 'ana+a b@prosa.test'])(
  '%j is not a person of the provider',
  (email) => expect(findDevPerson(email)).toBeUndefined(),
)
