/**
 * How people say that something is bad, good or nothing. Patterns of folded words with single spaces and a space at each
 * end; clauses are divided by `|`.
 */
export type ClaimWords = {
  /** Nothing to say about it: no opinion, not used, not needed. */
  nothing: RegExp
  /** Begins what a person cannot tell, unless something is wrong besides: "no idea, my wife does it". */
  unsure: RegExp
  /** Nothing is wrong, without praise: "no problem", "fine", "can't complain". */
  content: RegExp
  /** Neither of two contraries: "neither new nor broken". */
  even: RegExp
  /** A trouble that did not occur. */
  harmless: RegExp
  /** A complaint, or a trouble that occurred. */
  harm: RegExp
  /** What one expects did not happen: "never came", "nobody answered". */
  failing: RegExp
  /** Outright praise. */
  praise: RegExp
  /** What other people say or think. */
  hearsay: RegExp
  /** Words of the first person, and of the third: a clause of the third person behind hearsay is hearsay. */
  self: RegExp
  others: RegExp
  /** An injury, or what nearly was one. */
  injury: RegExp
  /** What would be under a condition, and is not: "if it were dearer I'd leave, but it isn't". */
  unmet: RegExp
  /** A condition contrary to fact: with what stands behind "but", it describes nothing that happened. */
  counterfactual: RegExp
  /** Words about sizes and amounts: that ask how much there is, and that say too much or too little. */
  amounts: Readonly<Record<'asked' | 'excess' | 'lack', RegExp>>
  /** How it was before, or that it changed. */
  past: RegExp
  /** Beginnings of praise that is often not meant. */
  ironic: RegExp
  /** What would be, or is expected, rather than what is. */
  unreal: RegExp
  /** Questions that ask for what is bad, what is good, and what should be. */
  asksFor: Readonly<Record<'bad' | 'good' | 'wish', RegExp>>
}
