// Groups of people who say the same of an issue, in whatever words.
import type { Group, Survey } from './group.ts'
import { issueSignsOf, issuesAskedFor, type IssueSign } from './issue-signs.ts'
import type { Issue, Side } from './issues.ts'
import type { Statement } from './statements.ts'
import { mainObjective, peopleOf } from './people.ts'

const minPeople = 2
/** Of an issue that neither the goal nor a question is about. */
const minUnasked = 3
/** Of whom another group of the same objective has that share, a group is nothing new. */
const maxCovered = 0.6

type Mention = { statement: Statement; sign: IssueSign }
type Sides = Readonly<Record<Side, readonly Statement[]>>
type Found = { issue: Issue; objectiveId: string; isAsked: boolean; sides: Sides }

/** What at least two people say, by objective, the largest group first, each with those who say the contrary. */
export function findIssueGroups(survey: Survey): Group[] {
  const mentions = survey.statements.flatMap((statement) => signsIn(statement, survey))
  const asked = new Map(
    survey.objectives.map(({ id, text }) => [
      id,
      askedIn([text, ...questionsOf(survey, id)], mentions),
    ]),
  )
  const known = askedIn([survey.goal], mentions)
  const found = [...Map.groupBy(mentions, ({ sign }) => sign.issue)].flatMap(([issue, own]) => {
    const homes = survey.objectives.filter(({ id }) => asked.get(id)?.has(issue))
    return foundOf(issue, own, new Set(homes.map(({ id }) => id)), known.has(issue))
  })
  return survey.objectives.flatMap(({ id }) =>
    distinct(found.filter(({ objectiveId }) => objectiveId === id)).flatMap(groupsOf),
  )
}

/** An issue for each objective that asks about it; what is said of it elsewhere belongs to the one with most people. */
function foundOf(
  issue: Issue,
  mentions: readonly Mention[],
  homes: ReadonlySet<string>,
  isKnown: boolean,
): Found[] {
  const outright = mentions.filter(({ sign }) => isOutright(sign))
  const atHome = mentions.filter(({ statement }) => homes.has(statement.objectiveId ?? ''))
  const home = mainObjective(
    (atHome.length > 0 ? atHome : outright).map(({ statement }) => statement),
  )
  if (home === null) return []
  return [...new Set([home, ...homes])].flatMap((objectiveId) => {
    const isAsked = homes.has(objectiveId)
    const own = mentions.filter(
      ({ statement, sign }) =>
        statement.objectiveId === objectiveId ||
        (objectiveId === home && isOutright(sign) && !homes.has(statement.objectiveId ?? '')),
    )
    const sides = sidesOf(own, objectiveId, isAsked)
    const least = isAsked || isKnown ? minPeople : minUnasked
    const people = Math.max(peopleOf(sides.bad).size, peopleOf(sides.good).size)
    return people < least ? [] : [{ issue, objectiveId, isAsked, sides }]
  })
}

/** Of one objective, or of all. */
const questionsOf = ({ responses }: Survey, objectiveId?: string) =>
  new Set(
    responses
      .filter((each) => objectiveId === undefined || each.objectiveId === objectiveId)
      .map(({ question }) => question),
  )

function askedIn(texts: readonly string[], [first]: readonly Mention[]): ReadonlySet<Issue> {
  if (!first) return new Set()
  return new Set(texts.flatMap((text) => [...issuesAskedFor(text, first.statement.language)]))
}

/** What a statement says of issues; nothing where it says what others say, or what was once. */
function signsIn(statement: Statement, { claimOf }: Survey): Mention[] {
  const claim = claimOf(statement)
  if (claim === 'nothing' || claim === 'aside') return []
  return issueSignsOf(statement.text, statement.language)
    .filter((sign) => {
      const { side, isDenied } = sign
      if (claim === 'wish' || statement.isQuestion) return side === 'bad' && !isDenied
      if (claim === 'content' && side === 'bad') return isOutright(sign) && !isDenied
      return claim !== (side === 'good' ? 'negative' : 'positive')
    })
    .map((sign) => ({ statement, sign }))
}

/** Whatever the question is. */
const isOutright = ({ isWeak, isWord }: IssueSign) => !isWeak && !isWord

/** Single words count where the question is about the issue, or others say the same outright; weak phrases only in a first answer to it. */
function sidesOf(mentions: readonly Mention[], objectiveId: string, isAsked: boolean): Sides {
  const outright = mentions.filter(({ sign }) => isOutright(sign) || (isAsked && !sign.isWeak))
  const isSeeded = (['bad', 'good'] as const).some(
    (side) =>
      peopleOf(outright.filter(({ sign }) => sign.side === side).map((each) => each.statement))
        .size >= minPeople,
  )
  const clear = peopleOf(outright.map(({ statement }) => statement))
  const isCounted = ({ sign, statement: { person, isFollowUp, askedId } }: Mention) =>
    isOutright(sign) ||
    ((isAsked || isSeeded) && !sign.isWeak) ||
    (isAsked && !isFollowUp && askedId === objectiveId && !clear.has(person))
  const of = (side: Side) => {
    const counted = mentions.filter((each) => each.sign.side === side && isCounted(each))
    // "Good", "never" and "waiting" alone may be about anything.
    const isNamed = counted.some(({ sign }) => !sign.isWeak)
    return isNamed ? [...new Set(counted.map(({ statement }) => statement))] : []
  }
  const bad = of('bad')
  const badPeople = peopleOf(bad)
  return { bad, good: of('good').filter(({ person }) => !badPeople.has(person)) }
}

/** The largest first; none that most people of another one share. */
function distinct(found: readonly Found[]): Found[] {
  const size = ({ sides }: Found) => Math.max(peopleOf(sides.bad).size, peopleOf(sides.good).size)
  const chosen: Found[] = []
  const ranked = found.toSorted(
    (a, b) => size(b) - size(a) || Number(b.isAsked) - Number(a.isAsked),
  )
  for (const each of ranked) if (!chosen.some((other) => isCovered(each, other))) chosen.push(each)
  return chosen
}

function isCovered(one: Found, other: Found): boolean {
  const side = mainSide(one)
  const own = peopleOf(one.sides[side])
  return own.intersection(peopleOf(other.sides[side])).size >= own.size * maxCovered
}

/** That of more people. */
const mainSide = ({ sides: { bad, good } }: Found): Side =>
  peopleOf(bad).size >= peopleOf(good).size ? 'bad' : 'good'

function groupsOf(found: Found): Group[] {
  const { issue, objectiveId, sides } = found
  const main = mainSide(found)
  const group = (side: Side, isContrary: boolean): Group[] =>
    sides[side].length === 0
      ? []
      : [
          {
            ...{ thing: undefined, objectiveId, bad: [], good: [] },
            [side]: sides[side],
            statements: sides[side],
            kind: side === 'bad' ? 'complaint' : 'praise',
            issue: { claim: issue.claims[side], ask: side === 'bad' ? issue.ask : '', isContrary },
          },
        ]
  return [...group(main, false), ...group(main === 'bad' ? 'good' : 'bad', true)]
}
