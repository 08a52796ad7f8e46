import { fold, wordsOf } from '../text.ts'

/** What the offline engine knows of a language. Everything is folded; phrases are words with single spaces. */
export type Lexicon = WordLists & {
  /** Whether a word has a feeling, in whatever form it stands. */
  feelings: { has: (folded: string) => boolean }
  negations: ReadonlySet<string>
  stronger: ReadonlySet<string>
  weaker: ReadonlySet<string>
  /** Words after which a person says what weighs more. */
  turns: ReadonlySet<string>
}

export type WordLists = {
  stopWords: ReadonlySet<string>
  intents: {
    dontKnow: readonly string[]
    refuse: readonly string[]
    stop: readonly string[]
    distress: readonly string[]
    injection: readonly string[]
    questionBack: readonly string[]
    offTopic: readonly string[]
  }
  /** Give a reason, an example, a time, an amount: signs of a concrete answer. */
  reasons: readonly string[]
  concrete: readonly string[]
}

const phrase = (text: string) =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ')

/** Words divided by white space. */
export function words(text: string): Set<string> {
  return new Set(fold(text).trim().split(/\s+/))
}

/** Phrases divided by commas. */
export function phrases(text: string): string[] {
  return text.split(',').map(phrase).filter(Boolean)
}
