// The things of a goal where the survey writer marks more than the rules find.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { fold, tokenize } from '../../rules/text/tokenizer.ts'

type Goal = { goal: string; language: SurveyLanguage }
type Placed = { text: string; at: number }

const wordsOf = (text: string) => tokenize(text).map(({ folded }) => folded)
const joined = (text: string) => ` ${wordsOf(text).join(' ')} `

/** The marks, but a question of the rules as a whole: without a mark, or where marks are its parts and nothing is between them. */
export function mergeThings(
  ruled: readonly string[],
  marked: readonly string[],
  { goal, language }: Goal,
): string[] {
  const { appendix, elliptic, question } = languageOf(language).clauses
  const within = fold(goal)
  const placeOf = (text: string) => {
    const words = fold(text).split(' ')
    // Slips that were mended, and brackets that were left out, stand behind the first words.
    const starts = [words, words.slice(0, 2), words.slice(0, 1)].map((each) => each.join(' '))
    return within.indexOf(starts.find((start) => within.includes(start)) ?? fold(text))
  }
  const used = new Set<string>()
  const things: Placed[] = []
  for (const thing of ruled) {
    const inside = marked.filter((each) => joined(thing).includes(joined(each)))
    const isWhole =
      question.test(thing) && (isChoice(thing, language) || isOneQuestion(thing, inside))
    if (!isWhole) continue
    for (const each of inside) used.add(each)
    things.push({ text: thing, at: placeOf(thing) })
  }
  const isAsked = (mark: string) => {
    const stems = contentStems(tokenize(mark), language)
    return things.some(({ text }) => {
      const own = new Set(contentStems(tokenize(text), language))
      return stems.length > 0 && stems.every((stem) => own.has(stem))
    })
  }
  for (const mark of marked)
    if (
      !used.has(mark) &&
      !isAsked(mark) &&
      (!appendix.test(mark) || elliptic?.test(mark) === true)
    )
      things.push({ text: mark, at: placeOf(mark) })
  return things.toSorted((a, b) => a.at - b.at).map(({ text }) => text)
}

/** A question of the rules as the things that are marked in it, where these are all of it: "whether they stay, interest in a course". */
export function partedByMarks(thing: string, marked: readonly string[]): string[] {
  const inside = marked.filter((each) => joined(thing).includes(joined(each)))
  const [first = '', ...others] = inside
  const last = others.at(-1)
  const isAll =
    last !== undefined &&
    /[,،]/u.test(thing) &&
    !/[,،].*\s(?:or|ou|أو|أم) /u.test(thing) &&
    joined(thing).startsWith(joined(first)) &&
    joined(thing).endsWith(joined(last)) &&
    inside.every((each) => each.includes(' '))
  return isAll ? inside : [thing]
}

const isChoice = (thing: string, language: SurveyLanguage): boolean => {
  const { choice, supposed } = languageOf(language).clauses
  return (
    choice?.test(thing) === true || (supposed !== undefined && thing.startsWith(supposed.which))
  )
}

/** "شايفينها كتير ولا عادي" */
const alternative = /^(?:ولا|والا|ام) \S+ $/u
const behind = (thing: string, mark: string) => thing.slice(thing.indexOf(mark) + mark.length)

function isOneQuestion(thing: string, marks: readonly string[]): boolean {
  const [only] = marks
  if (only === undefined) return true
  if (marks.length === 1)
    return (
      joined(thing).endsWith(joined(only)) || alternative.test(behind(joined(thing), joined(only)))
    )
  if (/[,،]/u.test(thing)) return false
  return joined(thing).replaceAll(' ', '').endsWith(marks.map(joined).join('').replaceAll(' ', ''))
}
