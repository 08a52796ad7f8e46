/** What simulated people say in one language. Sentences of a theme combine: an opener, a fact, what came of it, a life, a closer. */
export type Theme = {
  /** Words of a question that call for this theme, divided by commas. */
  signs: string
  facts: readonly string[]
  outcomes: readonly string[]
}

export type Phrasebook = {
  openers: readonly string[]
  themes: readonly [general: Theme, ...Theme[]]
  /** Who they are, so that no two tell quite the same. */
  lives: readonly string[]
  closers: readonly string[]
  terse: readonly string[]
  offTopic: readonly string[]
  hostile: readonly string[]
  injecting: readonly string[]
  unsure: readonly string[]
  gibberish: readonly string[]
  stopping: string
}
