/**
 * What respondents write when they want to stop, to pause or to continue, in one language. Patterns of folded text: lower case,
 * no marks, no apostrophes. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
 */
export type ReplyPatterns = {
  /** A wish to stop that no answer to a question is mistaken for. */
  stop: RegExp
  /** A wish to stop that is one only where nothing else is said in the sentence. */
  bareStop: RegExp
  /** Means to stop in reply to the choice between continuing and stopping. */
  stopReply: RegExp
  /** In a clause: no wish to stop is one beside it ("I cannot stop crying", "if I want to stop"). It says nothing else. */
  noStop: RegExp
  /** Means to continue: "don't stop", "I do not want to stop here", "I'll tell you when I want to stop". */
  notStopping: RegExp
  /** "I cannot go on": neither a wish to stop nor one to continue. */
  unable: RegExp
  later: RegExp
  goOn: RegExp
  /** That all is well and no help is needed. */
  fine: RegExp
  /** That it happened to another person. */
  notMine: RegExp
  /** That it was a joke or a figure of speech. */
  joked: RegExp
  /** That there is no danger, or that it was misunderstood: “what danger?”. */
  denied: RegExp
  /** People who may be in the respondent's care, and words of the respondent's own state (“the voices”). */
  ownPeople: RegExp
  /** Names a person to turn to: “I could ring my sister”, “my sister maybe”. */
  turnsTo: RegExp
  /** In the same clause: the person cannot be turned to, or is the danger. */
  noTurn: RegExp
  /** Says a last goodbye, or goes to a place where people end their lives: no wish to continue, now or later. */
  farewell: RegExp
  /** That nobody knew before. */
  firstDisclosure: RegExp
  consent: RegExp
  thanks: RegExp
  negation: RegExp
  /** Short or spoken forms of "not", global, and the form that the patterns have. */
  shortNot?: { pattern: RegExp; written: string }
}
