/** How a language marks what an answer is meant as. */
export type AnswerPatterns = {
  /** How a question to the interviewer may begin without a question word. */
  interviewerAddress: RegExp
  /** Phrases about death or harm that are not meant literally; folded. */
  figuresOfSpeech: readonly string[]
  /** Conjunctions that are written onto the next word. */
  joinedConjunctions?: readonly string[]
  /** Runs of keys on its keyboard, unless that is a Latin one. */
  keyboardRows?: readonly string[]
  /** Dropped at both ends of a quoted clause, in addition to the lexicon's contrast words. */
  clauseConjunctions: ReadonlySet<string>
  /** Yes, no and the like, units and months: an answer of nothing else expresses no feeling. Folded. */
  bareWords: ReadonlySet<string>
  /** A question to which a name of a person or a place is the answer. */
  asksForName: RegExp
  /** Comes before an opinion and is left out of a quote. */
  opinionPrefix?: RegExp
}
