// The pictures of the articles, as `npm run screenshots -- --articles` captures them: one for each language and theme.
import type { Locale } from '#contract/languages.ts'
import type { HelpArticleId } from './articles.ts'

const urls = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
})

export const pictureUrl = (id: HelpArticleId, locale: Locale, theme: 'light' | 'dark') =>
  urls[`./pictures/${id}-${locale}-${theme}.webp`]
