// The things that an owner wants to know, from the clauses of a goal.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Clauses } from '../../languages/types/clauses.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { fold, tokenize } from '../../rules/text/tokenizer.ts'
import { fragmentsOf, listsBehind } from './fragments.ts'
import { asReasons, bareThings } from './bare-things.ts'
import { listItems, withListedItems } from './listed-things.ts'
import { withoutPurpose } from './goal-purpose.ts'
import type { GoalReading } from './goal-reading.ts'
import {
  isNumbered,
  itemComma,
  mendSlips,
  sentencesOf,
  trimThing,
  withoutFormalities,
  withoutLead,
} from './goal-sentences.ts'

const maxLabelWords = 2
const maxStartWords = 3
/** Questions of fewer words that are all common ones ask nothing. */
const minQuestionWords = 4

/** Things are in the order of the goal, in its words, without what is about the owner; none where nothing is asked. */
export function readByRules(goal: string, language: SurveyLanguage): GoalReading {
  const { clauses } = languageOf(language)
  const text = withoutFormalities(mendSlips(goal, language), clauses)
  const fragments = fragmentsOf(text, clauses)
  const sentences = fragments
    ? []
    : sentencesOf(clauses.withoutScreener(text), clauses, asksIn).filter((each) => each !== ':')
  const read = fragments
    ? [fragments]
    : withoutPurpose(
        sentences.map((sentence) => ({
          isItem: sentence.startsWith(':'),
          ...thingsOfSentence(sentence, clauses, separatedItems.test(text)),
        })),
        clauses,
      )
  const listed = fragments ? [] : listsBehind(text, clauses)
  const asked = read.flatMap(({ things }) => things)
  const found = [...asked, ...asReasons(listed, asked, clauses)]
    .flatMap((thing) => clauses.splitThing?.(thing) ?? [thing])
    .map((thing) => thing.replaceAll(itemComma, ','))
    .filter((thing) => hasContent(thing, language))
    .map((thing) => asWhether(thing, clauses))
  const distinct = new Map(found.map((thing) => [fold(thing), thing]))
  const labelled = isNumbered(text) ? read.slice(1) : []
  return {
    isTelegram: fragments !== undefined,
    things: [...distinct.values()],
    headings: (labelled.length > 0 ? read.slice(0, 1) : read)
      .flatMap(({ headings }) => headings)
      .map((heading) => heading.replaceAll(itemComma, ',')),
    labels: new Map(
      labelled.flatMap(({ things, headings: [label] }) =>
        label ? things.map((thing) => [thing, label] as const) : [],
      ),
    ),
  }
}

/** "The bill was clear": what may be so. */
export function asWhether(thing: string, { ofOne, stated, question }: Clauses): string {
  const asked = ofOne?.(thing) ?? thing
  return question.test(asked) ? asked : (stated?.(asked) ?? asked)
}

export const hasContent = (thing: string, language: SurveyLanguage) =>
  contentStems(tokenize(thing.replaceAll('-', '')), language).length > 0 ||
  tokenize(thing).length >= minQuestionWords

/** "The first week; getting scanner, locker and logins": semicolons part the things, commas do not. */
export const separatedItems = /[;؛][^;؛]*[;؛]/u
const withItemCommas = (tail: string) => tail.replaceAll(/[,،](?=\s)/gu, itemComma)

/** Whether a question begins in it; one whose question word stands elsewhere is not certain. */
export const asksIn = (text: string, clauses: Clauses): boolean =>
  thingsOfPart(
    text
      .trim()
      .split(/[.!?؟\n]/u)
      .at(-1)!,
    clauses,
    false,
  ).some((thing) => clauses.question.test(thing.split(' ').slice(0, maxStartWords).join(' ')))

function thingsOfSentence(sentence: string, clauses: Clauses, isSeparated: boolean): GoalReading {
  const colon = sentence.search(/:(?!\d)/u)
  const only = (things: string[]): GoalReading => ({ things, headings: [] })
  if (colon < 0) return only(thingsOfPart(sentence, clauses, false))
  // "Audience: …" names whom to ask.
  const isLabel = tokenize(sentence.slice(0, colon)).length <= maxLabelWords
  if (isLabel && clauses.instruction.test(sentence.trim())) return only([])
  const head = thingsOfPart(sentence.slice(0, colon), clauses, false)
  const tail = sentence.slice(colon + 1)
  const questions = head.filter((thing) => clauses.question.test(thing))
  // After a question, a list without question words names its possible answers; one with them, what else is asked.
  if (questions.length > 0) {
    const asked = thingsOfPart(tail, clauses, true)
    return only(asked.some((thing) => clauses.question.test(thing)) ? [...head, ...asked] : head)
  }
  const ofPeople = isOfPeople(sentence.slice(0, colon), clauses)
  const listed = thingsOfPart(
    isSeparated ? withItemCommas(tail) : tail,
    ofPeople && clauses.itemLead ? { ...clauses, lead: clauses.itemLead } : clauses,
    true,
  )
  if (listed.length === 0)
    return {
      things: [],
      headings: head
        .map((heading) => heading.split(/[,،]/u)[0]!)
        .filter((heading) => !unfinished.test(heading)),
    }
  // A heading says what the list is about, and asks nothing besides.
  const { rest } = withoutLead(sentence.slice(0, colon), clauses)
  return {
    things:
      listed.length === 1 && !clauses.question.test(listed[0]!) ? [...head, ...listed] : listed,
    headings: [(head[0] ?? trimThing(rest)).split(/[,،]/u)[0]!].filter(
      (heading) =>
        heading !== '' && clauses.caption?.test(heading) !== true && !unfinished.test(heading),
    ),
  }
}

/** "Hear from parents about" */
const unfinished =
  /\s(?:about|on|regarding|of|with|from|sobre|com|quanto|عن|حول|بشأن|بخصوص|في|مع)$/iu

/** Whether the head of a list names respondents, and no wish of the owner's. */
const isOfPeople = (head: string, { audience, asking, lead }: Clauses) =>
  audience(head) !== undefined && asking?.test(head) !== true && !lead.test(head.trim())

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
    const next = parts[at + 1]?.mark
    if (at === 0 && !isWished) things.push(...bareThings(thing, next, clauses))
    if (isRelative || asksNothing(part, thing, clauses)) continue
    if (clauses.appendix.test(thing)) things.push(...appended(things.pop(), thing, clauses))
    else if (clauses.question.test(thing)) things.push(...withListedItems(thing, clauses, isList))
    // "We want to know from our members" leads to the question behind it.
    else if (isWished && (isList || next !== '')) things.push(...listItems(thing, clauses))
  }
  return things
}

/** "[How they ride,] and why" */
const appended = (last: string | undefined, thing: string, { and }: Clauses): string[] =>
  last === undefined ? [] : [`${last}${and}${thing}`]

/** The people to ask, and the manner, are nothing to ask about. */
const asksNothing = (
  part: string,
  thing: string,
  { addressing, brief, caption, instruction }: Clauses,
) =>
  thing === '' ||
  brief?.limit.test(thing) === true ||
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
