import type { Personality, SurveyLanguage } from '#contract/languages.ts'

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

export const personalityByPurpose: Readonly<Record<PurposeName, Personality>> = {
  concept: 'curious',
  exit: 'empathetic',
  hiring: 'professional',
  churn: 'empathetic',
  nps: 'professional',
  pricing: 'analytical',
  employees: 'empathetic',
  onboarding: 'curious',
  features: 'curious',
  event: 'friendly',
  health: 'empathetic',
  civic: 'professional',
  research: 'curious',
  learning: 'friendly',
  support: 'empathetic',
  brand: 'curious',
  product: 'curious',
  satisfaction: 'friendly',
  market: 'curious',
  general: 'professional',
}

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
  /** For goals whose own words make no title. */
  titles: Readonly<Record<PurposeName, string>>
  /** What respondents read before they begin. It invites and gives nothing away. */
  descriptions: Readonly<Record<PurposeName, string>>
  /** How descriptions begin, and how they do where the conversation is a long one. */
  descriptionLead: { short: string; plain: string }
}

/** How a language builds the sentences in which people say what they want to know. */
export type Grammar = {
  /** What goals begin with, before they say what they are about. */
  preamble: RegExp
  /** Says how to ask rather than what about: "a quick survey on", "in five questions". */
  surveyFormat: RegExp
  /** Where a second thought begins. */
  clauseBoundary: RegExp
  /** Where a long sentence can end. */
  pause: RegExp
  /** Asks as it stands, with or without its mark. */
  questionStart: RegExp
  /** Reads badly as a title: an errand, or the people to be heard. */
  unsuitableTitle: RegExp
  /** An article that a title does without. */
  leadingArticle: RegExp
  questionMark: '?' | '؟'
}

export type ByLanguage<T> = Readonly<Record<SurveyLanguage, T>>
