// What the description of a survey names.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { fillSubject } from '../points/points.ts'
import type { Candidate } from '../points/question-candidates.ts'

export type Named = {
  goal: string
  things: readonly string[]
  headings: readonly string[]
  named: string | undefined
  audience: string | undefined
  language: SurveyLanguage
}

const maxNamed = 3

type Described = { noun: string | undefined; clause: string | undefined }

/** By what is asked, else by what the title names; the last one fits any survey. */
export function descriptionsOf(
  read: Named,
  { topic, about }: { topic: string | undefined; about: string | undefined },
): Candidate[] {
  const { language } = read
  const { clauses, purposes } = languageOf(language)
  const named = namedThings(read)
  const nouns = named.filter(({ noun }) => noun)
  const of = (kind: string, text: string | undefined) =>
    text && isSoundName(text, language) ? [{ kind, text }] : []
  const all = [
    ...of('contents', contentsOf(named, read)),
    ...(nouns.length < named.length ? of('nouns', contentsOf(nouns, read)) : []),
    ...of('about', fillList(clauses.naming?.description, about ? [about] : [], language)),
    ...(topic ? of('topic', fillSubject(purposes.descriptions.product, topic, language)) : []),
    { kind: 'general', text: purposes.descriptions.general },
  ]
  return all.filter(({ text }, at) => all.findIndex((each) => each.text === text) === at)
}

/** Of a title or a description that is not put together wrongly. */
export const isSoundName = (text: string, language: SurveyLanguage) =>
  languageOf(language).clauses.unsoundName?.test(text) !== true

/** The things that can be named, each once. */
function namedThings({ things, audience, language }: Named): Described[] {
  const { naming } = languageOf(language).clauses
  const described = things
    .map((thing) => ({
      noun: naming?.phrase(thing, audience) ?? naming?.aspect?.(thing, audience),
      clause: naming?.clausePhrase?.(thing, audience),
    }))
    .filter(({ noun, clause }) => noun ?? clause)
  return (
    described
      // What was named is not named again.
      .filter(
        ({ noun, clause }) =>
          noun || !described.some((each) => each.noun && clause?.includes(each.noun)),
      )
      .filter(({ noun }, at, all) => !noun || all.findIndex((each) => each.noun === noun) === at)
  )
}

/** The description by the first things that are asked; undefined where they cannot be named. */
function contentsOf(
  described: readonly Described[],
  { things, language }: Named,
): string | undefined {
  const { naming } = languageOf(language).clauses
  const named = described.slice(0, maxNamed)
  // One of many says too little.
  if (!naming || (named.length === 1 && things.length > 1)) return undefined
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
