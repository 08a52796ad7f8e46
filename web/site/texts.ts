// Texts of the site's pages. They are rendered on the server, so no browser loads them.
import type { Locale } from '#contract/languages.ts'
import arLanding from '../locales/ar/landing.json' with { type: 'json' }
import arLegal from '../locales/ar/legal.json' with { type: 'json' }
import arOwner from '../locales/ar/owner.json' with { type: 'json' }
import enLanding from '../locales/en/landing.json' with { type: 'json' }
import enLegal from '../locales/en/legal.json' with { type: 'json' }
import enOwner from '../locales/en/owner.json' with { type: 'json' }
import ptLanding from '../locales/pt-br/landing.json' with { type: 'json' }
import ptLegal from '../locales/pt-br/legal.json' with { type: 'json' }
import ptOwner from '../locales/pt-br/owner.json' with { type: 'json' }

const english = { landing: enLanding, legal: enLegal, engine: enOwner.engine }
export type Texts = typeof english

export const siteTexts: Readonly<Record<Locale, Texts>> = {
  en: english,
  ar: { landing: arLanding, legal: arLegal, engine: arOwner.engine },
  'pt-br': { landing: ptLanding, legal: ptLegal, engine: ptOwner.engine },
}

export const localeTags: Readonly<Record<Locale, string>> = { en: 'en', ar: 'ar', 'pt-br': 'pt-BR' }

/** Each language's name in that language. */
export const nativeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  ar: 'العربية',
  'pt-br': 'Português (Brasil)',
}

export const directionOf = (locale: Locale) => (locale === 'ar' ? 'rtl' : 'ltr')

/** Fills `{{name}}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
