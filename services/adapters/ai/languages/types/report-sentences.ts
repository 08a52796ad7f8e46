import type { Sentiment } from '#contract/survey.ts'

/** What all statements of a sentence do. */
export type Claimed = 'complaint' | 'praise' | 'mention'

type Sign = Exclude<Sentiment, 'mixed'>

/** Quotes come with their quotation marks, things with their article. Counts are of people and from 1. */
export type ReportSentences = {
  quotationMarks: readonly [string, string]
  /** Between things, with its spaces, and before the last of them. */
  separators: readonly [string, string]
  overview: (people: number, answers: number) => string
  /** Of things with the number of people, who are at least so many: no ranking. */
  criticised: (things: string) => string
  withCount: (thing: string, people: number) => string
  tooFewPeople: string
  method: string
  /** Of statements about a thing, each of which is a complaint, is praise, or speaks of it. */
  finding: Readonly<Record<Claimed, (people: number, thing: string) => string>>
  /** Some of the statements are complaints for sure. */
  partly: (people: number, thing: string, bad: number) => string
  /** The same of answers to an objective. */
  point: Readonly<Record<Claimed, (people: number, objective: string) => string>>
  /** A sentence, and quotes as its examples. */
  example: (sentence: string, quotes: readonly string[]) => string
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
  /** `good` and `bad` are at least so many. */
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
  /** What to do about the problem that a sentence states. */
  act: (sentence: string) => string
  keep: (thing: string, people: number) => string
  /** Followed by the wishes. */
  ask: (people: number) => string
  askAbout: (people: number, thing: string) => string
  /** The objective that a recommendation belongs to. */
  belongsTo: (objective: string) => string
  fewerNextTime: (people: number) => string
  asManyNextTime: (people: number) => string
  /** "4 people", at the beginning of a sentence. */
  people: (count: number) => string
}
