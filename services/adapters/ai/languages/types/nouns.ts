export type NounPatterns = {
  /** Words that come before nouns and seldom before anything else, for the topics of a report; folded. */
  topicMarkers: ReadonlySet<string>
  /** An article that is written onto a noun. */
  topicArticlePrefix?: RegExp
  /** Endings, or whole words, that are seldom nouns. */
  nonNounEndings?: RegExp
  /** Two nouns side by side name one thing. */
  hasCompounds?: boolean
  /** Words that answers about anything have; never the topic of a report. Folded. */
  genericWords: ReadonlySet<string>
}

/** In order: if two kinds have the same name, the first one is found. */
export const subjectKinds = [
  'application',
  'app',
  'platform',
  'website',
  'software',
  'tool',
  'store',
  'product',
  'service',
  'plan',
  'subscription',
  'course',
  'event',
  'conference',
  'workshop',
  'festival',
  'fair',
  'program',
  'restaurant',
  'gym',
  'clinic',
  'school',
  'university',
  'company',
  'brand',
  'bank',
  'hotel',
  'idea',
  'support',
] as const

/** What surveys are about. */
export type Subjects = {
  /** With an article, as they stand in a sentence. */
  names: Readonly<Record<(typeof subjectKinds)[number], string>>
  /** What the forms of a folded noun have in common; its stem where undefined. */
  root?: (folded: string) => string | undefined
}
