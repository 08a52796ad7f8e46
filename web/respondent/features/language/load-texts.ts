import { createTexts, languageTag, textDirection, type Texts } from '../../texts.tsx'

const textFiles = import.meta.glob<Record<string, string>>(
  '../../../locales/*/{respondent,respondent-later,form}.json',
  { import: 'default' },
)
const catalogs = ['respondent', 'respondent-later', 'form'] as const

/** Adds the texts of one file. Rejects if they cannot be fetched. */
export async function addCatalog(texts: Texts, catalog: (typeof catalogs)[number]): Promise<void> {
  texts.add((await textFiles[`../../../locales/${texts.lang}/${catalog}.json`]?.()) ?? {})
}

/** All texts of the page in one language, which the document takes, too. Rejects if they cannot be fetched. */
export async function switchTexts(lang: Texts['lang']): Promise<Texts> {
  const texts = createTexts({ lang, texts: {} })
  await Promise.all(catalogs.map((catalog) => addCatalog(texts, catalog)))
  Object.assign(document.documentElement, { lang: languageTag(lang), dir: textDirection(lang) })
  const query = new URLSearchParams(location.search)
  query.set('lang', lang)
  history.replaceState(history.state, '', `?${query}${location.hash}`)
  return texts
}
