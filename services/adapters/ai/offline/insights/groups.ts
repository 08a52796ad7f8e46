// Groups of statements that say something similar of the same thing.
import type { Sentiment } from '#contract/survey.ts'
import { isSurePraise, soundsGood, type SignOf } from './signs.ts'
import type { Group, Survey } from './group.ts'
import { sharedConcepts } from './shared-concepts.ts'
import { widen } from './widen-group.ts'
import { peopleOf, type Thing } from './things.ts'
import { isMeaning, isTheme } from './themes.ts'
import type { Statement } from './statements.ts'

/** Of the people who speak of a thing, the share that must say the same of it. */
const minShared = 0.75
const minPeople = 2
/** Of the people of a group, the share that must have its sign. */
const minSign = { negative: 0.5, positive: 0.6 }
/** Things that people mention rather than judge weigh less. */
const minWeight = -1.4

/** The groups worth reporting, the most important first. */
export function findGroups(survey: Survey, most: number): Group[] {
  const people = peopleOf(survey.statements).size
  const candidates = [
    ...survey.things.flatMap((thing) => groupsOfThing(thing, survey, people)),
    ...groupsOfMeaning(survey),
  ]
  const covered = new Set<Statement>()
  const chosen: Group[] = []
  let rest = candidates
  while (chosen.length < most && rest.length > 0) {
    const [group, ...others] = rest.toSorted((a, b) => b.score - a.score) as [Group, ...Group[]]
    rest = others
    const fresh = withoutCovered(group, covered)
    if (!isNew(fresh, chosen)) continue
    if (fresh.score < group.score) {
      rest = [...others, fresh]
      continue
    }
    chosen.push(group)
    for (const each of [...group.statements, ...group.opposed]) covered.add(each)
  }
  return chosen
}

/** A statement belongs to its best group only; without those of better groups, a group weighs less. */
function withoutCovered(group: Group, covered: ReadonlySet<Statement>): Group {
  const isFresh = (each: Statement) => !covered.has(each)
  const statements = group.statements.filter(isFresh)
  const opposed = group.opposed.filter(isFresh)
  const [before, after] = [group, { statements, opposed }].map((each) =>
    Math.max(1, peopleOf([...each.statements, ...each.opposed]).size),
  ) as [number, number]
  return { ...group, statements, opposed, score: (group.score * after) / before }
}

/** Whether several people are left, of whom several are in no other group about the same thing. */
function isNew({ thing, statements }: Group, chosen: readonly Group[]): boolean {
  const people = peopleOf(statements)
  if (people.size < minPeople) return false
  const known = chosen.filter((other) => other.thing !== undefined && other.thing === thing)
  const counted = peopleOf(known.flatMap((other) => other.statements))
  return people.difference(counted).size >= minPeople
}

function groupsOfThing(thing: Thing, survey: Survey, people: number): Group[] {
  const whole = widen(signedGroup(thing, undefined, thing.statements, survey.signOf), survey)
  const total = peopleOf(thing.statements).size
  const shares = sharedConcepts(thing.statements, thing.concept).filter(
    ({ concept }) => !isMeaning(concept) && !thing.stems.has(concept),
  )
  const parts = partsOf(thing, shares, survey)
  const isSubject = survey.subjects.has(thing.concept)
  const [best] = shares
  const isDominant = best !== undefined && best.people >= Math.max(2, total * minShared)
  const isVague = !isDominant && whole.opposed.length === 0
  if (isOnlyMentioned(thing, total, isVague || isSubject)) return []
  if (isSubject && isVague && isMeagre(whole, thing, best?.people ?? 0)) return parts
  const isEverywhere = total > Math.max(4, people * 0.7)
  const isClear = isDominant || (!isSubject && hasOneMeaning(thing))
  const weight = isClear ? clearWeight : isVague ? vagueWeight(isSubject, isEverywhere) : 1
  return [
    { ...whole, shared: isDominant ? best.concept : undefined, score: weigh(whole) * weight },
    ...parts,
  ]
}

const clearWeight = 1.25

/** Statements about a thing that share something else as well. */
function partsOf(thing: Thing, shares: ReturnType<typeof sharedConcepts>, survey: Survey): Group[] {
  const total = peopleOf(thing.statements).size
  return shares
    .filter(({ people }) => people >= minPeople && people < total * 0.9)
    .slice(0, maxParts)
    .map(({ concept, people }) => {
      const statements = thing.statements.filter(({ concepts }) => concepts.has(concept))
      const group = widen(signedGroup(thing, concept, statements, survey.signOf), survey)
      return { ...group, score: weigh(group) * (people >= 3 ? 1.25 : 1.05) }
    })
}

/** How long something takes says little of what it is. */
const hasOneMeaning = ({ isLabelled, concept }: Thing) => isLabelled && concept !== '%duration'
const maxParts = 6

