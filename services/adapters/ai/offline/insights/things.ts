// The things that people speak of: nouns that several of them use, with the statements about each.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { findNounPhrases } from '../sentiment/noun-phrases.ts'
import { stemOf } from './stems.ts'
import { fallbackLabelOf, isMeaning, isPraise, isProblem, isTheme, labelOf } from './themes.ts'
import { hasArticle } from '../sentiment/noun-words.ts'
import { fold, tokenize } from '../../rules/text/tokenizer.ts'
import { peopleOf } from './people.ts'
import type { Statement } from './statements.ts'

export type Thing = {
  concept: string
  /** As most of the respondents write it. */
  bare: string
  /** With its article. */
  name: string
  statements: readonly Statement[]
  /** Named by its theme's label: its words say the same, rather than name the same. */
  isLabelled: boolean
  /** A theme that is a problem or praise by itself. */
  isSigned: boolean
  /** The stems of the words that name it. */
  stems: ReadonlySet<string>
  /** How likely people judge it, rather than mention it: the mean weight of its noun phrases. */
  weight: number
}

/** A word is a noun if it is one in this share of its places. */
const minNounShare = 0.5
const minCompoundShare = 0.5

/** Things that at least two people speak of. */
export function findThings(
  statements: readonly Statement[],
  isName: (folded: string) => boolean,
  language: SurveyLanguage,
): Thing[] {
  const byConcept = new Map<string, { statements: Statement[]; nouns: number; all: number }>()
  const add = (concept: string, statement: Statement, isNoun: boolean) => {
    const own = byConcept.get(concept) ?? { statements: [], nouns: 0, all: 0 }
    byConcept.set(concept, own)
    own.all += 1
    if (isNoun) own.nouns += 1
    if (own.statements.at(-1) !== statement) own.statements.push(statement)
  }
  for (const statement of statements) {
    for (const { concept, isNoun, folded } of statement.words)
      if (!isMeaning(concept) && !isName(folded)) add(concept, statement, isNoun)
    for (const concept of statement.concepts)
      if (labelOf(concept, statement.language)) add(concept, statement, true)
  }
  const frequent = [...byConcept]
    .filter(([concept, { nouns, all }]) =>
      isTheme(concept) ? nouns > 0 : nouns >= all * minNounShare,
    )
    .map(([concept, own]) => ({ concept, statements: own.statements }))
    .map((each) => ({ ...each, people: peopleOf(each.statements).size }))
    .filter(({ people }) => people >= 2)
    .toSorted((a, b) => b.people - a.people)
  const things: Thing[] = []
  for (const { concept, statements: own } of frequent) {
    const named =
      labelled(labelOf(concept, language), language) ??
      nameTheme(concept, own, language) ??
      nameThing(concept, own)
    const isPart = !isTheme(concept) && things.some((other) => isPartOf(own, other))
    if (named && !isPart)
      things.push({
        ...{ concept, isLabelled: false, ...named, statements: own },
        isSigned: isProblem(concept, language) || isPraise(concept, language),
        stems: stemsOf(concept, own),
        weight: isTheme(concept) ? unlikely : judgedWeight(concept, own),
      })
  }
  return things
}

const stemsOf = (concept: string, statements: readonly Statement[]) =>
  new Set(
    statements.flatMap(({ words }) =>
      words.filter((word) => word.concept === concept).flatMap(({ classes }) => classes),
    ),
  )

/** A theme that no noun names, in the report's language. */
function labelled(name: string | undefined, language: SurveyLanguage) {
  if (name === undefined) return undefined
  const [first, ...rest] = name.split(' ')
  const hasArticle = languageOf(language).nounPhrases.articles.has(first ?? '')
  return { name, isLabelled: true, bare: hasArticle ? rest.join(' ') : name }
}

/** By its fallback unless at least half of its people use the same noun. */
function nameTheme(concept: string, statements: readonly Statement[], language: SurveyLanguage) {
  const fallback = fallbackLabelOf(concept, language)
  if (fallback === undefined) return undefined
  const users = new Map<string, Set<string>>()
  for (const { words, person } of statements)
    for (const word of words)
      if (word.concept === concept && word.isNoun) {
        const stem = stemOf(word.folded)
        users.set(stem, (users.get(stem) ?? new Set()).add(person))
      }
  const most = Math.max(0, ...[...users.values()].map(({ size }) => size))
  if (most >= 2 && most * 2 >= peopleOf(statements).size) return undefined
  const named = labelled(fallback, language)
  return named && { ...named, isLabelled: false }
}

const part = { statements: 0.75, people: 0.75 }

