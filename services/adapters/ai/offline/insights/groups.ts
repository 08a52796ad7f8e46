// Groups of statements that claim the same: of an issue, in answer to an objective, or of a thing.
import type { Objective } from '#contract/events/conversation-types.ts'
import type { Claim } from './claim-signs.ts'
import { isTurn } from './claims.ts'
import type { Group, Survey } from './group.ts'
import { evidenceOf } from './evidence.ts'
import { findIssueGroups } from './issue-groups.ts'
import type { Side } from './issues.ts'
import { isOpposed } from './amounts.ts'
import { isTheme } from './themes.ts'
import { mainObjective, peopleOf } from './people.ts'
import type { Thing } from './things.ts'
import type { Statement } from './statements.ts'

const minPeople = 2
/**
 * People that a complaint or praise needs. `signed`: the thing is a problem or praise by itself; otherwise the judgement beside
 * it may be about another thing.
 */
const minSure = { signed: 2, other: 3 }
/** A group whose people are counted by another one, in this share, is nothing new. */
const maxCovered = 0.6

/** Groups of issues; of things, the largest first; and of what else people say about each objective. None repeats another. */
export function findGroups(survey: Survey, most: number): Group[] {
  const issues = findIssueGroups(survey)
  const counted = new Set(issues.flatMap(({ statements }) => statements))
  const isLeft = (each: Statement) => !counted.has(each) && !each.isFollowUp
  const things: Group[] = []
  const candidates = survey.things
    .flatMap((thing) => groupOfThing(thing, survey, isLeft))
    .toSorted((a, b) => weigh(b) - weigh(a))
  for (const group of candidates) {
    const isKnown = things.some((other) => isCovered(group, other))
    if (issues.length + things.length < most && !isKnown) things.push(group)
  }
  const points = survey.objectives.flatMap((objective) =>
    groupsOfObjective(objective, survey, [...issues, ...things]),
  )
  const isContrary = (each: Group) => each.isContrary === true
  return [
    ...points.filter((each) => !isContrary(each)),
    ...issues,
    ...things,
    ...points.filter(isContrary),
  ]
}

/** Whether most people of a group say the same in another one. */
function isCovered(group: Group, other: Group): boolean {
  const own = peopleOf(group.statements)
  const all = new Set(other.statements)
  const shared = peopleOf(group.statements.filter((each) => all.has(each)))
  return shared.size > own.size * maxCovered
}

const signWeights: Readonly<Record<Group['kind'], number>> = {
  ...{ complaint: 1.4, contrast: 1.4, praise: 1.1 },
}

const weigh = ({ kind, statements, thing }: Group) =>
  peopleOf(statements).size *
  signWeights[kind] *
  (thing?.isSigned ? 1.3 : thing && isTheme(thing.concept) ? 1 : 0.8)

/** Statements of people who are not in the other list. */
const withoutPeople = (statements: readonly Statement[], others: readonly Statement[]) => {
  const people = peopleOf(others)
  return statements.filter(({ person }) => !people.has(person))
}

