/** What simulated people say in one language. Sentences of a theme combine: an opener, a fact, what came of it, a life, a closer. */
export type Theme = {
  /** Words of a question that call for this theme, divided by commas. */
  keywords: string
  facts: readonly string[]
  outcomes: readonly string[]
}

export type Phrasebook = {
  openers: readonly string[]
  /** About a product that people use and pay for. */
  themes: readonly [general: Theme, ...Theme[]]
  /** About something else, where a survey's title calls for it. In every book in the same order. */
  topics: readonly Theme[]
  /** Who they are, so that no two tell quite the same. */
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
  /** To a kind word. */
  thanks: readonly string[]
  /** Always the same, copied from somewhere. */
  pasted: string
  stopping: string
}
