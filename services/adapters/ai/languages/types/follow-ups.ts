import type { AskedThing, RecognisedSituation } from './situations.ts'

/** Patterns of folded words with single spaces, and a space at each end. */
export type FollowUps = {
  /** Situations that are recognised in so many words: the first one that is found counts. */
  outright: Readonly<Partial<Record<RecognisedSituation, RegExp>>>
  /** What an answer says already, so that no follow-up asks for it. */
  tells: Readonly<Partial<Record<AskedThing, RegExp>>>
  /** Questions that an answer about something else may have answered: reasons, problems, what is missing. */
  asksWhatIsWrong: RegExp
  /** Death, illness and violence: never followed up. */
  delicate: RegExp
  /** Words for people: what is `delicate` and happens to none of them is nothing grave. */
  persons: RegExp
  /** What dies and is no living thing, and figures of speech. */
  lifeless: RegExp
  /** Jokes, and words to the interviewer: never quoted. */
  aside: RegExp
  /** All is well: in a short answer, nothing to follow up. */
  satisfied: RegExp
  /** A problem that is named and denied: "it was never late". */
  denial: RegExp
  /** A clause that takes back the one before it as what matters: "but that is not the problem". */
  dismissal?: RegExp
  /** A clause that says there is nothing to say: "no", "nothing comes to mind", "I have nothing". */
  nothing: RegExp
  /** Questions that one word answers: where, when, who, how many, whether. */
  factual: RegExp
  /** Questions among them that a number answers. */
  quantity: RegExp
  /** First words of a clause that cannot stand alone. */
  dependent: RegExp
}