/** All who complain, and all who praise, in their first answer to an objective, where no other group counts them. */
function groupsOfObjective(
  { id: objectiveId, text }: Objective,
  { statements, claimOf }: Survey,
  others: readonly Group[],
): Group[] {
  const ofOtherPoints = new Set(
    others.flatMap((each) => (each.objectiveId === objectiveId ? [] : each.statements)),
  )
  const answers = statements.filter(
    (each) =>
      each.askedId === objectiveId &&
      !each.isFollowUp &&
      each.asksFor === null &&
      !ofOtherPoints.has(each),
  )
  const here = others.filter((each) => each.objectiveId === objectiveId)
  const counted = (kind: 'complaint' | 'praise') =>
    here.map((each) => {
      if (each.kind === kind) return each.statements
      return each.kind === 'contrast' ? each[kind === 'complaint' ? 'bad' : 'good'] : []
    })
  const isOf = (kind: 'complaint' | 'praise', claim: Claim) => {
    const known = new Set(counted(kind).flat())
    return answers.filter(
      (each) => known.has(each) || (claimOf(each) === claim && hasClearSign(each)),
    )
  }
  const isSatisfied = (each: Statement) => !isTurn(each) && claimOf(each) === 'content'
  const satisfied = answers.filter(isSatisfied)
  const complaints = withoutPeople(isOf('complaint', 'negative'), satisfied)
  const sides = undivided(answers, complaints, isOf('praise', 'positive'))
  const [more] = peopleOf(sides.good).size > peopleOf(sides.bad).size ? ['praise'] : ['complaint']
  return (['complaint', 'praise'] as const).flatMap((kind) => {
    const own = kind === 'complaint' ? sides.bad : sides.good
    const people = peopleOf(own)
    const isKnown = counted(kind).some((each) => people.isSubsetOf(peopleOf(each)))
    if (!isEnough(own) || isKnown) return []
    // What people say to questions of their own is no answer to the same one: their number says too little.
    if (!own.every((each) => each.isAskedAlike)) return []
    // "Too big" and "too small" are no complaint in common.
    if (kind === 'complaint' && isOpposed(text, own)) return []
    const isContrary = kind !== more && isEnough(kind === 'complaint' ? sides.good : sides.bad)
    return [{ thing: undefined, objectiveId, ...sides, isContrary, kind, statements: own }]
  })
}

/** By a word of complaint or of praise, or where all signs together make it likely. */
function hasClearSign(statement: Statement): boolean {
  const { bad, good, byLexicon, stance } = evidenceOf(statement)
  if (bad > 0 || good > 0 || byLexicon === 'positive') return true
  return Math.max(stance?.bad ?? 0, stance?.good ?? 0) >= leastStance
}
const leastStance = 0.5

/** If people complain and praise in one answer, what follows "but" counts; without "but" neither does. */
function undivided(
  answers: readonly Statement[],
  bad: readonly Statement[],
  good: readonly Statement[],
) {
  const [complaints, praise] = [new Set(bad), new Set(good)]
  const sides = new Map<string, Side | null>()
  for (const each of answers) {
    const side = complaints.has(each) ? 'bad' : praise.has(each) ? 'good' : undefined
    const before = sides.get(each.person)
    if (!side || side === before) continue
    sides.set(each.person, before === undefined || isTurn(each) ? side : null)
  }
  const of = (side: Side, own: readonly Statement[]) =>
    own.filter(({ person }) => sides.get(person) === side)
  return { bad: of('bad', bad), good: of('good', good) }
}

const isEnough = (statements: readonly Statement[], least = minPeople) =>
  peopleOf(statements).size >= least

/** Where each statement about a thing that has a sign has the same one, or several people have each. */
function groupOfThing(
  thing: Thing,
  { claimOf }: Survey,
  isLeft: (statement: Statement) => boolean,
): Group[] {
  const { concept } = thing
  const statements = thing.statements.filter(isLeft)
  const of = (claim: Claim) => statements.filter((each) => claimOf(each, concept) === claim)
  const bad = of('negative')
  const good = withoutPeople(of('positive'), bad)
  const least = thing.isSigned ? minSure.signed : minSure.other
  const made = (kind: Group['kind'], own: readonly Statement[]): Group[] => {
    const objectiveId = mainObjective(own)
    // The question says what they speak of: they must have answered the same one.
    const together = own.filter((each) => each.objectiveId === objectiveId)
    if (objectiveId === null || !isEnough(together)) return []
    return [{ thing, bad, good, kind, statements: own, objectiveId }]
  }
  if (isEnough(bad) && isEnough(good)) return made('contrast', [...bad, ...good])
  const open = withoutPeople(of('open'), [...bad, ...good])
  if (isEnough(open)) return []
  if (isEnough(bad, least) && good.length === 0) return made('complaint', bad)
  return isEnough(good, least) && bad.length === 0 ? made('praise', good) : []
}

/** Groups with complaints of several people, those of most of them first. */
export const complaintsOf = (groups: readonly Group[]): Group[] =>
  groups
    .filter(({ bad, kind }) => kind !== 'praise' && isEnough(bad))
    .toSorted((a, b) => peopleOf(b.bad).size - peopleOf(a.bad).size)
