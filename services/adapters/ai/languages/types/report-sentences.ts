import type { Sentiment } from '#contract/survey.ts'

/** What all statements of a sentence do. */
export type Claimed = 'complaint' | 'praise'

type Sign = Exclude<Sentiment, 'mixed'>

/** Quotes come with their quotation marks, things with their article. Counts are of people and from 1. */
export type ReportSentences = {
  quotationMarks: readonly [string, string]
  /** Between things, with its spaces, and before the last of them. */
  separators: readonly [string, string]
  overview: (people: number) => string
  /** Says that all of them miss a thing. */
  missing: (people: number, thing: string) => string
  /** Combines claims that have the number of people. */
  criticised: (things: string) => string
  withCount: (claim: string, people: number) => string
  tooFewPeople: string
  method: string
  /** Says that people agree on an issue; the claim stands behind "that", which Arabic claims begin with. */
  claim: (people: number, claim: string) => string
  /** Says that people contradict what more people say. */
  contraryClaim: (people: number, claim: string) => string
  /** Says that statements about a thing or an objective are all complaints, or all praise. */
  finding: Readonly<Record<Claimed, (people: number, thing: string) => string>>
  /** Says this of people who contradict what more people say. */
  contraryFinding: Readonly<Record<Claimed, (people: number, thing: string) => string>>
  /** Before some answers to an objective. */
  inTheirWords: (objective: string) => string
  /** A sentence, and quotes as its examples. */
  example: (sentence: string, quotes: readonly string[]) => string
  /** For a sentence with a colon in it. */
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
  /** Says that people report an injury, or what nearly was one. */
  injury: (people: number) => string
  /** One person disagrees with others about a thing. */
  against: (thing: string, others: number) => string
  /** "4 people speak of the dog": that they name it, whatever they say of it. */
  mention: (people: number, thing: string) => string
  /** Says that people use a word. */
  topic: (people: number) => string
  /** A question for those who complain, and a precise quote of one of them. */
  askNext: (question: string) => string
  startFrom: (quote: string) => string
  /** Followed by the wishes. */
  ask: (people: number) => string
  askAbout: (people: number, thing: string) => string
  /** The objective that a recommendation belongs to. */
  belongsTo: (objective: string) => string
  /** "4 people", at the beginning of a sentence. */
  people: (count: number) => string
}
