// What the description of a survey names.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'

export type Named = {
  goal: string
  things: readonly string[]
  headings: readonly string[]
  named: string | undefined
  audience: string | undefined
  language: SurveyLanguage
}

const maxNamed = 3

/** The description by the first things that are asked; undefined where they cannot be named. */
export function contentsOf({ things, audience, language }: Named): string | undefined {
  const { naming } = languageOf(language).clauses
  if (!naming) return undefined
  const described = things
    .map((thing) => ({
      noun: naming.phrase(thing, audience) ?? naming.aspect?.(thing, audience),
      clause: naming.clausePhrase?.(thing, audience),
    }))
    .filter(({ noun, clause }) => noun ?? clause)
  const named = described
    // What was named is not named again.
    .filter(
      ({ noun, clause }) =>
        noun || !described.some((each) => each.noun && clause?.includes(each.noun)),
    )
    .filter(({ noun }, at, all) => !noun || all.findIndex((each) => each.noun === noun) === at)
    .slice(0, maxNamed)
  // One of many says too little.
  if (named.length === 1 && things.length > 1) return undefined
  const hasClause = named.some(({ noun }) => !noun)
  const { description, noun: before } =
    hasClause && naming.asking ? naming.asking : { description: naming.description, noun: '' }
  const items = named.map(({ noun, clause }) => (noun ? `${before}${noun}` : clause!))
  return fillList(description, items, language, named.length < things.length)
}

/** "the prices, the food and the staff"; undefined where there is nothing to name. */
export function fillList(
  template: string | undefined,
  phrases: readonly string[],
  language: SurveyLanguage,
  hasMore = false,
): string | undefined {
  const { naming } = languageOf(language).clauses
  const last = phrases.at(-1)
  if (!template || !naming || last === undefined) return undefined
  const before = phrases.slice(0, -1).join(naming.comma)
  const joint = hasMore ? naming.comma : naming.and
  const list = `${before === '' ? last : `${before}${joint}${last}`}${hasMore ? naming.more : ''}`
  return template.replace('{s}', () => list)
}
