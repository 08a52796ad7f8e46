/** Of two that a goal gives as many signs of, the earlier one is meant. */
export const purposeNames = [
  'concept',
  'exit',
  'hiring',
  'churn',
  'nps',
  'pricing',
  'employees',
  'onboarding',
  'features',
  'event',
  'health',
  'civic',
  'research',
  'learning',
  'support',
  'brand',
  'product',
  'satisfaction',
  'market',
  'general',
] as const
export type PurposeName = (typeof purposeNames)[number]

/**
 * A point and the questions that a person wrote for it: the first time, and from another side. `{s}` is what the survey
 * is about, `{de}` and `{em}` the same after a preposition that melts into its article.
 */
export type Point = readonly [text: string, ask?: string, again?: string]

export type Points = {
  byPurpose: Readonly<Record<PurposeName, readonly Point[]>>
  /** Signs in the goal, and the point that they ask for, unless the purpose covers it. */
  aspects: readonly (readonly [sign: RegExp, point: Point, coveredBy?: PurposeName])[]
}

/** How a language speaks of goals. Signs and aspects are looked for in folded text. */
export type Purposes = {
  patterns: Readonly<Record<Exclude<PurposeName, 'general'>, RegExp>>
  /** What a goal is about, as it stands in a sentence: "the budgeting app". */
  findSubject: (goal: string) => string | undefined
  /** What is meant where the goal names nothing. */
  defaultSubjects: Readonly<Record<PurposeName, string>>
  /** `{s}` with its forms after prepositions. */
  subjectForms: (subject: string) => Readonly<Record<string, string>>
  /** `{s}` from one of its other forms, which `slot` names; undefined where the form is not one. */
  subjectFromForm?: (form: string, slot: string) => string | undefined
  /** For goals whose own words make no title. */
  titles: Readonly<Record<PurposeName, string>>
  /** What respondents read before they begin. It invites and gives nothing away. */
  descriptions: Readonly<Record<PurposeName, string>>
  /** How descriptions begin, and how they do where the conversation is a long one. */
  descriptionLead: { short: string; plain: string }
}
