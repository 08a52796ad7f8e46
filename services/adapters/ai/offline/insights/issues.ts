// What people everywhere complain of and praise: a list of issues, each with two sides and the phrases that say them.
import { readFileSync } from 'node:fs'
import { modelWords, unifyLetters } from '../../learned/features.ts'
import { perLanguage } from '../../languages/languages.ts'
import { fold, splitWords } from '../../rules/text/tokenizer.ts'

export type Side = 'bad' | 'good'
export const contraryOf = (side: Side): Side => (side === 'bad' ? 'good' : 'bad')

export type Issue = {
  name: string
  /** After "people say that". */
  claims: Readonly<Record<Side, string>>
  /** A question to those who say the bad side. */
  ask: string
  /** What to do about the bad side. */
  action: string
}

/** One word of a phrase, as one of several alternatives; others may stand before it. */
type Step = { words: readonly number[]; isAfterGap: boolean }
export type Phrase = {
  issue: Issue
  side: Side
  /** Says it only in answer to a question about the issue. */
  isWeak: boolean
  steps: readonly Step[]
}

/** A word of a list: `x`, `x*`, `*x` or `*x*`. */
type WordTest = (forms: readonly string[]) => boolean

export type IssueList = {
  issues: readonly Issue[]
  byName: ReadonlyMap<string, Issue>
  /** By a word that they begin with. */
  phrases: ReadonlyMap<number, readonly Phrase[]>
  /** The issues that a word of a question stands for. */
  contexts: ReadonlyMap<number, readonly Issue[]>
  negations: ReadonlySet<number>
  /** Beside one of these a negation is none: "not only". */
  affirmations: ReadonlySet<number>
  /** The words of the list that a word of a text is. */
  wordsOf: (word: string) => readonly number[]
}

export const issuesOf = perLanguage(({ issues }) =>
  parseIssues(issues ? readFileSync(issues, 'utf8') : ''),
)

const gapMark = '..'
const kinds: ReadonlyMap<string, { side: Side; isWeak: boolean }> = new Map([
  ['bad', { side: 'bad', isWeak: false }],
  ['good', { side: 'good', isWeak: false }],
  ['bad in context', { side: 'bad', isWeak: true }],
  ['good in context', { side: 'good', isWeak: true }],
])

/** The first comment of each list describes its form. */
export function parseIssues(text: string): IssueList {
  const { idOf, wordsOf } = openVocabulary()
  const issues: Draft[] = []
  const phrases = new Map<number, Phrase[]>()
  const contexts = new Map<number, Issue[]>()
  const [negations, affirmations] = [new Set<number>(), new Set<number>()]
  const marked = new Map([
    ['!', negations],
    ['=', affirmations],
  ])
  for (const line of text.split('\n')) {
    const { name, mark, rest } = readLine(line)
    const issue = issues.at(-1)
    if (name) {
      const added = { name, claims: { bad: '', good: '' }, ask: '', action: '' }
      issues.push(added)
      for (const word of listOf(rest)) add(contexts, idOf(word), added)
    } else if (marked.has(mark)) for (const word of listOf(rest)) marked.get(mark)!.add(idOf(word))
    else if (issue && kinds.has(mark))
      for (const phrase of listOf(rest).flatMap(withoutJoined)) {
        const steps = stepsOf(phrase, idOf)
        const read = { issue, ...kinds.get(mark)!, steps }
        for (const first of steps[0]?.words ?? []) add(phrases, first, read)
      }
    else if (issue) describe(issue, mark, rest)
  }
  const byName = new Map(issues.map((issue) => [issue.name, issue]))
  return { issues, byName, phrases, contexts, negations, affirmations, wordsOf }
}

type Draft = { name: string; claims: Record<Side, string>; ask: string; action: string }