/** Of a group whose people say different things: less for the survey's subject and for what nearly all mention. */
const vagueWeight = (isSubject: boolean, isEverywhere: boolean) =>
  (isSubject ? 0.6 : 0.75) * (isEverywhere ? 0.8 : 1)

/** Few people who mention the same thing have not said the same. */
const isOnlyMentioned = ({ weight, concept }: Thing, people: number, isGeneral: boolean) =>
  !isTheme(concept) && ((weight < minWeight && people < 4) || (people < 3 && isGeneral))

/** Of a thing that the survey is about anyway: whether few people say the same of it. */
const isMeagre = ({ sign }: Group, thing: Thing, alike: number) =>
  !isTheme(thing.concept) &&
  alike * 2 < peopleOf(thing.statements).size &&
  (sign === 'neutral' || isScattered(thing))

/** Whether people mention it in their answers to several questions. */
const isScattered = ({ statements }: Thing) =>
  peopleOf(ofMainObjective(statements)).size * 4 < peopleOf(statements).size * 3

/** Statements of the same meaning, or with the same verb, about different things: "kept waiting", "two hours late". */
function groupsOfMeaning({ statements, things, subjects, signOf }: Survey): Group[] {
  const named = new Set(things.map(({ concept }) => concept))
  const byMeaning = new Map<string, Statement[]>()
  for (const statement of statements)
    for (const concept of statement.concepts)
      if (!named.has(concept) && !isMeaning(concept) && !subjects.has(concept))
        byMeaning.set(concept, [...(byMeaning.get(concept) ?? []), statement])
  return [...byMeaning].flatMap(([concept, own]) => {
    if (peopleOf(own).size < minAlike) return []
    const group = signedGroup(undefined, concept, ofMainObjective(own), signOf)
    if (group.sign !== 'negative' || peopleOf(group.statements).size < minAlike) return []
    return [{ ...group, opposed: [], score: weigh(group) * 0.6 }]
  })
}

const minAlike = 3

/** Those that answer the question of most of them: elsewhere the same word says something else. */
function ofMainObjective(statements: readonly Statement[]): readonly Statement[] {
  const groups = [...Map.groupBy(statements, ({ objectiveId }) => objectiveId).values()]
  const [best = []] = groups.toSorted((a, b) => peopleOf(b).size - peopleOf(a).size)
  return best
}

/** The statements of the sign that most people have, and those of the opposite one. */
function signedGroup(
  thing: Thing | undefined,
  shared: string | undefined,
  statements: readonly Statement[],
  signOf: SignOf,
): Group {
  const of = (sign: Sentiment) => statements.filter((each) => signOf(each) === sign)
  const [bad, good] = [of('negative'), of('positive')]
  const [badPeople, goodPeople] = [peopleOf(bad), peopleOf(good)]
  const total = peopleOf(statements).size
  const group = { thing, shared, score: 0 }
  if (badPeople.size === goodPeople.size && badPeople.size === 0)
    return { ...group, sign: 'neutral', statements, opposed: [] }
  const isBad = badPeople.size >= goodPeople.size
  const [own, opposed] = isBad ? [badPeople, good] : [goodPeople, bad]
  const isClear = own.size >= total * (isBad ? minSign.negative : minSign.positive)
  const sign = isClear ? (isBad ? 'negative' : 'positive') : 'neutral'
  // A person who says both is counted once, with the majority; so is one who says what most of the others say.
  const majority = statements.filter((each) => own.has(each.person))
  const isSame = thing !== undefined && isTheme(thing.concept)
  const isAlike = (other: Statement) =>
    isBad
      ? !isSurePraise(other) && ((isSame && !soundsGood(other)) || repeatsMajority(other))
      : repeatsMajority(other)
  const repeatsMajority = ({ concepts, isNegated }: Statement) =>
    majority.some(
      (each) =>
        (!isNegated || each.isNegated) &&
        [...concepts].some((concept) => concept !== thing?.concept && each.concepts.has(concept)),
    )
  const others = opposed.filter((each) => !own.has(each.person) && !isAlike(each))
  const rest = new Set(others)
  const isContrast = peopleOf(others).size >= minPeople
  const members = statements.filter((each) => (isContrast ? own.has(each.person) : !rest.has(each)))
  return { ...group, sign, statements: members, opposed: others }
}

const signWeights: Record<Sentiment, number> = {
  negative: 1.3,
  positive: 1,
  mixed: 1,
  neutral: 0.85,
}

function weigh({ statements, opposed, sign, thing }: Group): number {
  const both = peopleOf(opposed).size >= minPeople
  const people = peopleOf(statements).size + (both ? peopleOf(opposed).size : 0)
  const words = thing?.name.includes(' ') ? 1.05 : 1
  return people * signWeights[sign] * (both ? 1.1 : 1) * words
}
