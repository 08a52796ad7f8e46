/** Sentences about one subject. */
export type Theme = {
  /** Words that select this theme, separated by commas. */
  keywords: string
  facts: readonly string[]
  outcomes: readonly string[]
}

/** Phrases of simulated respondents in one language. A story is an opener, a fact, an outcome, a background and a closer. */
export type Phrasebook = {
  openers: readonly string[]
  /** About a product that people use and pay for. */
  themes: readonly [general: Theme, ...Theme[]]
  /** About other subjects, selected by the survey's title. In the same order in every language. */
  topics: readonly Theme[]
  /** What the respondents say of themselves; makes stories differ. */
  backgrounds: readonly string[]
  closers: readonly string[]
  terse: readonly string[]
  offTopic: readonly string[]
  hostile: readonly string[]
  injecting: readonly string[]
  unsure: readonly string[]
  gibberish: readonly string[]
  askingBack: readonly string[]
  distress: readonly string[]
  /** Replies to a supportive message. */
  thanks: readonly string[]
  /** A text that is pasted into every answer. */
  pasted: string
  stopping: string
}
