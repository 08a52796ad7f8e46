// Texts of the owners' app: files of each language, fetched on demand. All pages use `owner`.
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { Locale } from '#contract/languages.ts'
import { formatFor, type Format } from './locale-format.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'owner'
    resources: {
      owner: English<'owner'>
      onboarding: English<'onboarding'>
      settings: English<'settings'>
    }
  }
}

export const locales: readonly Locale[] = ['en', 'ar', 'pt-br']

/** Each language's name in that language. */
export const nativeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  ar: 'العربية',
  'pt-br': 'Português (Brasil)',
}

const storageKey = 'language'
const tags: Record<Locale, string> = { en: 'en', ar: 'ar', 'pt-br': 'pt-BR' }
const catalogs = {
  owner: {
    en: () => import('../locales/en/owner.json', { with: { type: 'json' } }),
    ar: () => import('../locales/ar/owner.json', { with: { type: 'json' } }),
    'pt-br': () => import('../locales/pt-br/owner.json', { with: { type: 'json' } }),
  },
  onboarding: {
    en: () => import('../locales/en/onboarding.json', { with: { type: 'json' } }),
    ar: () => import('../locales/ar/onboarding.json', { with: { type: 'json' } }),
    'pt-br': () => import('../locales/pt-br/onboarding.json', { with: { type: 'json' } }),
  },
  settings: {
    en: () => import('../locales/en/settings.json', { with: { type: 'json' } }),
    ar: () => import('../locales/ar/settings.json', { with: { type: 'json' } }),
    'pt-br': () => import('../locales/pt-br/settings.json', { with: { type: 'json' } }),
  },
}
type Namespace = keyof typeof catalogs
type English<N extends Namespace> = Awaited<ReturnType<(typeof catalogs)[N]['en']>>['default']

/** In use on this page: another language needs them too. */
const usedNamespaces = new Set<Namespace>(['owner'])

/** Uses the stored language, else the browser's, else the page's, else English. */
export async function startI18n(): Promise<void> {
  const { lang: pageLanguage } = document.documentElement
  const candidates = [localStorage.getItem(storageKey), ...navigator.languages, pageLanguage]
  const locale = candidates.map(localeFrom).find((found) => found !== undefined) ?? 'en'
  await i18next.use(initReactI18next).init({
    lng: tags[locale],
    load: 'currentOnly',
    fallbackLng: false,
    ns: ['owner'],
    defaultNS: 'owner',
    resources: { [tags[locale]]: { owner: await loadCatalog(locale, 'owner') } },
    interpolation: { escapeValue: false },
  })
  applyPageLanguage(locale)
}

/** Switches texts and direction. An explicit choice is stored on this device. */
export async function chooseLocale(locale: Locale, remember = true): Promise<void> {
  if (remember) localStorage.setItem(storageKey, locale)
  const tag = tags[locale]
  await Promise.all([...usedNamespaces].map((namespace) => addTexts(locale, namespace)))
  applyPageLanguage(locale)
  await i18next.changeLanguage(tag)
}

/** Switches when another tab of this browser does. Returns a function that stops it. */
export function followOtherTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    const locale = key === storageKey ? localeFrom(newValue) : undefined
    if (locale) void chooseLocale(locale, false)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Loads the texts that a page's components use by `useTranslation(namespace)`. */
export async function loadTexts(namespace: Namespace): Promise<void> {
  usedNamespaces.add(namespace)
  await addTexts(currentLocale(), namespace)
}

async function addTexts(locale: Locale, namespace: Namespace): Promise<void> {
  const tag = tags[locale]
  if (!i18next.hasResourceBundle(tag, namespace))
    i18next.addResourceBundle(tag, namespace, await loadCatalog(locale, namespace))
}

/** Whether a language was chosen explicitly on this device. */
export function hasChosenLocale(): boolean {
  return localeFrom(localStorage.getItem(storageKey)) !== undefined
}

/** Outside components; they use `useLocale`. */
export const currentLocale = (): Locale => localeFrom(i18next.language) ?? 'en'

export function useLocale(): { locale: Locale; direction: 'ltr' | 'rtl'; format: Format } {
  const { i18n } = useTranslation()
  const locale = localeFrom(i18n.language) ?? 'en'
  return { locale, direction: directionOf(locale), format: formatFor(locale) }
}

function localeFrom(tag: string | null | undefined): Locale | undefined {
  const lower = tag?.toLowerCase() ?? ''
  return locales.find((locale) => lower === locale || lower.split('-')[0] === locale.split('-')[0])
}

async function loadCatalog(locale: Locale, namespace: Namespace): Promise<Record<string, unknown>> {
  return (await catalogs[namespace][locale]()).default as Record<string, unknown>
}

function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

function applyPageLanguage(locale: Locale): void {
  document.documentElement.lang = tags[locale]
  document.documentElement.dir = directionOf(locale)
}
