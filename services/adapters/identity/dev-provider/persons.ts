import type { Locale } from '#contract/languages.ts'

export type DevPerson = {
  subject: string
  email: string
  name: string
  locale: Locale
  speaks: string
}

/** Who one may sign in as without any account anywhere. */
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

export const findDevPerson = (emailOrSubject: string): DevPerson | undefined => {
  const wanted = emailOrSubject.trim().toLowerCase()
  return devPersons.find(({ email, subject }) => email === wanted || subject === wanted)
}

/** Names the persons' issuer: the provider's address changes with the port, who somebody is does not. */
export const devPersonsIssuer = 'https://embedded.prosa.test'
