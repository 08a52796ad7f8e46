import { createTexts, type Texts } from '../../texts.tsx'

const textFiles = import.meta.glob<Record<string, string>>(
  '../../../locales/*/{respondent,respondent-later,form}.json',
  { import: 'default' },
)

/** All texts of the page in one language. Rejects if they cannot be fetched. */
export async function loadTexts(lang: Texts['lang']): Promise<Texts> {
  const ofLanguage = Object.entries(textFiles).filter(([path]) => path.includes(`/${lang}/`))
  const words = await Promise.all(ofLanguage.map(([, load]) => load()))
  return createTexts({ lang, texts: Object.assign({}, ...words) as Record<string, string> })
}
