/** What the learned models of danger misread: matched in folded words with single spaces, and a space at each end. */
export type Worries = {
  /** In a clause: a complaint about a thing, a body that works or travels, something that would be missed. It is no danger. */
  everyday: RegExp
  /** A whole clause with no other word, however the learned model reads it. */
  harmless?: RegExp
  /** In a clause: what makes it none of the above. */
  neverEveryday: RegExp
  /** Harm of the body that is or was treated, which is no call for help: an injury, care, and what makes it more than that. */
  treated?: { injury: RegExp; care: RegExp; acute: RegExp }
  /** Harm that befell another person, who is not in the respondent's care; what makes it the respondent's own; and the words, besides marks, that begin another part of the answer. */
  ofOthers?: { harm: RegExp; own: RegExp; joins: RegExp }
  /** In a clause of an answer that laughs: a joke about one's own end. What makes the answer no joke: a wish, nobody who would miss one, a means. */
  jests?: { ownEnd: RegExp; grim: RegExp }
  /**
   * In a clause of at most 14 words: the words of an exaggeration (“rather die than queue”), or another sense of a word of danger;
   * and what makes it none, as a word of `jests.grim` does: a family, a debt, a beating, another day. In any other clause a wish to
   * die in a comparison (“rather die than”) is a concern beside such a word, and possibly a call for help without one.
   */
  exaggerations?: { phrases: RegExp; comparisons: RegExp; grave: RegExp }
  /**
   * In a clause of at most 14 words of a reply to a message: that the respondent does not want to die, or is not hurt; words that
   * may stand beside it; and words that turn it, there or at the beginning of the next clause.
   */
  denials?: { phrases: RegExp; fillers: ReadonlySet<string>; turns: RegExp }
  /** In a sentence: the respondent is followed, lain in wait for or threatened, which is a concern; and what makes it none: a dog, a film, a courier. */
  threats?: { signs: RegExp; harmless: RegExp }
  /** In an answer after a call for help: no thought of what comes, or of needing it. */
  afterCall?: RegExp
  /** In a question: whether one stays or leaves, which nobody is asked after a call for help. */
  staying?: RegExp
  /** In a sentence: despair, fear or a body in danger without their words. A call for help is possible. */
  hints: RegExp
}
