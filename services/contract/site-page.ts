import type { Locale } from './languages.ts'
import type { Models } from './models.ts'

/** The person or company that is responsible for an installation. Undefined fields are not set. */
export type Operator = {
  name: string | undefined
  /** One or more lines. */
  address: string | undefined
  email: string | undefined
}

/** What an installation is connected to; each a host's name. Null: a stand-in of its own, or nothing. */
export type Processors = {
  /** `isLocal`: on the operator's own machine or network. */
  ai: { host: string; isLocal: boolean } | null
  payments: string | null
  identity: string | null
  mail: string | null
  messaging: 'simulator' | null
}

/** Initial data of a page of the site, which the server renders. */
export type SitePage = {
  name: 'landing' | 'terms' | 'privacy'
  lang: Locale
  models: Models
  operator: Operator
  processors: Processors
  /** A failed sign-in, as in the address: any text. */
  error?: { code: string; details: string }
}

/** A rendered page and the metadata of its document. */
export type SiteShell = {
  html: string
  lang: string
  dir: 'ltr' | 'rtl'
  title: string
  description: string
}
