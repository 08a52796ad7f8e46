import type { Locale } from '#contract/languages.ts'

export type DevPerson = {
  subject: string
  email: string
  name: string
  locale: Locale
  speaks: string
}

/** The accounts of the development provider. */
export const devPersons: readonly DevPerson[] = [
  {
    subject: 'ana',
    email: 'ana@prosa.test',
    name: 'Ana Beatriz Souza',
    locale: 'pt-br',
    speaks: 'Português',
  },
  {
    subject: 'bruno',
    email: 'bruno@prosa.test',
    name: 'Bruno Keller',
    locale: 'en',
    speaks: 'English',
  },
  {
    subject: 'layla',
    email: 'layla@prosa.test',
    name: 'ليلى حداد',
    locale: 'ar',
    speaks: 'العربية',
  },
]

/** By subject or e-mail. A tag, as in `ana+1@prosa.test`, makes another account of the same person. */
export function findDevPerson(emailOrSubject: string): DevPerson | undefined {
  const account = emailOrSubject.trim().toLowerCase()
  const [, name, tag = ''] = /^([a-z]+)(\+[a-z0-9-]{1,40})?(?:@prosa\.test)?$/.exec(account) ?? []
  const person = devPersons.find(({ subject }) => subject === name)
  if (!person || tag === '') return person
  return { ...person, subject: `${name}${tag}`, email: `${name}${tag}@prosa.test` }
}

/** The issuer of these accounts, fixed because the provider's URL changes with the port. */
export const devPersonsIssuer = 'https://embedded.prosa.test'
