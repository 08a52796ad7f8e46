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

export const findDevPerson = (emailOrSubject: string): DevPerson | undefined => {
  const normalized = emailOrSubject.trim().toLowerCase()
  return devPersons.find(({ email, subject }) => email === normalized || subject === normalized)
}

/** The issuer of these accounts, fixed because the provider's URL changes with the port. */
export const devPersonsIssuer = 'https://embedded.prosa.test'
