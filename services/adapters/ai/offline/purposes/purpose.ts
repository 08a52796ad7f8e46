import type { Personality, SurveyLanguage } from '#contract/languages.ts'

export const purposeNames = [
  'churn',
  'pricing',
  'employees',
  'event',
  'learning',
  'support',
  'onboarding',
  'product',
  'satisfaction',
  'market',
  'general',
] as const
export type PurposeName = (typeof purposeNames)[number]

export const personalityFor: Readonly<Record<PurposeName, Personality>> = {
  churn: 'empathetic',
  pricing: 'analytical',
  employees: 'empathetic',
  event: 'friendly',
  learning: 'friendly',
  support: 'empathetic',
  onboarding: 'curious',
  product: 'curious',
  satisfaction: 'friendly',
  market: 'curious',
  general: 'professional',
}

/** How a language speaks of purposes. Points are noun phrases, so that questions can quote them. */
export type Purposes = {
  /** Stems of folded words that give a purpose away. */
  signs: Readonly<Record<Exclude<PurposeName, 'general'>, readonly string[]>>
  points: Readonly<Record<PurposeName, readonly string[]>>
  /** Words of the goal, and the point that they ask for. */
  aspects: readonly (readonly [stem: string, point: string])[]
  /** What goals begin with, before they say what they are about. */
  preamble: RegExp
  description: (title: string) => string
}

export type PurposesByLanguage = Readonly<Record<SurveyLanguage, Purposes>>
