// The things that an owner wants to know, from the clauses of a goal.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Clauses } from '../../languages/types/clauses.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { fold, tokenize } from '../../rules/text/tokenizer.ts'
import { fragmentsOf, listsBehind } from './fragments.ts'

const maxItemWords = 13
const maxLabelWords = 2
/** Questions of fewer words that are all common ones ask nothing. */
const minQuestionWords = 4
const enumerator =
  /(?:^|\s)(?:\(?(?:\d{1,2}|[a-h]|[أبجدهوز]ـ?|[٠-٩]{1,2})[).]|\d{1,2}\s?[-–—](?=\s)|[-–—•*+](?=\s))\s*/gu
const endMarks = /^[\s,،;؛:.\-–—"“”«»]+|[\s,،;؛:.!?؟¿¡\-–—"“”«»…]+$/gu

/** What a goal asks, and what its lists belong to: "Feedback on our fair: tickets, food, music". */
export type GoalReading = { things: string[]; headings: string[] }

/** In the order of the goal, in its words, without what is about the owner. Empty where nothing is asked. */
export const thingsOf = (goal: string, language: SurveyLanguage): string[] =>
  readGoal(goal, language).things

export function readGoal(goal: string, language: SurveyLanguage): GoalReading {
  const { clauses } = languageOf(language)
  // Goals in capitals only.
  const text = /\p{Ll}/u.test(goal) ? goal : goal.toLowerCase()
  const fragments = fragmentsOf(text, clauses)
  const read = fragments
    ? [fragments]
    : sentencesOf(clauses.withoutScreener(text), clauses).map((sentence) =>
        thingsOfSentence(sentence, clauses),
      )
  const listed = fragments ? [] : listsBehind(text, clauses)
  const found = [...read.flatMap(({ things }) => things), ...listed]
    .flatMap((thing) => clauses.splitThing?.(thing) ?? [thing])
    .filter(
      (thing) =>
        contentStems(tokenize(thing.replaceAll('-', '')), language).length > 0 ||
        tokenize(thing).length >= minQuestionWords,
    )
  const distinct = new Map(found.map((thing) => [fold(thing), thing]))
  return {
    things: [...distinct.values()],
    headings: read.flatMap(({ headings }) => headings),
  }
}

const never = /(?!)/gu

const asksIn = (text: string, clauses: Clauses): boolean =>
  thingsOfPart(text.split(/[.!?؟\n]/u).at(-1)!, clauses, false).some((thing) =>
    clauses.question.test(thing),
  )

/** "lockers / showers / café" */
const slashedList = /(?<=^|[.!?؟:\n])\s*([^.!?؟:\n/]{2,40}(?:\s*\/\s*[^.!?؟:\n/]{2,40}){2,})/gu
/** "Feedback from exhibitors – set-up, sales, place": what follows is a list. */
const listDash = /(?<=^[^:]*)\s[–—-]\s(?=[^.!?؟:–—]*[,،][^.!?؟:–—]*[,،])/u

