import type { Variants } from './templates.ts'

export type QuestionForm = {
  /** Matched in the folded question with single spaces, and a space at each end. */
  pattern: RegExp
  /** Questions in the plainest words that suit every question of the form, for whom did not understand it. */
  plain: Variants
  /** A word or two answer it with an opinion. */
  isOpinion?: true
  /** Follow-ups that suit a short answer to a question of the form; without them those that fit any answer. */
  more?: Variants
  /** They suit longer ones, too. */
  suitsAnyLength?: true
  /** A wish is not followed up, a manner in a few plain words neither; of a reason, what suits it is asked. */
  asks?: 'wish' | 'reason' | 'manner'
}

export type QuestionForms = {
  /** Before a plain question. */
  plainly: Variants
  /** `{thing}` is what the point is about, as it stands in a sentence. */
  about: string
  /** What does not stand well in that sentence. */
  notAbout?: RegExp
  /** The first one whose pattern is found; the last one suits every question. */
  forms: readonly [QuestionForm, ...QuestionForm[]]
}
