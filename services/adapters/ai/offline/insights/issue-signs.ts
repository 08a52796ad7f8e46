// Which issues a text speaks of, and which side of each it takes.
import type { SurveyLanguage } from '#contract/languages.ts'
import { splitWords } from '../../rules/text/tokenizer.ts'
import { clausesOf } from './claim-signs.ts'
import { issuesOf, type Issue, type IssueList, type Phrase, type Side } from './issues.ts'

export type IssueSign = {
  issue: Issue
  side: Side
  isWeak: boolean
  /** A single word, which may speak of another thing. */
  isWord: boolean
  /** The side is the contrary of what the phrase says: a negation stands before it. */
  isDenied: boolean
}

/** In words. */
const longestGap = 4
const negationReach = 4

type Found = IssueSign & { clause: number; from: number; to: number }

/** The signs of a text; of phrases that overlap, and of one issue, the longest counts. */
export function issueSignsOf(text: string, language: SurveyLanguage): IssueSign[] {
  const list = issuesOf(language)
  if (list.issues.length === 0) return []
  const found = clausesOf(text, language).flatMap((clause, at) => {
    const words = splitWords(clause.text).map(list.wordsOf)
    return words.flatMap((_, from) => signsAt(words, from, list, at))
  })
  return found
    .filter((each) => !found.some((other) => isInside(each, other) || isDoubted(each, other)))
    .map(({ issue, side, isWeak, isWord, isDenied }) => ({ issue, side, isWeak, isWord, isDenied }))
}

const isInside = (one: Found, other: Found) =>
  !other.isDenied &&
  one.issue === other.issue &&
  one.side !== other.side &&
  one.clause === other.clause &&
  one.from < other.to &&
  other.from < one.to &&
  other.to - other.from > one.to - one.from

/** "No soap, and the sinks are dirty": a negation that may be of another thing. */
const isDoubted = (one: Found, other: Found) =>
  one.isDenied &&
  !other.isDenied &&
  one.issue === other.issue &&
  one.side !== other.side &&
  one.clause === other.clause

type Words = readonly (readonly number[])[]

function signsAt(words: Words, from: number, list: IssueList, clause: number): Found[] {
  const candidates = new Set(words[from]!.flatMap((id) => list.phrases.get(id) ?? []))
  return [...candidates].flatMap((phrase) => {
    const places = placesOf(phrase, words, from)
    if (!places) return []
    const to = places.at(-1)! + 1
    const isDenied = isNegated(words, places, list)
    // A denied word or two may deny anything.
    if (isDenied && phrase.isWeak) return []
    const side: Side = isDenied === (phrase.side === 'good') ? 'bad' : 'good'
    const start = isDenied ? Math.max(0, from - negationReach) : from
    const { issue, isWeak, steps } = phrase
    const isWord = steps.length === 1
    return [{ issue, side, isWeak, isWord, isDenied, clause, from: start, to }]
  })
}

/** Before a phrase, or between its words; not where the phrase has a negation itself. */
function isNegated(words: Words, places: readonly number[], list: IssueList): boolean {
  const has = (at: number, set: ReadonlySet<number>) =>
    words[at]?.some((id) => set.has(id)) ?? false
  if (places.some((at) => has(at, list.negations))) return false
  const first = Math.max(0, places[0]! - negationReach)
  return Array.from({ length: places.at(-1)! - first }, (_, n) => first + n).some(
    (at) =>
      has(at, list.negations) && !has(at - 1, list.affirmations) && !has(at + 1, list.affirmations),
  )
}

/** Where the words of a phrase stand that begins at a word. */
function placesOf({ steps }: Phrase, words: Words, from: number): number[] | undefined {
  const walk = (step: number, at: number): number[] | undefined => {
    const next = steps[step]
    if (!next) return []
    const last = next.isAfterGap ? at + longestGap : at
    for (let place = at; place <= last && place < words.length; place++) {
      if (!words[place]!.some((id) => next.words.includes(id))) continue
      const rest = walk(step + 1, place + 1)
      if (rest) return [place, ...rest]
    }
    return undefined
  }
  const rest = walk(1, from + 1)
  return rest && [from, ...rest]
}

/** The issues that a question is about. */
export function issuesAskedFor(text: string, language: SurveyLanguage): ReadonlySet<Issue> {
  const { wordsOf, contexts } = issuesOf(language)
  return new Set(
    splitWords(text).flatMap((word) => wordsOf(word).flatMap((id) => contexts.get(id) ?? [])),
  )
}
