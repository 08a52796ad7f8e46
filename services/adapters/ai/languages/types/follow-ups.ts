/** What makes an answer worth a follow-up for sure, most first. */
export const followUpKinds = ['unpaid', 'problem', 'decision', 'wish'] as const
export type FollowUpKind = (typeof followUpKinds)[number]

/** Patterns of folded words with single spaces, and a space at each end. */
export type FollowUps = {
  /** Only what is said in so many words: a doubtful clause gets a question that fits anything. */
  kinds: Readonly<Record<FollowUpKind, RegExp>>
  /** A bad thing that happened to the respondent or to people close to them, and that calls for a word of sympathy. */
  misfortune: RegExp
  /** What the respondent did about something. */
  reacted: RegExp
  /** Questions that an answer about something else may have answered: reasons, problems, what is missing. */
  asksWhatIsWrong: RegExp
  /** Takes a misfortune back: "nearly". */
  unreal: RegExp
  /** Death, illness and violence: never followed up. */
  delicate: RegExp
  /** Jokes, and words to the interviewer: never quoted. */
  aside: RegExp
  /** All is well: in a short answer, nothing to follow up. */
  satisfied: RegExp
  /** Questions that one word answers: where, when, who, how many, whether. */
  factual: RegExp
  /** Those among them that a number answers. */
  quantity: RegExp
  /** First words of a clause that cannot stand alone. */
  dependent: RegExp
}
