/** How a language names things. Words are folded. */
export type NounPhraseWords = {
  articles: ReadonlySet<string>
  possessives: ReadonlySet<string>
  demonstratives: ReadonlySet<string>
  prepositions: ReadonlySet<string>
  /** Prepositions with an article in them. */
  contractions: ReadonlySet<string>
  /** Come after a subject. */
  copulas: ReadonlySet<string>
  /** Join two nouns to one name: "choice of roses". */
  links: ReadonlySet<string>
  /** What the worse of two comes after: "better than the bus". */
  comparisons: ReadonlySet<string>
  /** Endings of nouns, and of adjectives that come after their noun. */
  nounEndings: RegExp
  adjectiveEndings?: RegExp
  /** What is written onto a noun: a conjunction or a preposition, and the article. */
  attached?: { before: RegExp; article: RegExp; preposition: RegExp }
  /** A word with one of these is no noun, unless an article is written onto it. */
  verbForms?: RegExp
  /** Frequent verbs, adjectives and adverbs that look like nouns. */
  otherWords: ReadonlySet<string>
  /** Name a thing only together with another noun: "waiting time". */
  dependentNouns: ReadonlySet<string>
  /** What people often judge: stems. */
  commonThings: ReadonlySet<string>
  /** Frequent first names. */
  personNames: ReadonlySet<string>
}
