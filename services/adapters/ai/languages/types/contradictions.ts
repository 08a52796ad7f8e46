import type { Variants } from './templates.ts'

/** How answers contradict each other. All patterns are matched in one folded clause with a space at each end. */
export type Contradictions = {
  /** "every day", and its opposite "never". */
  always: RegExp
  never: RegExp
  /** Outright praise of a thing, and outright rejection. */
  praise: RegExp
  rejection: RegExp
  /** Would recommend to anyone, and to nobody. */
  recommends: RegExp
  rejectsRecommending: RegExp
  /** A number of something of the respondent's: captures the number and its noun. */
  counted: RegExp
  /** Numbers that are written out. */
  numbers: Readonly<Record<string, number>>
  /** A clause with one of these speaks of a change, an exception, a condition or another person: it contradicts nothing. */
  excepted: RegExp
  /** `{earlier}` and `{quote}` are the respondent's words. */
  question: Variants
}