function sentencesOf(goal: string, clauses: Clauses): string[] {
  const { specifying, wishStart } = clauses
  const isNumbered = (goal.match(enumerator) ?? []).length >= 2
  const hasColon = /:(?!\d)/u.test(goal)
  const marked = (isNumbered ? goal.replaceAll(enumerator, ' \n ') : goal)
    .replace(specifying && !hasColon && !isNumbered ? specifying : never, (_, ...args) => {
      const head = goal.slice(
        0,
        args.find((each) => typeof each === 'number'),
      )
      // After a question the list is one of its own.
      return asksIn(head, clauses) ? '\n: ' : ': '
    })
    .replaceAll(wishStart ?? never, (wish) => `\n${wish}`)
    .replaceAll(/\((?=[^)]*[?؟])|\([^)]{0,60}\)/gu, ' ')
    .replaceAll(slashedList, (list: string) => `\n:${list.replaceAll('/', ';')}`)
    .replace(listDash, ': ')
  const sentences = marked
    .split(/(?<=[.!?؟])\s+|[\n;؛]+|(?<=[?؟])|\s[–—/]\s|\s\+\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const { asksWithoutWord = never, whether = '' } = clauses
  const asked = sentences.map((sentence) =>
    sentence.search(asksWithoutWord) === 0 &&
    !asksIn(sentence.replace(/[?؟]$/u, '').split(/[,،]/u)[0]!, clauses)
      ? `${whether}${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
      : sentence,
  )
  return isNumbered ? markList(asked) : inheritList(asked)
}

/** Items of a numbered list are things; what precedes it keeps its colon. */
const markList = (parts: readonly string[]) =>
  parts.map((part, index) => (index > 0 && !part.includes(':') ? `:${part}` : part))

/** "Topics: a; b; c": what follows a colon up to the end of the sentence is one list. */
function inheritList(parts: readonly string[]): string[] {
  let isListed = false
  return parts.map((part) => {
    const listed = isListed && !part.includes(':') ? `:${part}` : part
    isListed = (isListed || /:\s*\S/u.test(part)) && !/[.!?؟]$/u.test(part)
    return listed
  })
}

function thingsOfSentence(sentence: string, clauses: Clauses): GoalReading {
  const colon = sentence.search(/:(?!\d)/u)
  const only = (things: string[]): GoalReading => ({ things, headings: [] })
  if (colon < 0) return only(thingsOfPart(sentence, clauses, false))
  // "Audience: …" names whom to ask.
  const isLabel = tokenize(sentence.slice(0, colon)).length <= maxLabelWords
  if (isLabel && clauses.instruction.test(sentence.trim())) return only([])
  const head = thingsOfPart(sentence.slice(0, colon), clauses, false)
  const tail = sentence.slice(colon + 1)
  const questions = head.filter((thing) => clauses.question.test(thing))
  // After a question, a list without question words names its possible answers.
  if (questions.length > 0)
    return only([
      ...head,
      ...thingsOfPart(tail, clauses, false).filter((thing) => clauses.question.test(thing)),
    ])
  const listed = thingsOfPart(tail, clauses, true)
  if (listed.length === 0) return only(head)
  // A heading says what the list is about, and asks nothing besides.
  const { rest } = withoutLead(sentence.slice(0, colon), clauses)
  return {
    things:
      listed.length === 1 && !clauses.question.test(listed[0]!) ? [...head, ...listed] : listed,
    headings: [(head[0] ?? trimThing(rest)).split(/[,،]/u)[0]!].filter((heading) => heading !== ''),
  }
}

/** The parts at question words; of the others those that a wish or a list introduces. */
function thingsOfPart(text: string, clauses: Clauses, isList: boolean): string[] {
  const things: string[] = []
  let isWished = isList
  const parts = partsOf(text, clauses)
  for (const [at, { part, mark }] of parts.entries()) {
    const { rest, isWish } = withoutLead(part, clauses)
    const isRelative = !isWished && things.length === 0 && speaksOfPerson(rest, mark, clauses)
    isWished ||= isWish
    const thing = trimThing(rest.replace(clauses.background, ''))
    if (isRelative || asksNothing(part, thing, clauses)) continue
    if (clauses.appendix.test(thing)) {
      const last = things.pop()
      if (last) things.push(`${last}${clauses.and}${thing}`)
    } else if (clauses.question.test(thing)) things.push(...withListedItems(thing, clauses, isList))
    // "We want to know from our members" leads to the question behind it.
    else if (isWished && (isList || parts[at + 1]?.mark !== ''))
      things.push(...listItems(thing, clauses))
  }
  return things
}

/** Whom to ask, or how, is no thing to ask. */
const asksNothing = (part: string, thing: string, { addressing, caption, instruction }: Clauses) =>
  thing === '' ||
  instruction.test(thing) ||
  caption?.test(thing) === true ||
  addressing?.test(part.trim()) === true

/** "Tom, who left" asks nothing. */
const speaksOfPerson = (part: string, mark: string, { relative }: Clauses) =>
  /[,،]/u.test(mark) && relative.test(part)

type Part = { part: string; mark: string }

/** The text between question words, each with the mark or conjunction before it. */
function partsOf(text: string, { boundary, strongBoundary }: Clauses): Part[] {
  const marks = [...text.matchAll(boundary), ...text.matchAll(strongBoundary)]
    .map(({ index, 0: mark }) => ({ mark, end: index, next: index + mark.length }))
    .toSorted((a, b) => a.next - b.next || b.mark.length - a.mark.length)
    .filter(({ next }, at, all) => next !== all[at - 1]?.next)
  const parts = [{ mark: '', next: 0 }, ...marks].map(({ mark, next }, at) => ({
    part: text.slice(next, Math.max(next, marks[at]?.end ?? text.length)),
    mark,
  }))
  // Two marks at one place are one.
  return parts.flatMap((each, at) => {
    const before = parts[at - 1]
    const isJoined = at > 0 && before?.part.trim() === '' && before.mark === ''
    if (each.part.trim() === '' && at > 0 && at < parts.length - 1) return []
    return [isJoined ? { ...each, mark: `${before.mark}${each.mark}` } : each]
  })
}

function withoutLead(part: string, { lead, wish, question }: Clauses) {
  let rest = part.trim()
  let isWish = false
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(/^[\s,،:.\-–—"“«]+/u, '')
    if (question.test(rest)) break
    if (wish.test(rest)) isWish = true
    rest = rest.replace(lead, '')
  }
  return { rest, isWish }
}

/** "how often they ride, price, quality of the bikes": short items after a question in a list are things too. */
function withListedItems(thing: string, { listConjunction }: Clauses, isList: boolean): string[] {
  const [first = '', ...listed] = thing.split(/[,،]\s*/u)
  const items = listed.map((item) => withoutConjunction(item, listConjunction))
  // "كيف كان السعر، والجودة، والخدمة"
  const isJoined = items.length > 0 && items.every((item) => joinedNoun.test(item))
  if (!isList && !isJoined) return [thing]
  const areShort = items.length > 0 && items.every((item) => tokenize(item).length <= 6)
  return areShort
    ? [first, ...items.flatMap((item) => item.split(listConjunction))]
        .map(trimThing)
        .filter(Boolean)
    : [thing]
}

/** "[And] deal-breakers" */
function withoutConjunction(item: string, listConjunction: RegExp): string {
  const [first = ''] = item.split(' ')
  return new RegExp(`^${listConjunction.source}$`, 'iu').test(` ${first} `)
    ? item.slice(first.length + 1)
    : item
}

/** Arabic: "and" with a noun, not with a verb. */
const joinedNoun = /^و(?![يت]\p{L}{3}|كان|ليس|لا |لم |لن |قد )\p{L}{3,}/u

/** "trabalho e estudo e as expectativas": where an item begins with an article, only such ones are items. */
function splitAtConjunction(item: string, { listConjunction, determiner }: Clauses): string[] {
  const parts = item.split(listConjunction)
  if (!determiner || !parts.slice(1).some((part) => determiner.test(part))) return parts
  const joined: string[] = []
  let rest = item
  for (const part of parts.slice(1).toReversed()) {
    if (!determiner.test(part)) continue
    const at = rest.lastIndexOf(part)
    joined.unshift(rest.slice(at))
    rest = rest.slice(0, at).replace(new RegExp(`(?:${listConjunction.source})$`, 'iu'), '')
  }
  return [rest, ...joined]
}

function listItems(thing: string, clauses: Clauses): string[] {
  const isMarked = /[,،]/u.test(thing)
  const items = (isMarked ? thing.split(/[,،]\s*/u) : (clauses.splitList?.(thing) ?? [thing]))
    .flatMap((item) => (isMarked ? splitAtConjunction(item, clauses) : [item]))
    .map((item) => trimThing(withoutLead(item, clauses).rest))
    .filter((item) => item !== '' && !clauses.instruction.test(item))
  const areItems = items.length > 1 && items.every((item) => tokenize(item).length <= maxItemWords)
  return areItems ? items : [trimThing(thing)]
}

const trimThing = (text: string) => text.replaceAll(/\s+/gu, ' ').replaceAll(endMarks, '')
