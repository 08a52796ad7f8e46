// Groups of people who say the same of an issue, in whatever words.
import type { Group, Survey } from './group.ts'
import { issueSignsOf, issuesAskedFor, type IssueSign } from './issue-signs.ts'
import type { Issue, Side } from './issues.ts'
import type { Statement } from './statements.ts'
import { peopleOf } from './things.ts'

const minPeople = 2
/** Of whom another group of the same objective has that share, a group is nothing new. */
const maxCovered = 0.6

type Said = { statement: Statement; sign: IssueSign }
type Sides = Readonly<Record<Side, readonly Statement[]>>
type Found = { issue: Issue; objectiveId: string; isAsked: boolean; sides: Sides }

/** For each objective what at least two people say, the largest group first, each with those who say the contrary. */
export function findIssueGroups(survey: Survey): Group[] {
  const said = survey.statements.flatMap((statement) => signsIn(statement, survey))
  return survey.objectives.flatMap(({ id, text }) => {
    const own = said.filter(({ statement }) => statement.objectiveId === id)
    const asked = askedIn([text, ...questionsOf(id, survey)], own)
    const found = [...Map.groupBy(own, ({ sign }) => sign.issue)].map(([issue, all]): Found => {
      const isAsked = asked.has(issue)
      return { issue, objectiveId: id, isAsked, sides: sidesOf(all, id, isAsked) }
    })
    return distinct(found).flatMap(groupsOf)
  })
}

const questionsOf = (objectiveId: string, { responses }: Survey) =>
  new Set(
    responses.filter((each) => each.objectiveId === objectiveId).map(({ question }) => question),
  )

function askedIn(texts: readonly string[], [first]: readonly Said[]): ReadonlySet<Issue> {
  if (!first) return new Set()
  return new Set(texts.flatMap((text) => [...issuesAskedFor(text, first.statement.language)]))
}

/** What a statement says of issues; nothing where it says what others say, or what was once. */
function signsIn(statement: Statement, { claimOf }: Survey): Said[] {
  const claim = claimOf(statement)
  if (claim === 'nothing' || claim === 'aside') return []
  return issueSignsOf(statement.text, statement.language)
    .filter(({ side, isDenied }) => {
      if (claim === 'wish' || statement.isQuestion) return side === 'bad' && !isDenied
      if (claim === 'content') return side === 'good'
      return !isDenied || claim !== (side === 'good' ? 'negative' : 'positive')
    })
    .map((sign) => ({ statement, sign }))
}

/** Phrases that need a question about the issue count where there is one, or where others say the same outright. */
function sidesOf(said: readonly Said[], objectiveId: string, isAsked: boolean): Sides {
  const outright = said.filter(({ sign }) => !sign.isWeak)
  const isSeeded = (['bad', 'good'] as const).some(
    (side) =>
      peopleOf(outright.filter(({ sign }) => sign.side === side).map((each) => each.statement))
        .size >= minPeople,
  )
  const clear = peopleOf(outright.map(({ statement }) => statement))
  const isCounted = ({ sign, statement: { person, isFollowUp, askedId } }: Said) =>
    !sign.isWeak ||
    ((isAsked || isSeeded) && !isFollowUp && askedId === objectiveId && !clear.has(person))
  const of = (side: Side) => [
    ...new Set(
      said
        .filter((each) => each.sign.side === side && isCounted(each))
        .map(({ statement }) => statement),
    ),
  ]
  const bad = of('bad')
  const badPeople = peopleOf(bad)
  return { bad, good: of('good').filter(({ person }) => !badPeople.has(person)) }
}

/** The largest first; none that most people of another one share. */
function distinct(found: readonly Found[]): Found[] {
  const size = ({ sides }: Found) => Math.max(peopleOf(sides.bad).size, peopleOf(sides.good).size)
  const chosen: Found[] = []
  const ranked = found
    .filter((each) => size(each) >= minPeople)
    .toSorted((a, b) => size(b) - size(a) || Number(b.isAsked) - Number(a.isAsked))
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
