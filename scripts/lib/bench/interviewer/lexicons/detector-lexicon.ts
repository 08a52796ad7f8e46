/** What the bench looks for in questions. Written apart from the product's own guards, so that one can show the other wrong. */
export type DetectorLexicon = {
  /** Tells the language from others, and says nothing by itself. */
  common: ReadonlySet<string>
  /** Suggests an answer. */
  leading: RegExp
  /** A second question in the same sentence. */
  doubleBarrelled: RegExp
}

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))
