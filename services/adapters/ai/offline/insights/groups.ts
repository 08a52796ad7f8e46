// Groups of statements that claim the same of a thing, or in answer to an objective.
import type { Claim } from './claim-signs.ts'
import type { Group, Survey } from './group.ts'
import { isTheme } from './themes.ts'
import { peopleOf, type Thing } from './things.ts'
import type { Statement } from './statements.ts'

const minPeople = 2
/** Of a thing that people judge: words without a theme may mean different things. */
const minSure = { theme: 2, noun: 3 }
/** Of a thing that people speak of without a common sign. */
const minMentions = { theme: 3, noun: 4 }
/** A group whose people are counted by another one, in this share, is nothing new. */
const maxCovered = 0.7
const maxOfObjective = 3

/** Groups of things, the largest first, and of what else people say about each objective; none repeats another. */
export function findGroups(survey: Survey, most: number): Group[] {
  const things: Group[] = []
  const candidates = survey.things
    .flatMap((thing) => groupOfThing(thing, survey))
    .filter(isTogether)
    .toSorted((a, b) => weigh(b) - weigh(a))
  for (const group of candidates) {
    const same = things.filter((each) => each.objectiveId === group.objectiveId)
    if (things.length >= most || same.length >= maxOfObjective) continue
    if (!things.some((other) => isCovered(group, other))) things.push(group)
  }
  const points = survey.objectives
    .flatMap(({ id }) => groupsOfObjective(id, survey))
    .filter((point) => !things.some((thing) => isNamed(point, thing) || isOneSide(point, thing)))
  const others = things.filter((thing) => !points.some((each) => isPart(thing, each)))
  const silent = survey.objectives.filter(({ id }) =>
    [...points, ...others].every(({ objectiveId }) => objectiveId !== id),
  )
  return [...points, ...others.slice(0, Math.max(minThings, most - points.length - silent.length))]
}

/** Whether several people answer the same question, which tells what they speak of; two people must. */
function isTogether({ statements, objectiveId }: Group): boolean {
  const own = statements.filter((each) => each.objectiveId === objectiveId)
  return objectiveId !== null && peopleOf(own).size >= minPeople
}

/** Whether most people of a group say the same in another one. */
function isCovered(group: Group, other: Group): boolean {
  const own = peopleOf(group.statements)
  const all = new Set(other.statements)
  const shared = peopleOf(group.statements.filter((each) => all.has(each)))
  return shared.size > own.size * maxCovered
}

/** Whether a thing has a name for what all people of an objective's group say. */
function isNamed(point: Group, thing: Group): boolean {
  const named = new Set(point.kind === 'praise' ? thing.good : thing.bad)
  return (
    peopleOf(point.statements).difference(
      peopleOf(point.statements.filter((each) => named.has(each))),
    ).size === 0
  )
}

/** Whether most people of an objective's group are on one side of a contrast. */
const isOneSide = (point: Group, { kind, statements }: Group) =>
  kind === 'contrast' && isCovered(point, { ...point, statements })

/** Two of the people of an objective's group, or those who name its only subject, are no group of their own. */
function isPart({ thing, kind, statements, bad, good }: Group, point: Group): boolean {
  if (kind === 'mention' || kind === 'contrast' || kind === 'partly') return false
  const all = new Set(point.statements)
  const own = kind === 'praise' ? good : bad
  if (own.some((each) => !all.has(each))) return false
  return peopleOf(statements).size < minPart || point.subject === thing?.concept
}

const minPart = 3
const minThings = 2

const signWeights: Readonly<Record<Group['kind'], number>> = {
  ...{ complaint: 1.4, contrast: 1.4, partly: 1.2, praise: 1.1, mention: 0.6 },
}

export const weigh = ({ kind, statements, thing }: Group) =>
  peopleOf(statements).size *
  signWeights[kind] *
  (thing?.isSigned ? 1.3 : thing && isTheme(thing.concept) ? 1 : 0.8)

type Signed = Readonly<Record<Claim, readonly Statement[]>>

function bySign(
  statements: readonly Statement[],
  claimOf: (statement: Statement) => Claim,
): Signed {
  const none = {
    negative: [],
    positive: [],
    content: [],
    nothing: [],
    open: [],
    wish: [],
    aside: [],
  }
  return { ...none, ...Object.fromEntries(Map.groupBy(statements, (each) => claimOf(each))) }
}

