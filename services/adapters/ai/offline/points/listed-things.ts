// The items of a list in a part of a goal.
import type { Clauses } from '../../languages/types/clauses.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import { trimThing, withoutLead } from './goal-sentences.ts'

const maxItemWords = 13

/** "how often they ride, price, quality of the bikes": short items after a question in a list are things too. */
export function withListedItems(thing: string, clauses: Clauses, isList: boolean): string[] {
  if (clauses.choice?.test(thing)) return [thing]
  const [first = '', ...listed] = thing.split(/[,،]\s*/u)
  const items = listed
    .map((item) => withoutLead(withoutConjunction(item, clauses.listConjunction), clauses).rest)
    .filter((item) => clauses.brief?.limit.test(item) !== true)
  // "كيف كان السعر، والجودة، والخدمة"
  const { determiner } = clauses
  const isChoice = alternatives.test(thing)
  // "What bothers them on the route, the waiting time"
  const isJoined =
    items.length > 0 &&
    (items.every((item) => joinedNoun.test(item)) ||
      (!isChoice && determiner !== undefined && items.every((item) => determiner.test(item))))
  if (!isList && !isJoined) return [thing]
  if (items.length === 0 && listed.length > 0) return [trimThing(first)]
  const areShort = items.length > 0 && items.every((item) => tokenize(item).length <= 6)
  return areShort
    ? [
        first,
        ...items.flatMap((item) =>
          alternatives.test(item) ? [item] : item.split(clauses.listConjunction),
        ),
      ]
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

const alternatives = /(?<!^)\s(?:or|ou|أو|او)\s/iu

/** "trabalho e estudo e as expectativas": where an item begins with an article, only such ones are items. */
export function splitAtConjunction(
  item: string,
  { listConjunction, determiner, possessed }: Clauses,
): string[] {
  // "A wheelchair or pram" is one thing.
  if (alternatives.test(item) || pair.test(item)) return [item]
  const parts = item.split(listConjunction)
  if (parts.slice(1).some((part) => possessed?.test(part))) return [item]
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

/** "The balance between work and life" */
const pair =
  /(?<!\p{L})(?:between|entre|بين) (?!them|us|eles|elas|si |nós)\S+(?: \S+){0,2}? (?:and |e |و)\S+/iu

export function listItems(thing: string, clauses: Clauses): string[] {
  const isMarked = /[,،]/u.test(thing)
  const parts = (isMarked ? thing.split(/[,،]\s*/u) : (clauses.splitList?.(thing) ?? [thing]))
    .flatMap((item) => (isMarked ? splitAtConjunction(item, clauses) : [item]))
    .map((item) => trimThing(withoutLead(item, clauses).rest))
    .filter((item) => item !== '' && !clauses.instruction.test(item))
  const items = parts.filter((item) => clauses.brief?.limit.test(item) !== true)
  // One item is left where the others are limits.
  const isList = items.length > 1 || (items.length === 1 && parts.length > 1)
  const areItems = isList && items.every((item) => tokenize(item).length <= maxItemWords)
  return areItems ? items : [trimThing(thing)]
}
