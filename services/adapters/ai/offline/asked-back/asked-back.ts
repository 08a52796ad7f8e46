import type { QuestionBrief } from '#ports/ai.ts'
import type { ByPersonality, Variants } from '../templates/template.ts'

/** What people ask an interviewer, the more particular first. */
export const topics = ['anonymous', 'readers', 'machine', 'length', 'reason'] as const
export type AskedBack = (typeof topics)[number]

/** How a language asks, and what is true. Replies promise nothing that the product does not hold, and ask nothing. */
export type AskingBack = {
  /** Looked for in folded words with single spaces, and a space at each end. */
  signs: Readonly<Record<AskedBack, RegExp>>
  replies: Replies
}

type Replies = {
  /** The voice; what is true is the same in all of them. */
  opener: ByPersonality
  machine: Variants
  readers: Variants
  /** By what the survey's owner may know a person. */
  anonymous: Readonly<Record<QuestionBrief['facts']['knownBy'], Variants>>
  /** `{left}` is a number from 1. */
  length: Variants
  /** `{title}` is what the owner calls the survey. */
  reason: Variants
  /** Leads back to a question that is known. */
  back: Variants
}
