// Classes of words (family, night, money, broken …) and their sequences: texts that share no word may share these.
import { readFileSync } from 'node:fs'
import { perLanguage } from '../languages/languages.ts'
import { addFeature, modelWordsOfList, type Counts, type Features } from './features.ts'

type WordClasses = {
  words: ReadonlyMap<string, ReadonlySet<string>>
  /** Beginnings of words. */
  stems: ReadonlyMap<string, ReadonlySet<string>>
  /** The first letters of all stems. */
  stemHeads: ReadonlySet<string>
  longestStem: number
  /** Phrases of several words, by their first word. */
  phrases: ReadonlyMap<
    string,
    readonly { words: readonly string[]; classes: ReadonlySet<string> }[]
  >
  /** Classes of single words that were read before. */
  remembered: Map<string, ReadonlySet<string>>
}

/** In words. */
const pairWindow = 7
const negationWindow = 3
const shortestStem = 4

const wordClassesOf = perLanguage(({ wordClasses }) =>
  parseWordClasses(wordClasses ? readFileSync(wordClasses, 'utf8') : ''),
)

const separator = /[,،]/

export function parseWordClasses(text: string): WordClasses {
  const words = new Map<string, Set<string>>()
  const stems = new Map<string, Set<string>>()
  const phrases = new Map<string, Map<string, { words: string[]; classes: Set<string> }>>()
  let name = ''
  for (const line of text.split('\n')) {
    const heading = /^\[(.+)\]/.exec(line.trim())
    if (heading) {
      name = heading[1]!
      continue
    }
    if (line.startsWith('#')) continue
    const entries = modelWordsOfList(line.replaceAll('*', ''), separator)
    for (const [at, entry] of line.split(separator).entries()) {
      const parts = entries[at]!
      if (parts.length === 0) continue
      if (parts.length > 1) {
        const same =
          phrases.get(parts[0]!) ?? new Map<string, { words: string[]; classes: Set<string> }>()
        phrases.set(parts[0]!, same)
        const key = parts.join(' ')
        const phrase = same.get(key) ?? { words: parts, classes: new Set<string>() }
        same.set(key, phrase)
        phrase.classes.add(name)
      } else if (entry.trim().endsWith('*') && parts[0]!.length >= shortestStem)
        addTo(stems, parts[0]!, name)
      else addTo(words, parts[0]!, name)
    }
  }
  return {
    words,
    stems,
    stemHeads: new Set([...stems.keys()].map((stem) => stem.slice(0, shortestStem))),
    longestStem: Math.max(0, ...[...stems.keys()].map((stem) => stem.length)),
    phrases: new Map([...phrases].map(([first, same]) => [first, [...same.values()]])),
    remembered: new Map(),
  }
}

function addTo(map: Map<string, Set<string>>, key: string, name: string): void {
  const names = map.get(key) ?? new Set()
  map.set(key, names.add(name))
}

/** The classes of each word; a phrase counts at its first word. */
export function classesOf(forms: readonly string[], language: string): ReadonlySet<string>[] {
  const known = wordClassesOf(language)
  return forms.map((form, at) => {
    const own = classesOfWord(form, known)
    const found = phraseClasses(forms, at, known)
    return found.length === 0 ? own : found.reduce((all, each) => all.union(each), own)
  })
}

const maxRemembered = 10_000

function classesOfWord(form: string, known: WordClasses): ReadonlySet<string> {
  const { words, remembered } = known
  const before = remembered.get(form)
  if (before) return before
  const own = stemClasses(form, known).reduce(
    (all, each) => all.union(each),
    words.get(form) ?? noClasses,
  )
  if (remembered.size < maxRemembered) remembered.set(form, own)
  return own
}

const noClasses: ReadonlySet<string> = new Set()

function stemClasses(
  form: string,
  { stems, stemHeads, longestStem }: WordClasses,
): ReadonlySet<string>[] {
  const found: ReadonlySet<string>[] = []
  if (!stemHeads.has(form.slice(0, shortestStem))) return found
  for (let length = shortestStem; length <= Math.min(longestStem, form.length); length++) {
    const classes = stems.get(form.slice(0, length))
    if (classes) found.push(classes)
  }
  return found
}

const noPhrases: readonly ReadonlySet<string>[] = []

function phraseClasses(
  forms: readonly string[],
  at: number,
  { phrases }: WordClasses,
): readonly ReadonlySet<string>[] {
  const beginning = phrases.get(forms[at]!)
  if (!beginning) return noPhrases
  const found: ReadonlySet<string>[] = []
  for (const { words, classes } of beginning)
    if (words.every((word, n) => forms[at + n] === word)) found.push(classes)
  return found
}

/** A class after a negation counts as `!…`, too. */
export function countClasses(classes: readonly ReadonlySet<string>[]): Counts {
  const counts: Features = new Map()
  let lastNegation = -Infinity
  for (const [at, own] of classes.entries()) {
    const isNegated = at - lastNegation <= negationWindow
    for (const name of own) {
      addFeature(counts, name)
      if (isNegated) addFeature(counts, `!${name}`)
    }
    if (own.has('negation')) lastNegation = at
  }
  return counts
}

/** Ordered pairs of classes near each other. */
export function countClassPairs(classes: readonly ReadonlySet<string>[]): Counts {
  const counts: Features = new Map()
  for (const [at, own] of classes.entries())
    for (let next = at; next < Math.min(classes.length, at + pairWindow + 1); next++)
      for (const name of own)
        for (const other of classes[next]!)
          if (next > at || name < other) addFeature(counts, `${name} ${other}`)
  return counts
}

/** Whether a folded word is in the classes of a language. */
export const isKnownWord = (form: string, language: string): boolean =>
  classesOfWord(form, wordClassesOf(language)).size > 0
