// The things of a goal in fragments without verbs: "Bike lane. Safety, vans, parking".
import type { Clauses } from '../../languages/types/clauses.ts'
import { withoutLead } from './goal-sentences.ts'
import { lowerFirst } from '../../rules/text/sentence.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'

const maxWords = { head: 7, item: 6, listed: 3, behind: 4 }
const maxMeanWords = 4
const minItems = 3
const maxSubjects = 2
const minNouns = 2
const aside = /\s*\([^()]{3,}\)/gu
const betweenSentences = /(?<=[.!?؟…])\s+|[\n;؛]+|\s+[–—-]+\s+/u
/** "6 months after the installation" */
const startsWithNumber = /^[\d٠-٩]/u
const joint = /^(?:and|or|plus|e|ou) (?=\p{L})/iu
const marks = /^[\s,،.\-–—•*]+|[\s,،.!?؟:\-–—…]+$/gu

type Fragment = { text: string; isAsked: boolean; isListed: boolean }

type Fragments = { things: string[]; headings: string[] }

/**
 * What the fragments of a goal name, after the first, which says what it is about. Undefined where the goal has a
 * sentence, a colon or a list of its own.
 */
export const fragmentsOf = (goal: string, clauses: Clauses): Fragments | undefined =>
  (isSeparatedLine.test(goal)
    ? listOf(goal.split(/[;؛]/u).flatMap(fragmentsIn), clauses)
    : undefined) ?? headedFragments(goal, clauses)

function headedFragments(goal: string, clauses: Clauses): Fragments | undefined {
  if (/:(?!\d)|\(/u.test(goal)) return undefined
  const [first = [], ...others] = goal
    .split(betweenSentences)
    .map((sentence) => fragmentsIn(sentence).filter(({ text }) => text !== ''))
    .filter((sentence) => sentence.length > 0)
  const [head] = first
  if (!head || !isHead(head, clauses)) return undefined
  const rest = withoutSituation(others, clauses)
  // "We rent out bikes. We would like to ask about the bike, the app, the price"
  if (
    others.flat().some(({ text }) => clauses.lead.test(text) && withoutLead(text, clauses).isWish)
  )
    return undefined
  // "Pet shop, grooming. Price, waiting, opening hours": a short first sentence is what the others belong to.
  const isSubject = first.length === maxSubjects && rest.length >= minItems
  if (head.isListed && !isSubject)
    return isOneLine(goal) ? listOf([...first, ...rest], clauses) : undefined
  // Where others are asked, what stands before them describes the situation.
  const firstAsked = rest.findIndex(({ isAsked }) => isAsked)
  const isMostlyAsked = rest.filter(({ isAsked }) => isAsked).length * 2 >= rest.length
  const isSituation = ({ isListed, text }: Fragment, at: number) =>
    isMostlyAsked && at < firstAsked && !isListed && !clauses.question.test(text)
  const items = rest.filter(
    (each, at) => !isSituation(each, at) && !tellsOfPeople(each, at === 0, clauses),
  )
  const words = items.map(({ text }) => tokenize(text).length)
  const mean = words.reduce((sum, count) => sum + count, 0) / words.length
  const areShort = words.every((count) => count <= maxWords.item) && mean <= maxMeanWords
  const nouns = items.filter(({ text }) => !clauses.question.test(text))
  if (items.length < minItems || nouns.length < minNouns || !areShort) return undefined
  return { things: items.map(({ text }) => text), headings: [head.text] }
}

/** "Low traffic scheme, 6 months in" and "Young firms that left" before a list say what it is about. */
function withoutSituation(sentences: readonly (readonly Fragment[])[], clauses: Clauses) {
  const [first = [], ...others] = sentences
  const isTimed = first.length > 1 && first.some(({ text }) => startsWithNumber.test(text))
  const [only] = first
  const isLeadIn =
    first.length === 1 &&
    only !== undefined &&
    !only.isAsked &&
    only.text.includes(' ') &&
    !clauses.question.test(only.text) &&
    others.length === 1 &&
    others[0]!.length >= minItems
  return (isTimed || isLeadIn ? others : sentences)
    .flat()
    .filter(({ text }) => !startsWithNumber.test(text))
}

/** "Menu; price; music; parking" */
const isSeparatedLine = /^[^.!?؟:،,\n;؛]+(?:[;؛][^.!?؟:،,\n;؛]+)+[.;؛]?$/u

const isOneLine = (goal: string) => !/[.!?؟;\n]\s*\S/u.test(goal)

/** "Dental clinic, reception, waiting time, price": nothing says whether the first is what the others belong to. */
const listOf = (items: readonly Fragment[], clauses: Clauses): Fragments | undefined =>
  items.length > minItems &&
  items.every(
    ({ text }) => tokenize(text).length <= maxWords.listed && !clauses.question.test(text),
  )
    ? { things: items.map(({ text }) => text), headings: [] }
    : undefined

/** Lists of nouns behind other sentences: "Our guests complain. Breakfast, cleaning, noise", "Price? Teachers?" */
export function listsBehind(goal: string, clauses: Clauses): string[] {
  const sentences = goal.replaceAll(aside, '').split(betweenSentences).slice(1).map(fragmentsIn)
  const isNoun = ({ text }: Fragment) =>
    text !== '' &&
    clauses.brief?.limit.test(text) !== true &&
    tokenize(text).length <= maxWords.behind &&
    [clauses.lead, clauses.wish, clauses.instruction].every((pattern) => !pattern.test(text)) &&
    !text.split(' ').some((word) => clauses.question.test(word)) &&
    // "Was it the price, the parking or the therapist?"
    clauses.supposed?.asked?.test(text) !== true &&
    !clauses.question.test(text)
  // "Equipment, noise, meetings, and whether they trust us": questions may follow the nouns.
  const lists = sentences.flatMap((parts) => {
    const firstOther = parts.findIndex((part) => !isNoun(part))
    const nouns = firstOther < 0 ? parts : parts.slice(0, firstOther)
    const next = parts[firstOther]
    const isList = next === undefined || clauses.question.test(next.text)
    return nouns.length >= minItems && isList ? [nouns] : []
  })
  const asked = sentences.filter(
    (parts) => parts.length === 1 && parts.every((part) => part.isAsked && isNoun(part)),
  )
  return [...lists, ...(asked.length >= minNouns ? asked : [])].flat().map(({ text }) => text)
}

function fragmentsIn(sentence: string): Fragment[] {
  const isAsked = /[?؟]\s*$/u.test(sentence)
  const parts = sentence.split(/[,،]\s+/u)
  return parts.map((part) => ({
    text: lowerFirst(part.replaceAll(marks, '').replaceAll(/\s+/gu, ' ')).replace(joint, ''),
    isAsked,
    isListed: parts.length > 1,
  }))
}

const isHead = ({ text, isAsked }: Fragment, { lead, wish, question, instruction }: Clauses) =>
  !isAsked &&
  tokenize(text).length <= maxWords.head &&
  [lead, wish, question, instruction].every((pattern) => !pattern.test(text))

/** True if the fragment names people to ask, what they did, and a question word that asks about that. */
function tellsOfPeople(
  { text, isAsked, isListed }: Fragment,
  isFirst: boolean,
  clauses: Clauses,
): boolean {
  if (clauses.question.test(text)) return tokenize(text).length < 2
  if (isListed || isAsked) return false
  const [first = '', ...more] = text.split(' ')
  // Alone among others they are a thing: "food, drivers".
  return (
    ((isFirst || more.length > 0) && clauses.audience(first) !== undefined) ||
    clauses.instruction.test(text) ||
    clauses.addressing?.test(text) === true
  )
}
