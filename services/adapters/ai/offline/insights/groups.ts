// Groups of statements that say something similar of the same thing.
import type { Sentiment } from '#contract/survey.ts'
import { isSurePraise, type SignOf } from './signs.ts'
import { peopleOf, type Thing } from './things.ts'
import type { Statement } from './statements.ts'

export type Group = {
  /** Absent where people use different nouns for what happened. */
  thing: Thing | undefined
  /** What most of the statements also say. */
  shared: string | undefined
  sign: Sentiment
  statements: readonly Statement[]
  /** Statements about the same thing with the opposite sign. */
  opposed: readonly Statement[]
  score: number
}

/** Of the people who speak of a thing, the share that must say the same of it. */
const minShared = 0.75
const minPeople = 2
/** Of the people of a group, the share that must have its sign. */
const minSign = { negative: 0.5, positive: 0.6 }
/** Things that people mention rather than judge weigh less. */
const minWeight = -1.4
/** With a larger share of its statements in better groups, a group says nothing new. */
const maxCovered = 0.5

type Survey = {
  statements: readonly Statement[]
  things: readonly Thing[]
  /** Concepts of the survey's title, goal and objectives. */
  subjects: ReadonlySet<string>
  signOf: SignOf
}

/** The groups worth reporting, the most important first. */
export function findGroups(survey: Survey, most: number): Group[] {
  const people = peopleOf(survey.statements).size
  const candidates = [
    ...survey.things.flatMap((thing) => groupsOfThing(thing, survey, people)),
    ...groupsOfMeaning(survey),
  ].toSorted((a, b) => b.score - a.score)
  const covered = new Set<Statement>()
  const chosen: Group[] = []
  for (const group of candidates) {
    if (chosen.length === most) break
    const all = [...group.statements, ...group.opposed]
    const fresh = all.filter((each) => !covered.has(each))
    if (fresh.length < all.length * (1 - maxCovered) || peopleOf(fresh).size < minPeople) continue
    if (peopleOf(group.statements).size < minPeople) continue
    const known = chosen.filter(({ thing }) => thing !== undefined && thing === group.thing)
    const counted = peopleOf(known.flatMap(({ statements }) => statements))
    if (peopleOf(fresh).difference(counted).size < minPeople) continue
    chosen.push(group)
    for (const each of all) covered.add(each)
  }
  return chosen
}

function groupsOfThing(thing: Thing, survey: Survey, people: number): Group[] {
  const whole = widen(signedGroup(thing, undefined, thing.statements, survey.signOf), survey)
  const shares = sharedConcepts(thing.statements, thing.concept)
  const total = peopleOf(thing.statements).size
  const parts = shares
    .filter(({ people: count }) => count >= minPeople && count < total * 0.9)
    .slice(0, maxParts)
    .map(({ concept, people: count }) => {
      const statements = thing.statements.filter(({ concepts }) => concepts.has(concept))
      const group = widen(signedGroup(thing, concept, statements, survey.signOf), survey)
      return { ...group, score: weigh(group) * (count >= 3 ? 1.25 : 1.05) }
    })
  const isSubject = survey.subjects.has(thing.concept)
  const [best] = shares
  const isDominant = best !== undefined && best.people >= Math.max(2, total * minShared)
  const isVague = !isDominant && whole.opposed.length === 0
  if (isOnlyMentioned(thing, total, isVague || isSubject)) return []
  const isLoose = isVague && (best?.people ?? 0) * 2 < total
  if (isSubject && isLoose && (whole.sign === 'neutral' || isScattered(thing))) return parts
  const generality = isVague ? vagueWeight(isSubject, total > Math.max(4, people * 0.7)) : 1
  const weight = isDominant ? 1.25 : generality
  return [
    { ...whole, shared: isDominant ? best.concept : undefined, score: weigh(whole) * weight },
    ...parts,
  ]
}

const maxParts = 6

/** Of a group whose people say different things: less for the survey's subject and for what nearly all mention. */
const vagueWeight = (isSubject: boolean, isEverywhere: boolean) =>
  (isSubject ? 0.6 : 0.75) * (isEverywhere ? 0.8 : 1)

/** Few people who mention the same thing have not said the same. */
const isOnlyMentioned = ({ weight }: Thing, people: number, isGeneral: boolean) =>
  (weight < minWeight && people < 4) || (people < 3 && isGeneral)

/** Whether people mention it in their answers to several questions. */
const isScattered = ({ statements }: Thing) =>
  peopleOf(ofMainObjective(statements)).size * 4 < peopleOf(statements).size * 3

/** Statements of the same meaning, or with the same verb, about different things: "kept waiting", "two hours late". */
function groupsOfMeaning({ statements, things, subjects, signOf }: Survey): Group[] {
  const named = new Set(things.map(({ concept }) => concept))
  const byMeaning = new Map<string, Statement[]>()
  for (const statement of statements)
    for (const concept of statement.concepts)
      if (!named.has(concept) && !subjects.has(concept))
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
  const isAlike = (other: Statement) => !(isBad && isSurePraise(other)) && repeatsMajority(other)
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

/** What a concept must have to say the same without the thing: people of the group, and how much more often than elsewhere. */
const distinctive = {
  peopleOf: (concept: string) => (concept.startsWith('#') ? 3 : 2),
  share: 0.4,
  lift: 4,
}

/** With statements that tell the same without naming the thing: other words of the group, same question, same sign. */
function widen(group: Group, { statements, signOf, subjects }: Survey): Group {
  if (group.sign !== 'negative' || group.opposed.length > 0) return group
  const own = new Set(group.statements)
  const people = peopleOf(group.statements)
  const objectives = new Set(group.statements.map(({ objectiveId }) => objectiveId))
  const outside = statements.filter((each) => !own.has(each))
  const frequency = (all: readonly Statement[], concept: string) =>
    all.filter(({ concepts }) => concepts.has(concept)).length / Math.max(1, all.length)
  const concepts = sharedConcepts(group.statements, group.thing?.concept)
    .filter(
      ({ people: count, concept }) =>
        count >= Math.max(distinctive.peopleOf(concept), people.size * distinctive.share) &&
        !subjects.has(concept),
    )
    .filter(
      ({ concept }) =>
        frequency(group.statements, concept) >= distinctive.lift * frequency(outside, concept),
    )
    .map(({ concept }) => concept)
  const added = outside.filter(
    (each) =>
      !people.has(each.person) &&
      objectives.has(each.objectiveId) &&
      signOf(each) === 'negative' &&
      concepts.some((concept) => each.concepts.has(concept)),
  )
  return { ...group, statements: [...group.statements, ...added] }
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

/** What else people say in these statements, by how many; what several words share before single words. */
export function sharedConcepts(
  statements: readonly Statement[],
  except: string | undefined,
): { concept: string; people: number }[] {
  const people = new Map<string, Set<string>>()
  for (const { concepts, person } of statements)
    for (const concept of concepts)
      if (concept !== except) people.set(concept, (people.get(concept) ?? new Set()).add(person))
  return [...people]
    .map(([concept, own]) => ({ concept, people: own.size }))
    .toSorted((a, b) => b.people - a.people)
}
