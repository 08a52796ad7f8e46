/**
 * What people say about the conversation itself besides answering. Matched in the folded words of one sentence or part of an
 * answer, with single spaces and a space at each end.
 */
export type Remarks = {
  /** A question was badly put. */
  unclear: RegExp
  /** The question was not understood: a sentence that says nothing else. */
  notUnderstood: RegExp
  /** The answers are not read, or are forgotten. */
  unheard: RegExp
  /** Was asked before, or has answered before; more than the lexicon's phrases. */
  repeated: RegExp
  /** "As I said", and what another person said, which is no complaint. */
  asBefore: RegExp
  /** Words that excuse what the same sentence says. */
  apology: RegExp
  /** Wants to end the conversation: in the first person, now. */
  leaving: RegExp
  /** Ends a statement, not the conversation. */
  endsStatement: RegExp
  /** Wants to continue the conversation later. */
  later: RegExp
  /** Speaks to the interviewer or to those behind the survey. */
  address: RegExp
  /** Forgot a thing, which is an answer: not the reply to the question. */
  forgotten: RegExp
  /** How a question begins at the end of an answer that is about the survey or what follows from it for the respondent. */
  closingQuestion: RegExp
  /** A question that expects no reply. */
  rhetorical: RegExp
  /** Words of a condition: a refusal behind one depends on the reply to a question. */
  condition?: RegExp
}
