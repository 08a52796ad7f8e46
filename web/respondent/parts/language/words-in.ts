import { wordsOf, type Words } from '../../words.tsx'

const files = import.meta.glob<Record<string, string>>(
  '../../../locales/*/{respondent,respondent-later,form}.json',
  { import: 'default' },
)

/** All that the page ever says, in one language. Rejects where it cannot be fetched. */
export async function wordsIn(lang: Words['lang']): Promise<Words> {
  const ofLanguage = Object.entries(files).filter(([path]) => path.includes(`/${lang}/`))
  const words = await Promise.all(ofLanguage.map(([, load]) => load()))
  return wordsOf({ lang, words: Object.assign({}, ...words) as Record<string, string> })
}
