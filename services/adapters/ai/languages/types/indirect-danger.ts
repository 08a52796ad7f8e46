/** Danger in words that name none: matched in folded words with single spaces, and a space at each end. */
export type IndirectSigns = {
  /** In a sentence. */
  signs: RegExp
  /** Both of a pair, anywhere in an answer. */
  pairs: readonly (readonly [RegExp, RegExp])[]
  /** In a sentence with a sign: what makes it ordinary. */
  harmless: RegExp
}

export type IndirectDanger = {
  /** The respondent thinks of their own death. */
  ownDeath: IndirectSigns
  /** A person at home hurts, watches or threatens the respondent. */
  atHome: IndirectSigns
  /** A person demands something in return for not showing pictures. */
  pictures: IndirectSigns
}