/** "Order" is nothing beside "lift" where people only write that it is out of order. */
function isPartOf(statements: readonly Statement[], other: Thing): boolean {
  const all = new Set(other.statements)
  const inside = statements.filter((each) => all.has(each)).length
  return (
    inside >= statements.length * part.statements &&
    peopleOf(statements).size < peopleOf(other.statements).size * part.people
  )
}

type Spelling = { count: number; before: string[]; language: SurveyLanguage }

/** The most frequent way to write it; two words where most people write both. */
function nameThing(
  concept: string,
  statements: readonly Statement[],
): Pick<Thing, 'bare' | 'name'> | undefined {
  const { spellings, compounds } = collectSpellings(concept, statements)
  const [pair] = [...compounds].toSorted((a, b) => b[1] - a[1])
  // Where articles are written onto nouns, a word that never has one is none.
  const isNamed = (name: string, code: SurveyLanguage) =>
    !languageOf(code).nounPhrases.attached || hasArticle(fold(name), code)
  const single = [...spellings].filter(
    ([name, { language }]) => !compounds.has(name) && isNamed(name, language),
  )
  const total = single.reduce((sum, [, { count }]) => sum + count, 0)
  const [word] = single.toSorted((a, b) => b[1].count - a[1].count)
  const isPair = pair && pair[1] >= 2 && pair[1] >= total * minCompoundShare
  const chosen = (isPair ? pair[0] : word?.[0]) ?? ''
  const own = spellings.get(chosen)
  const determiners = [...spellings.values()].flatMap(({ before }) => before)
  if (!own || (!isTheme(concept) && !isUsedAsNoun(chosen, determiners, own.language)))
    return undefined
  const name = languageOf(own.language).insights.withArticle(chosen, own.before)
  const isAttached = languageOf(own.language).nounPhrases.attached !== undefined
  return { bare: isAttached ? name : chosen, name }
}

/** How people write a thing, alone and with a second word. */
function collectSpellings(concept: string, statements: readonly Statement[]) {
  const spellings = new Map<string, Spelling>()
  const compounds = new Map<string, number>()
  const add = (written: string, before: string, language: SurveyLanguage) => {
    const own = spellings.get(written) ?? { count: 0, before: [], language }
    spellings.set(written, own)
    own.count += 1
    own.before.push(before)
  }
  for (const { text, words, language } of statements.slice(0, maxNamed)) {
    const word = words.find(
      (each) => each.concept === concept && (each.isNoun || !isTheme(concept)),
    )
    if (!word) continue
    const { before, written } = asWritten(text, word)
    add(written, before, language)
    const phrase = findNounPhrases(text, language).find(
      ({ start, end }) =>
        start <= word.start && word.end <= end && end - start > word.end - word.start,
    )
    if (phrase?.start === word.start || (phrase && languageOf(language).nouns.hasCompounds)) {
      compounds.set(phrase.name, (compounds.get(phrase.name) ?? 0) + 1)
      add(phrase.name, asWritten(text, phrase).before, language)
    }
  }
  return { spellings, compounds }
}

/** Whether anyone writes an article or the like before it; a frequent thing needs none. */
function isUsedAsNoun(name: string, before: readonly string[], language: SurveyLanguage): boolean {
  const { attached, commonThings, ...words } = languageOf(language).nounPhrases
  const { articles, possessives, demonstratives, contractions } = words
  return (
    attached !== undefined ||
    commonThings.has(fold(name)) ||
    before.some((word) =>
      [articles, possessives, demonstratives, contractions].some((set) => set.has(word)),
    )
  )
}

const maxNamed = 60
/** The weight of a theme, and of a word outside the noun phrases that are likely judged. */
const unlikely = -2

function judgedWeight(concept: string, statements: readonly Statement[]): number {
  const weights = statements.slice(0, maxNamed).map(({ text, language, words }) => {
    const word = words.find((each) => each.concept === concept)
    const phrase =
      word &&
      findNounPhrases(text, language).find(
        ({ start, end }) => start <= word.start && word.end <= end,
      )
    return phrase?.weight ?? unlikely
  })
  return weights.reduce((a, b) => a + b, 0) / Math.max(1, weights.length)
}

/** A word in small letters unless it is an abbreviation, and the folded word before it. */
function asWritten(text: string, { start, end }: { start: number; end: number }) {
  const raw = text.slice(start, end)
  const written = /\p{Lu}.*\p{Lu}/u.test(raw) ? raw : raw.toLowerCase()
  return { written, before: tokenize(text.slice(0, start)).at(-1)?.folded ?? '' }
}
