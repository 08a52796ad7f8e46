// The phrases of a goal that may be its subject, and what is known of each.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf, perLanguage } from '../languages/languages.ts'
import { fold, stemWord } from '../rules/text/tokenizer.ts'
import { addFeature, unifyLetters, type Features } from './features.ts'
import { classOfWord, nounClassOf } from './noun-classes.ts'

/** Words of a goal, from the first to the last. */
export type Span = { first: number; last: number; text: string; head: string }

export type GoalWords = {
  goal: string
  words: readonly GoalWord[]
  language: SurveyLanguage
}

type GoalWord = {
  text: string
  folded: string
  stem: string
  start: number
  end: number
  /** The mark between it and the word before; empty where there is only a space. */
  mark: string
  sentence: number
  /** The thing that it belongs to. */
  thing: number | undefined
}

const word = /[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu
const maxWords = 8

const markOf = (between: string) =>
  between.replaceAll(/[\s'’]/gu, '').slice(-1) || (between.includes('\n') ? '.' : '')

/** @param things as they stand in the goal. */
export function goalWords(
  goal: string,
  things: readonly string[],
  language: SurveyLanguage,
): GoalWords {
  const lower = goal.toLowerCase()
  let from = 0
  const places = things.map((thing) => {
    const start = lower.indexOf(thing.toLowerCase(), from)
    if (start >= 0) from = start + thing.length
    return { start, end: start + thing.length }
  })
  let [end, sentence] = [0, 0]
  const words = Array.from(goal.matchAll(word), ({ 0: text, index: start }): GoalWord => {
    const mark = start === 0 ? '^' : markOf(goal.slice(end, start))
    end = start + text.length
    if (/[.!?؟]/u.test(mark)) sentence++
    const thing = places.findIndex(
      (place) => place.start >= 0 && start >= place.start && end <= place.end,
    )
    const folded = unifyLetters(fold(text))
    return {
      ...{ text, folded, stem: stemWord(folded), start, end, mark, sentence },
      thing: thing < 0 ? undefined : thing,
    }
  })
  return { goal, words, language }
}

const wordSets = perLanguage(({ lexicon, nounPhrases }) => ({
  stops: lexicon.stopWords,
  determiners: new Set([
    ...nounPhrases.articles,
    ...nounPhrases.possessives,
    ...nounPhrases.demonstratives,
  ]),
  prepositions: new Set([...nounPhrases.prepositions, ...nounPhrases.contractions]),
  others: nounPhrases.otherWords,
  articles: nounPhrases.articles,
  owners: nounPhrases.possessives,
}))

/** Phrases within one sentence without a mark in them, that begin and end as a name does. */
export function subjectSpans({ goal, words, language }: GoalWords): Span[] {
  const { stops, determiners, prepositions } = wordSets(language)
  const isPlain = ({ folded }: GoalWord) =>
    !stops.has(folded) && !determiners.has(folded) && !prepositions.has(folded)
  const { headOf } = languageOf(language).questionFrames ?? {}
  return words.flatMap((opening, first) => {
    if (!isPlain(opening) && !determiners.has(opening.folded)) return []
    const spans: Span[] = []
    for (let last = first; last < words.length && last < first + maxWords; last++) {
      const closing = words[last]!
      if (last > first && closing.mark !== '') break
      const isJoint = prepositions.has(closing.folded) || determiners.has(closing.folded)
      if (last > first && !isPlain(closing) && !isJoint) break
      if (!isPlain(closing) || /^\p{N}/u.test(closing.text)) continue
      const text = goal.slice(opening.start, closing.end)
      spans.push({ first, last, text, head: fold(headOf?.(text.toLowerCase()) ?? '') })
    }
    return spans
  })
}

const knownOf = perLanguage(({ clauses, goalSubject }) => {
  const persons = new Map<string, boolean>()
  return {
    isPerson: (text: string) => {
      const found = persons.get(text) ?? clauses.audience(text) !== undefined
      persons.set(text, found)
      return found
    },
    isVerb: (text: string) => goalSubject?.isVerb(text) ?? false,
  }
})

const endLength = 3

/** A word as it is where it belongs to the grammar, else by what it names and how it ends. */
function shapeOf(folded: string, language: SurveyLanguage): string {
  if (/^[<>]/u.test(folded)) return folded
  const { stops, prepositions, determiners } = wordSets(language)
  if (stops.has(folded) || prepositions.has(folded) || determiners.has(folded)) return folded
  const shape = languageOf(language).questionFrames?.shapeOf
  return `${classOfWord(folded, language) ?? ''}~${shape ? shape(folded) : folded.slice(-endLength)}`
}

/** The words and marks around a phrase. */
function aroundOf({ words }: GoalWords, { first, last }: Span) {
  const opening = words[first]!
  const next = words[last + 1]
  const at = (place: number) => words[place]?.folded ?? '$'
  const before = opening.mark === '' ? at(first - 1) : `<${opening.mark}`
  const after = next === undefined ? '>$' : next.mark === '' ? next.folded : `>${next.mark}`
  return {
    ...{ before, after },
    isMarkBefore: before.startsWith('<'),
    isMarkAfter: after.startsWith('>'),
    before2: opening.mark === '' ? `${at(first - 2)} ${before}` : before,
    after2: next?.mark === '' ? `${after} ${at(last + 2)}` : after,
    nextWord: next?.mark === '' ? next.folded : undefined,
  }
}

type Around = ReturnType<typeof aroundOf>

export function spanFeatures(read: GoalWords, span: Span): Features {
  const around = aroundOf(read, span)
  const features: Features = new Map()
  for (const sign of [
    ...edgeSigns(read, span, around),
    ...placeSigns(read, span),
    ...innerSigns(read, span, around),
  ])
    addFeature(features, sign)
  return features
}

function edgeSigns({ words, language }: GoalWords, { first, last, head }: Span, around: Around) {
  const { before, after, isMarkBefore, isMarkAfter } = around
  const [opening, closing] = [words[first]!.folded, words[last]!.folded]
  const [b, f, l, a] = [before, opening, closing, after].map((each) => shapeOf(each, language))
  return [
    `b=${before}`,
    `a=${after}`,
    `f=${opening}`,
    `l=${closing}`,
    `h=${head}`,
    `sb=${b}`,
    `sa=${a}`,
    `sf=${f}`,
    `sl=${l}`,
    `sb=${b}&sf=${f}`,
    `sl=${l}&sa=${a}`,
    `b2=${around.before2}`,
    `a2=${around.after2}`,
    `edge=${isMarkBefore ? before : 'w'}${isMarkAfter ? after : 'w'}`,
    `edge=${before}${isMarkAfter ? after : 'w'}&length=${last - first + 1}`,
  ]
}

function determinerOf(folded: string, language: SurveyLanguage): string {
  const { articles, owners } = wordSets(language)
  if (owners.has(folded) || articles.has(folded)) return folded
  if (folded.endsWith('نا')) return 'our'
  return /^(?:ال|لل|بال|وال)/u.test(folded) ? 'the' : '-'
}

/** Where the phrase stands, also among the things that the goal asks. */
function placeSigns(read: GoalWords, { first, last, text, head }: Span) {
  const { words, language } = read
  const [opening, closing] = [words[first]!, words[last]!]
  const inside = words.slice(first, last + 1)
  const headWord = inside.find(({ folded }) => folded.endsWith(head)) ?? closing
  const repeated = words.filter(
    ({ stem }, place) => stem === headWord.stem && (place < first || place > last),
  )
  const isOutside = opening.thing === undefined && closing.thing === undefined
  const isWithin = opening.thing !== undefined && opening.thing === closing.thing
  const thing = isOutside ? 'none' : isWithin ? `in${Math.min(2, opening.thing!)}` : 'edge'
  const firstThing = words.findIndex((each) => each.thing !== undefined)
  const distance = firstThing < 0 ? 'x' : Math.max(-2, Math.min(6, firstThing - last - 1))
  const determiner = determinerOf(opening.folded, language)
  const named = nounClassOf(text.toLowerCase(), language)?.class
  const isFirst = first === 0
  return [
    `det=${determiner}`,
    `det=${determiner}&thing=${thing}`,
    `det=${determiner}&start=${isFirst}`,
    `thing=${thing}`,
    `thing=${thing}&repeated=${Math.min(2, repeated.length)}`,
    `things=${Math.min(3, repeated.filter((each) => each.thing !== undefined).length)}`,
    `sentence=${Math.min(3, opening.sentence)}&thing=${thing}`,
    `first=${isFirst}&distance=${distance}`,
    `distance=${distance}`,
    `class=${named}`,
    `class=${named}&thing=${thing}`,
    `class=${named}&first=${isFirst}`,
    ...(/^\p{Lu}/u.test(opening.text) && !isFirst ? ['name'] : []),
    ...(knownOf(language).isPerson(head) ? ['person', `person&first=${isFirst}`] : []),
  ]
}

/** What the phrase consists of: verbs, persons and figures are seldom in a name. */
function innerSigns(read: GoalWords, { first, last }: Span, { after, nextWord }: Around) {
  const { words, language } = read
  const { prepositions, others } = wordSets(language)
  const { isPerson, isVerb } = knownOf(language)
  const inside = words.slice(first, last + 1)
  const rest = inside.slice(1)
  const verbs = rest.filter(({ folded }) => isVerb(folded)).length
  const endsWithVerb = verbs > 0 && isVerb(words[last]!.folded)
  const joints = inside.filter(({ folded }) => prepositions.has(folded)).length
  const shape = (folded: string) => shapeOf(folded, language)
  return [
    `length=${inside.length}`,
    `length=${inside.length}&joints=${joints}`,
    `verbs=${Math.min(2, verbs)}`,
    `verb=${nextWord === undefined ? 'x' : isVerb(nextWord)}&last=${endsWithVerb}`,
    ...(endsWithVerb ? [`ends&after=${shape(after)}`] : []),
    ...rest.map(({ folded }, at) => `p=${shape(inside[at]!.folded)} ${shape(folded)}`),
    ...(rest.some(({ folded }) => isPerson(folded)) ? ['persons'] : []),
    ...(inside.some(({ text }) => /^\p{N}/u.test(text)) ? ['number'] : []),
    ...rest.slice(0, -1).map(({ folded }) => `i=${others.has(folded) ? folded : shape(folded)}`),
    ...(inside.some(({ folded }) => others.has(folded)) ? ['others'] : []),
  ]
}
