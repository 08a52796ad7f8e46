// The texts of the help, loaded in the owner's language when it is opened.
import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#contract/languages.ts'
import type english from '../../locales/en/help.json'

export type HelpTexts = typeof english

const textLoaders: Record<Locale, () => Promise<{ default: HelpTexts }>> = {
  en: () => import('../../locales/en/help.json', { with: { type: 'json' } }),
  ar: () => import('../../locales/ar/help.json', { with: { type: 'json' } }),
  'pt-br': () => import('../../locales/pt-br/help.json', { with: { type: 'json' } }),
}

export const helpTextsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['help', locale],
    queryFn: async () => (await textLoaders[locale]()).default,
    staleTime: Infinity,
  })
