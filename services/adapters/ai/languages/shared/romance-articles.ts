import { fold } from '../../rules/text/tokenizer.ts'

type Articles = {
  /** Masculine and feminine, singular and plural. */
  articles: readonly [string, string, string, string]
  /** The words that agree with a noun of each article. */
  byWord: Readonly<Record<string, ReadonlySet<string>>>
  /** Endings of folded feminine nouns, and those of masculine ones among them. */
  feminine: RegExp
  masculine: RegExp
}

/** Chooses the article by the words that people wrote before the noun, else by its ending. */
export function romanceArticle({ articles, byWord, feminine, masculine }: Articles) {
  return (name: string, before: readonly string[]): string => {
    const counts = articles.map(
      (article) => before.filter((word) => byWord[article]?.has(word)).length,
    )
    const most = Math.max(...counts)
    if (most > 0) return `${articles[counts.indexOf(most)]} ${name}`
    const [head = ''] = fold(name).split(' ')
    const isFeminine = feminine.test(head) && !masculine.test(head)
    return `${articles[(head.endsWith('s') ? 2 : 0) + (isFeminine ? 1 : 0)]} ${name}`
  }
}
