/** What a noun names, as far as it decides how one asks about it. */
export const nounClasses = [
  'experience',
  'opinion',
  'amount',
  'problem',
  'person',
  'place',
  'process',
  'habit',
  'feeling',
  'plan',
  'quality',
  'choice',
  'reason',
  'wish',
  'object',
  'information',
] as const
export type NounClass = (typeof nounClasses)[number]

/** What may stand in a fixed sentence around a noun. A sentence around anything else is never asked. */
export type FramedNouns = {
  /** A fixed sentence: its groups are what it is put around. */
  frames: RegExp
  isNoun: (phrase: string, question: string) => boolean
  /** What is no noun phrase and no question by its first word, and still asks: "anything they would change". */
  asked?: RegExp
}

/** Sentences that ask about a noun phrase, which `{s}` stands for. Other slots are those of `forms`. */
export type QuestionFrames = {
  byClass: Readonly<Record<NounClass, readonly string[]>>
  /** That suit nearly any noun. */
  anyNoun: readonly string[]
  /** About the subject of the survey, where a thing gives no good question. */
  subject: readonly string[]
  /** Around a question `{q}` that does not say what it belongs to. */
  context: readonly string[]
  /** Noun phrases of a thing, as they stand in a sentence to respondents. The first one is the whole thing, if it is one. */
  phrases: (thing: string, audience: string | undefined) => readonly string[]
  /** A phrase with or without an article, by what it names; as it is where undefined. */
  asNoun?: (phrase: string, nounClass: NounClass | undefined) => readonly string[]
  /** A phrase by the slots of frames: with its prepositions, and the verbs that agree with it. */
  forms: (phrase: string) => Readonly<Record<string, string>>
  /** The noun that decides what a phrase names. */
  headOf: (phrase: string) => string
  /** Further wordings, such as those that keep the order of a statement. Their kind is `statement`. */
  statements?: (thing: string, audience: string | undefined) => readonly string[]
  /** The plain question of yes or no about a thing that is or is not so; undefined for any other. Its kind is `direct`. */
  directly?: (thing: string, audience: string | undefined) => string | undefined
  /** What a folded word shows of its form, where its end does not show it. */
  shapeOf?: (word: string) => string
  /** Signs of a sentence that was put together wrongly, for the checker; by name. */
  seams: (text: string) => readonly string[]
  /** A question of the survey writer without slips that have a rule. */
  mendWritten?: (question: string) => string
  /** Whether a question of the survey writer says something else than the thing it is written for. */
  misreads?: (question: string, thing: string, audience: string | undefined) => boolean
  /** What is certain to be put together wrongly, and never asked. */
  isBroken?: (text: string) => boolean
  framedNouns?: FramedNouns
  /** Whether what the rules make of a thing asks for a fact, which yes or no answers. */
  asksFact?: (text: string) => boolean
  /** How a thing says that something is not so, unless it leaves that open, and how a question does. */
  negation?: { thing: RegExp; open: RegExp; question: RegExp }
  /** Sections of nouns by their class. */
  nouns: URL
}
