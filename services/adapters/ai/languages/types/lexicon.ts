import { fold, tokenize } from '../../rules/text/tokenizer.ts'

/** What the offline engine knows of a language. Everything is folded; phrases are words with single spaces. */
export type Lexicon = WordLists & {
  /** Whether a word has a feeling, in whatever form it stands. */
  sentimentWords: { has: (folded: string) => boolean }
  negations: ReadonlySet<string>
  intensifiers: ReadonlySet<string>
  downtoners: ReadonlySet<string>
  /** Words after which a person says what weighs more. */
  contrastWords: ReadonlySet<string>
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
  reasonMarkers: readonly string[]
  concretenessMarkers: readonly string[]
}

const foldPhrase = (text: string) =>
  tokenize(text)
    .map(({ folded }) => folded)
    .join(' ')

/** Words divided by white space. */
export function parseWords(text: string): Set<string> {
  return new Set(fold(text).trim().split(/\s+/))
}

/** Phrases divided by commas. */
export function parsePhrases(text: string): string[] {
  return text.split(',').map(foldPhrase).filter(Boolean)
}