function readLine(line: string): { name?: string | undefined; mark: string; rest: string } {
  const [, name, about = ''] = /^\[([\w-]+)\] *(.*)$/.exec(line) ?? []
  if (name) return { name, mark: '', rest: about }
  const [, mark = '', rest = ''] = /^([!=+?>-]|[a-z ]+(?=:)):? *(.+)$/.exec(line) ?? []
  return { mark, rest }
}

function describe(issue: Draft, mark: string, text: string): void {
  if (mark === '-') issue.claims.bad = text
  if (mark === '+') issue.claims.good = text
  if (mark === '?') issue.ask = text
  if (mark === '>') issue.action = text
}

const listOf = (text: string) =>
  text
    .split(/[,،]/)
    .map((each) => each.trim())
    .filter(Boolean)

/** A phrase for each of its alternatives of several words. */
function withoutJoined(phrase: string): string[] {
  const parts = phrase.split(/\s+/)
  const at = parts.findIndex((part) => part.includes('_'))
  if (at < 0) return [phrase]
  const [joined, single] = [true, false].map((isJoined) =>
    parts[at]!.split('|').filter((each) => each.includes('_') === isJoined),
  )
  const variants = [single!.join('|'), ...joined!.map((each) => each.replaceAll('_', ' '))]
  return variants.filter(Boolean).flatMap((each) => withoutJoined(parts.with(at, each).join(' ')))
}

function stepsOf(phrase: string, idOf: (word: string) => number): Step[] {
  const parts = phrase.split(/\s+/)
  return parts.flatMap((part, at) =>
    part === gapMark
      ? []
      : [{ words: part.split('|').map(idOf), isAfterGap: parts[at - 1] === gapMark }],
  )
}

const maxRemembered = 20_000

/** Gives each word of the list a number, and finds those that a word of a text is. */
function openVocabulary() {
  const ids = new Map<string, number>()
  const exact = new Map<string, number[]>()
  const tests: { id: number; isWord: WordTest }[] = []
  const remembered = new Map<string, readonly number[]>()
  const idOf = (word: string) => {
    const known = ids.get(word)
    if (known !== undefined) return known
    const id = ids.size
    ids.set(word, id)
    if (word.includes('*')) tests.push({ id, isWord: testOf(word) })
    else for (const form of listedForms(word)) add(exact, form, id)
    return id
  }
  const wordsOf = (word: string) => {
    const known = remembered.get(word)
    if (known) return known
    const forms = formsOf(word)
    const found = [
      ...new Set([
        ...forms.flatMap((form) => exact.get(form) ?? []),
        ...tests.flatMap(({ id, isWord }) => (isWord(forms) ? [id] : [])),
      ]),
    ]
    if (remembered.size < maxRemembered) remembered.set(word, found)
    return found
  }
  return { idOf, wordsOf }
}

/** "And" and "so", also on a short word. */
const arabicConjunction = /^[وف](?=[\u0621-\u064A]{3})/

/** As written, and without what Arabic writes onto a word; any number is 0. */
function formsOf(word: string): string[] {
  const [bare] = modelWords(word)
  if (bare === undefined) return []
  const written = unifyLetters(fold(splitWords(word)[0]!))
  return [...new Set([written, bare, written.replace(arabicConjunction, '')])]
}

/** The forms of a listed word, without those of a word that begins with a conjunction: no listed word does. */
const listedForms = (word: string) => new Set(formsOf(word).slice(0, 2))

function testOf(word: string): WordTest {
  const bare = unifyLetters(fold(word.replaceAll('*', '')))
  const [isOpenBefore, isOpenAfter] = [word.startsWith('*'), word.endsWith('*')]
  if (isOpenBefore && isOpenAfter) return (forms) => forms.some((form) => form.includes(bare))
  return isOpenBefore
    ? (forms) => forms.some((form) => form.endsWith(bare))
    : (forms) => forms.some((form) => form.startsWith(bare))
}

function add<K, T>(map: Map<K, T[]>, key: K, value: T): void {
  const own = map.get(key) ?? []
  map.set(key, own)
  if (!own.includes(value)) own.push(value)
}
