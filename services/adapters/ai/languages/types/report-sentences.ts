import type { Sentiment } from '#contract/survey.ts'

type Sign = Exclude<Sentiment, 'mixed'>

/** Quotes come with their quotation marks, things with their article. Counts are of people and from 1. */
export type ReportSentences = {
  quotationMarks: readonly [string, string]
  /** Between things, with its spaces, and before the last of them. */
  separators: readonly [string, string]
  overview: (people: number, answers: number) => string
  /** Of things with the number of people. */
  mostSpokenOf: (things: string) => string
  withCount: (thing: string, people: number) => string
  tooFewPeople: string
  method: string
  finding: Readonly<Record<Sign, (people: number, thing: string) => string>>
  /** What happened to several people, without a common noun for it. */
  similar: Readonly<Record<Sign, (people: number) => string>>
  /** A sentence, and a quote as its example. */
  example: (sentence: string, quote: string) => string
  /** The same for a sentence with a colon in it. */
  instance: (sentence: string, quote: string) => string
  /** Words that several people use, for a quote that is locked. */
  sharedWords: (words: string) => string
  contrast: (thing: string, good: number, bad: number) => string
  contrastQuoted: (
    thing: string,
    good: readonly [number, string],
    bad: readonly [number, string],
  ) => string
  /** Without the number of people on each side. */
  contrastUncounted: (thing: string) => string
  /** Only one person says this, of few people. */
  single: Readonly<Record<Sign, string>>
  /** One person says something serious. */
  serious: string
  /** One person disagrees with others about a thing. */
  against: (thing: string, others: number) => string
  topic: (people: number, good: number, bad: number) => string
  /** People who speak of one thing speak of another one too. */
  together: {
    pattern: (thing: string, other: string) => string
    evidence: (both: number, people: number, thing: string, other: string) => string
  }
  objectiveMood: {
    pattern: Readonly<Record<'negative' | 'positive', (objective: string) => string>>
    evidence: (bad: number, good: number) => string
  }
  investigate: (thing: string, people: number) => string
  investigateSimilar: (people: number) => string
  keep: (thing: string, people: number) => string
  weighWish: (people: number) => string
  weighWishAbout: (people: number, thing: string) => string
  /** The objective that a recommendation belongs to. */
  belongsTo: (objective: string) => string
  fewerNextTime: (people: number) => string
  asManyNextTime: (people: number) => string
  /** "4 people", at the beginning of a sentence. */
  people: (count: number) => string
}
