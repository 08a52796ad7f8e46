/** Patterns of flawed questions, independent of the product's guards so that they can reveal errors of these. */
export type DetectorLexicon = {
  /** Frequent words, to detect the language; excluded from stems. */
  common: ReadonlySet<string>
  /** Suggests an answer. */
  leading: RegExp
  /** A second question in the same sentence. */
  doubleBarrelled: RegExp
}

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))
