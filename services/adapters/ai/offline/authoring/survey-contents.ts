// What the description of a survey names.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { fold } from '../../rules/text/tokenizer.ts'
import { fillSubject } from '../points/points.ts'
import type { Candidate } from '../points/question-candidates.ts'

export type Named = {
  goal: string
  things: readonly string[]
  headings: readonly string[]
  named: string | undefined
  /** What the goal as a whole is about, where that is certain. */
  subject: string | undefined
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
  return different([
    ...sound('contents', contentsOf(named, read), language),
    ...(nouns.length < named.length ? sound('nouns', contentsOf(nouns, read), language) : []),
    ...sound(
      'about',
      fillList(clauses.naming?.description, about ? [about] : [], language),
      language,
    ),
    ...(topic
      ? sound('topic', fillSubject(purposes.descriptions.product, topic, language), language)
      : []),
    { kind: 'general', text: purposes.descriptions.general },
  ])
}

/** By what the goal is about, with what is asked about it; the last one names it alone. */
export function descriptionsOfSubject(subject: string, read: Named): Candidate[] {
  const { language } = read
  const { clauses, goalSubject, purposes } = languageOf(language)
  const others = namedThings(read)
    .filter((each) => !repeatsSubject(each, subject))
    .filter(({ noun }) => noun || goalSubject?.namesNouns !== true)
  const around = goalSubject?.description.replace('{subject}', () => subject)
  const alone = fillList(clauses.naming?.description, [subject], language)
  return different([
    ...(around ? sound('subject', contentsOf(others, read, around), language) : []),
    { kind: 'about', text: alone ?? purposes.descriptions.general },
  ])
}

const sound = (kind: string, text: string | undefined, language: SurveyLanguage) =>
  text && isSoundName(text, language) ? [{ kind, text }] : []

const different = (all: readonly Candidate[]) =>
  all.filter(({ text }, at) => all.findIndex((each) => each.text === text) === at)

/** False for a title or a description that is put together wrongly. */
export const isSoundName = (text: string, language: SurveyLanguage) =>
  languageOf(language).clauses.unsoundName?.test(text) !== true

/** What the subject has said. */
const repeatsSubject = ({ noun, clause }: Described, subject: string) =>
  noun === undefined
    ? clause?.endsWith(subject) === true || clause?.includes(`${subject} `) === true
    : subject.endsWith(noun.replace(/^\S+ /u, ''))

/** Without figures, marks and verbs, which belong to no noun. */
function isPlainNoun(noun: string, language: SurveyLanguage): boolean {
  const { goalSubject } = languageOf(language)
  const words = noun.split(' ').map(fold)
  return !/[\p{N},;:()]/u.test(noun) && !words.slice(1).some((word) => goalSubject?.isVerb(word))
}

/** The things that can be named, each once. */
function namedThings({ things, audience, language }: Named): Described[] {
  const { naming } = languageOf(language).clauses
  const described = things
    .map((thing) => {
      const noun = naming?.phrase(thing, audience) ?? naming?.aspect?.(thing, audience)
      return {
        noun: noun && isPlainNoun(noun, language) ? noun : undefined,
        clause: naming?.clausePhrase?.(thing, audience),
      }
    })
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
  around?: string,
): string | undefined {
  const { naming } = languageOf(language).clauses
  const named = described.slice(0, maxNamed)
  // One of many says too little.
  if (!naming || (named.length === 1 && things.length > 1 && !around)) return undefined
  const hasClause = named.some(({ noun }) => !noun)
  const { description, noun: before } = around
    ? { description: around, noun: '' }
    : hasClause && naming.asking
      ? naming.asking
      : { description: naming.description, noun: '' }
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
