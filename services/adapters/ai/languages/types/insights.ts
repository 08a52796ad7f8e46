/** How a language names what people speak of, and how its reports are worded. */
export type InsightWords = {
  /** A thing with its article, as it stands in a sentence. `before` are the folded words that people wrote before it. */
  withArticle: (name: string, before: readonly string[]) => string
  /** What a respondent would like, in folded words with single spaces and a space at each end. */
  wishes: RegExp
  /** People who work there, in folded words as in `wishes`. */
  staff: RegExp
  /** What a person never needed says nothing of it. In folded words as in `wishes`. */
  unneeded: RegExp
  /** Before a thing that is missing or asked for: "there is no", "hire". In folded words as in `wishes`, at their end. */
  lacks: RegExp
  /** That a person does without a thing: no wish for it. In folded words as in `wishes`. */
  dispensed: RegExp
  /** Where a clause begins that has a subject of its own, with the conjunction before it. */
  subjects: RegExp
  /** Words that a name follows: "neighbour Grace", "Dr Lee". Folded. */
  nameIntroducers: ReadonlySet<string>
  /** Whether names are written with a capital. */
  hasCapitals: boolean
  /** Folded words that are no name after one of those. */
  notAName: RegExp
  /** Begin a clause that refers to an earlier one. Folded. */
  backReferences: ReadonlySet<string>
  /** Left out at the beginning of a quote. Folded. */
  leadingWords: ReadonlySet<string>
  /** Words of contrast that begin a clause only behind a pause: "they still explain it". Folded. */
  adverbTurns: ReadonlySet<string>
  /** Ends with a clause that waits for its main clause: "and by the time I look". In folded words as in `wishes`. */
  subordinate: RegExp
  /** Before what a wish is not about: "before the test". In folded words as in `wishes`, at their end. */
  timePrepositions: RegExp
  /** Divide clauses that may each be quoted alone. Folded. */
  conjunctions: ReadonlySet<string>
  /** Words that no quote ends with: prepositions, pronouns, conjunctions. Folded. */
  danglingWords: ReadonlySet<string>
}
