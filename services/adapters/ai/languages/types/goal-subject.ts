/** What a survey is about, as its owner names it in a goal. */
export type GoalSubject = {
  /** Whether a folded word is more likely a verb than a noun. */
  isVerb: (word: string) => boolean
  /** A phrase that says it is the owner's. */
  ofOwner: RegExp
  /** The phrase as it stands in a sentence to respondents; undefined where it is no name of a survey. */
  phrase: (text: string, place: SubjectPlace) => string | undefined
  /** Whether the description names nouns only: no clause fits behind its subject. */
  namesNouns?: boolean
  /** The title of a survey about a phrase. */
  title: string
  /** The description of one about a phrase, `{subject}`, with what is asked about it, `{s}`. */
  description: string
}

export type SubjectPlace = {
  /** The goal up to the phrase. */
  before: string
  /** The goal behind the phrase. */
  after: string
  goal: string
  /** Whether the noun that names it is one of the language's list, and names no person. */
  isKnown: boolean
  /** Whether the language's list has the word. */
  isNoun: (word: string) => boolean
}
