// What kind of survey a goal asks for.
import type { Personality, SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { purposeNames, type PurposeName } from '../../languages/types/purposes.ts'
import { fold } from '../../rules/text/tokenizer.ts'

/** One word never decides what a survey is about. */
const minSigns = 2
/** Purposes that any goal may mention in passing have less weight. */
const broadPurposes: readonly PurposeName[] = ['product', 'satisfaction', 'market']

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

export function asksWhyPeopleLeave(thing: string, language: SurveyLanguage): boolean {
  const { churn, exit } = languageOf(language).purposes.patterns
  const folded = fold(thing)
  return [churn, exit].some((pattern) => folded.match(pattern) !== null)
}

/** Where a goal asks one thing, only what belongs to leaving is certain to suit it. */
export const purposeOfPoints = (
  things: readonly string[],
  isLeaving: boolean,
  purpose: PurposeName,
): PurposeName => (isLeaving ? 'churn' : things.length === 0 ? purpose : 'general')

/** The purpose with the most matches; of equals the first of `purposeNames`. */
export function classifyPurpose(
  goal: string,
  language: SurveyLanguage,
): { purpose: PurposeName; isCertain: boolean } {
  const folded = fold(goal)
  const { patterns } = languageOf(language).purposes
  const hits = purposeNames.map((name) => {
    const found = name === 'general' ? [] : (folded.match(patterns[name]) ?? [])
    const different = new Set(found).size
    return { name, different, count: different * (broadPurposes.includes(name) ? 1 : 2) }
  })
  const best = hits.toSorted((a, b) => b.count - a.count)[0]
  if (!best || best.count === 0) return { purpose: 'general', isCertain: true }
  return { purpose: best.name, isCertain: best.different >= minSigns }
}
