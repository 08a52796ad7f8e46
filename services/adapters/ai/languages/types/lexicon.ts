/** Folded; phrases are words divided by single spaces. */
export type WordLists = {
  stopWords: ReadonlySet<string>
  intents: {
    dontKnow: readonly string[]
    refuse: readonly string[]
    stop: readonly string[]
    distress: readonly string[]
    injection: readonly string[]
    questionBack: readonly string[]
    offTopic: readonly string[]
    /** Complains of being asked again; wants to continue later. Beside an answer too. */
    repeat: readonly string[]
    later: readonly string[]
  }
  /** Markers of reasons, examples, times and amounts: signs of a concrete answer. */
  reasonMarkers: readonly string[]
  concretenessMarkers: readonly string[]
}
