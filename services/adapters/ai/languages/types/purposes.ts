/** What the one thing is that a goal asks about. */
export const focusKinds = ['noun', 'planned', 'activity', 'leaving', 'habit', 'avoided'] as const
export type FocusKind = (typeof focusKinds)[number]

/** In order of precedence: of two with as many matches in a goal, the earlier one is taken. */
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
 * A point, its question and its rephrasing. `{s}` is the subject of the survey, `{de}` and `{em}` the subject after a
 * preposition that is contracted with its article.
 */
export type Point = readonly [text: string, ask?: string, again?: string]

export type Points = {
  /** Where a goal asks one thing: what else there is to ask about it, by what kind of thing it is. */
  byFocus: Readonly<Record<FocusKind, readonly Point[]>>
  byPurpose: Readonly<Record<PurposeName, readonly Point[]>>
  /** A pattern in the goal, and the point that it asks for, unless the purpose covers it. */
  aspects: readonly (readonly [sign: RegExp, point: Point, coveredBy?: PurposeName])[]
}

/** Patterns and texts by the purpose of a goal. Patterns are matched in folded text. */
export type Purposes = {
  patterns: Readonly<Record<Exclude<PurposeName, 'general'>, RegExp>>
  /** The subject of a goal, as it stands in a sentence: "the budgeting app". */
  findSubject: (goal: string) => string | undefined
  /** For goals without a subject. */
  defaultSubjects: Readonly<Record<PurposeName, string>>
  /** `{s}` with its forms after prepositions. */
  subjectForms: (subject: string) => Readonly<Record<string, string>>
  /** `{s}` from one of its other forms, which `slot` names; undefined where the form is not one. */
  subjectFromForm?: (form: string, slot: string) => string | undefined
  /** For goals whose own words make no title. */
  titles: Readonly<Record<PurposeName, string>>
  /** Shown to respondents before they begin. It reveals nothing of the goal. */
  descriptions: Readonly<Record<PurposeName, string>>
  /** The beginning of descriptions, and its replacement for long conversations. */
  descriptionLead: { short: string; plain: string }
}
