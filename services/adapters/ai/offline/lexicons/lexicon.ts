import type { Emotion } from '#contract/events/insights.ts'
import { fold, wordsOf } from '../text.ts'

/** What the offline engine knows of a language. Everything is folded; phrases are words with single spaces. */
export type Lexicon = {
  stopWords: ReadonlySet<string>
  /** Strength of feeling, -2 to 2; keys of several words are phrases. */
  feelings: ReadonlyMap<string, number>
  negations: ReadonlySet<string>
  stronger: ReadonlySet<string>
  weaker: ReadonlySet<string>
  /** Words after which a person says what weighs more. */
  turns: ReadonlySet<string>
  emotions: Readonly<Partial<Record<Emotion, ReadonlySet<string>>>>
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

/** Words and phrases by their strength. */
export function feelings(byStrength: Record<string, string>): Map<string, number> {
  return new Map(
    Object.entries(byStrength).flatMap(([strength, text]) =>
      phrases(text).map((each) => [each, Number(strength)] as const),
    ),
  )
}
