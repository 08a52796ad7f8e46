// Search in the articles: accents, case and the spellings of Arabic letters make no difference.
import { type HelpArticle, helpArticles } from './articles.ts'
import type { HelpTexts } from './help-texts.ts'

const arabicForms: Record<string, string> = { ى: 'ي', ة: 'ه', ٱ: 'ا', ـ: '' }

/** Marks are dropped: accents, and in Arabic also vowel signs, hamza and madda on a letter. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ىةٱـ]/g, (letter) => arabicForms[letter] ?? letter)
    .toLowerCase()

/** Articles that have every word of the query, those with a match in the title first; all without a query. */
export function searchArticles(
  query: string,
  { article }: Pick<HelpTexts, 'article'>,
): HelpArticle[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  const found = helpArticles.flatMap((each) => {
    const { title, description, parts } = article[each.id]
    const folded = foldText(title)
    const all = foldText([title, description, ...parts.flatMap(Object.values)].join(' '))
    if (!words.every((word) => all.includes(word))) return []
    return [{ each, inTitle: words.filter((word) => folded.includes(word)).length }]
  })
  return found.toSorted((a, b) => b.inTitle - a.inTitle).map(({ each }) => each)
}
