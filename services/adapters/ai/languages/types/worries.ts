/** What the learned models of danger misread: matched in folded words with single spaces, and a space at each end. */
export type Worries = {
  /** In a clause: a complaint about a thing, a body that works or travels, something that would be missed. It is no danger. */
  everyday: RegExp
  /** A whole clause with no other word, however the learned model reads it. */
  harmless?: RegExp
  /** In a clause: what makes it none of the above. */
  neverEveryday: RegExp
  /** In a sentence: despair, fear or a body in danger without their words. A call for help is possible. */
  hints: RegExp
}