/** Statements of people who are not in the other list. */
const withoutPeople = (statements: readonly Statement[], others: readonly Statement[]) => {
  const people = peopleOf(others)
  return statements.filter(({ person }) => !people.has(person))
}

/** What an objective and the first answers about it speak of; what is asked next may lead elsewhere. */
const conceptsIn = (answers: readonly Statement[], own: ReadonlySet<string>) =>
  new Set([
    ...own,
    ...answers.flatMap(({ isFollowUp, concepts }) => (isFollowUp ? [] : [...concepts])),
  ])

/** What people complain of and praise in answer to an objective. */
function groupsOfObjective(objectiveId: string, survey: Survey): Group[] {
  const { statements, claimOf, conceptsOf } = survey
  const answers = statements.filter((each) => each.askedId === objectiveId)
  const spoken = conceptsIn(answers, conceptsOf.get(objectiveId) ?? new Set())
  const own = answers.filter((each) => !each.isFollowUp || !each.concepts.isDisjointFrom(spoken))
  // Where the question asks for what is bad, all answers are; where it asks for wishes, none is.
  if (own.every(({ asksFor }) => asksFor === 'bad' || asksFor === 'wish')) return []
  const signed = bySign(own, claimOf)
  const bad = signed.negative
  const good = withoutPeople(signed.positive, bad)
  const [badPeople, goodPeople] = [peopleOf(bad).size, peopleOf(good).size]
  const themes = [...(conceptsOf.get(objectiveId) ?? [])].filter(isTheme)
  const subject = themes.length === 1 ? themes[0] : undefined
  const group = { thing: undefined, objectiveId, subject, bad, good }
  return [
    ...(badPeople >= minPeople ? [{ ...group, kind: 'complaint' as const, statements: bad }] : []),
    ...(goodPeople >= minPeople ? [{ ...group, kind: 'praise' as const, statements: good }] : []),
  ]
}

function groupOfThing(thing: Thing, { claimOf, subjects }: Survey): Group[] {
  const { concept, statements } = thing
  const signed = bySign(statements, (each) => claimOf(each, concept))
  const bad = signed.negative
  const good = withoutPeople(signed.positive, bad)
  const [badPeople, goodPeople] = [peopleOf(bad).size, peopleOf(good).size]
  const group = { thing, bad, good }
  const made = (kind: Group['kind'], own: readonly Statement[]): Group[] => [
    { ...group, kind, statements: own, objectiveId: mainObjective(own) },
  ]
  const least = isTheme(concept) ? minSure.theme : minSure.noun
  if (badPeople >= minPeople && goodPeople >= minPeople) return made('contrast', [...bad, ...good])
  const rest = [...bad, ...signed.open, ...signed.wish]
  // "Four people speak of it" are all who do.
  const spoken = [...rest, ...signed.positive, ...signed.content]
  if (badPeople >= 1 && badPeople >= goodPeople) {
    const members = withoutPeople(rest, good)
    const people = peopleOf(members).size
    if (people === badPeople && people >= least) return made('complaint', bad)
    if (badPeople >= least) return made('partly', spoken)
  }
  if (goodPeople >= least && goodPeople > badPeople) return made('praise', good)
  const fewest = isTheme(concept) ? minMentions.theme : minMentions.noun
  const isReported = !subjects.has(concept) && concept !== '%duration'
  return peopleOf(rest).size >= fewest && isReported ? made('mention', spoken) : []
}

/** The objective of most people. */
export function mainObjective(statements: readonly Statement[]): string | null {
  const people = Map.groupBy(statements, ({ objectiveId }) => objectiveId)
  const [best] = [...people].toSorted((a, b) => peopleOf(b[1]).size - peopleOf(a[1]).size)
  return best?.[0] ?? null
}

/** Groups with complaints of several people, those of most of them first; none whose people another one has. */
export function complaintsOf(groups: readonly Group[]): Group[] {
  const chosen: Group[] = []
  const ranked = groups
    .filter(({ bad, kind }) => kind !== 'praise' && kind !== 'mention' && peopleOf(bad).size >= 2)
    .toSorted((a, b) => peopleOf(b.bad).size - peopleOf(a.bad).size)
  for (const group of ranked) {
    const own = { ...group, statements: group.bad }
    if (!chosen.some((other) => isCovered(own, { ...other, statements: other.bad })))
      chosen.push(group)
  }
  return chosen
}
