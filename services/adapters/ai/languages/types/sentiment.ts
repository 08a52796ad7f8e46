export type SentimentData = {
  /** A text file of sections: strengths, roles, emotions and spellings. */
  lexicon: URL
  /** Strengths of words that the file does not list, -2 to 2. */
  baseStrengths?: () => readonly (readonly [word: string, strength: number])[]
  /** The dictionary forms that a folded word may come from, likeliest first. Wrong guesses are harmless. */
  lemmas: (word: string) => Iterable<string>
  /** The word without a negation that is written onto it; undefined where there is none. */
  withoutNegation?: (word: string) => string | undefined
  /** Join two words that share a negation. */
  conjunctions: readonly string[]
  /** Negate the word before them at the end of a clause. */
  trailingNegations?: readonly string[]
  /** Alternatives of a pattern: "for" in "thanks for breaking it". */
  causePrepositions?: string
  ratings: RatingWords
}

/** How people give marks in words. All but `numerals` are alternatives of a pattern, in folded text. */
export type RatingWords = {
  /** The forms of each number from zero on, divided by spaces. */
  numerals: readonly string[]
  /** Between a mark and the highest mark. */
  outOf: string
  /** Highest marks in words. */
  maxima: string
  stars: string
  /** "Two stars" in one word. */
  twoStars?: string
  /** Come before a mark out of ten. */
  labels: string
  /** May stand between a label and its mark. */
  afterLabel?: string
}
