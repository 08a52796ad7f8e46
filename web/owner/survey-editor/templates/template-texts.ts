// The texts of the templates, loaded in the owner's language when the gallery is shown.
import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#contract/languages.ts'
import type english from '../../../locales/en/templates.json'

export type TemplateTexts = typeof english

const textLoaders: Record<Locale, () => Promise<{ default: TemplateTexts }>> = {
  en: () => import('../../../locales/en/templates.json', { with: { type: 'json' } }),
  ar: () => import('../../../locales/ar/templates.json', { with: { type: 'json' } }),
  'pt-br': () => import('../../../locales/pt-br/templates.json', { with: { type: 'json' } }),
}

export const templateTextsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['templates', locale],
    queryFn: async () => (await textLoaders[locale]()).default,
    staleTime: Infinity,
  })
