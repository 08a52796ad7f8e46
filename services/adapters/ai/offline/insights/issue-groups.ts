// Groups of people who say the same of an issue, in whatever words.
import { tokenize } from '../../rules/text/tokenizer.ts'
import { signsOf, type Claim } from './claim-signs.ts'
import type { Group, Survey } from './group.ts'
import { issuesAskedFor, type IssueSign } from './issue-signs.ts'
import { expectationOf, signsOfStatement, type Expectation } from './statement-issues.ts'
import { sharedQuestions } from './shared-questions.ts'
import { contraryOf, type Issue, type Side } from './issues.ts'
import type { Statement } from './statements.ts'
import { mainObjective, peopleOf } from './people.ts'

const minPeople = 2
/** People that a group needs whose issue neither the goal nor a question is about. */
const minUnasked = 3
/** A group is left out if another group of its objective has this share of its people. */
const maxCovered = 0.6

type Mention = { statement: Statement; sign: IssueSign }
type Sides = Readonly<Record<Side, readonly Statement[]>>
type Found = {
  issue: Issue
  objectiveId: string
  isAsked: boolean
  sides: Sides
  /** Several people say the contrary, or one who for sure complains or praises. */
  isContrarySure: boolean
}

/** What at least two people say, by objective, the largest group first, each with those who say the contrary. */
export function findIssueGroups(survey: Survey): Group[] {
  const [first] = survey.statements
  const askedIn = (texts: readonly string[]): ReadonlySet<Issue> =>
    new Set(first ? texts.flatMap((text) => [...issuesAskedFor(text, first.language)]) : [])
  const asked = new Map(
    survey.objectives.map(({ id, text }) => [id, askedIn([text, ...questionsOf(survey, id)])]),
  )
  const byObjective = Map.groupBy(survey.statements, ({ objectiveId }) => objectiveId)
  const mentions = [...byObjective].flatMap(([id, statements]) => {
    const reports = statements.filter((each) => !isNoReport(survey.claimOf(each)))
    const expected = expectationOf(reports, asked.get(id ?? '') ?? new Set())
    return reports.flatMap((statement) => signsIn(statement, survey, expected))
  })
  const known = askedIn([survey.goal])
  const found = [...Map.groupBy(mentions, ({ sign }) => sign.issue)].flatMap(([issue, own]) => {
    const homes = survey.objectives.filter(({ id }) => asked.get(id)?.has(issue))
    return foundOf(issue, own, new Set(homes.map(({ id }) => id)), known.has(issue), survey.claimOf)
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
  claimOf: Survey['claimOf'],
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
    // What counts in answers to questions of one's own is sure.
    const isSure = own.every(({ statement }) => !statement.isAskedAlike)
    const least = isAsked || isKnown || isSure ? minPeople : minUnasked
    const people = Math.max(peopleOf(sides.bad).size, peopleOf(sides.good).size)
    if (people < least) return []
    const contrary = sides[contraryOf(mainSide(sides))]
    const isContrarySure =
      peopleOf(contrary).size >= minPeople || contrary.every((each) => sure.has(claimOf(each)))
    return [{ issue, objectiveId, isAsked, sides, isContrarySure }]
  })
}

const sure: ReadonlySet<Claim> = new Set(['negative', 'positive', 'content'])

/** The objective's questions that several people were asked. */
const questionsOf = ({ responses }: Survey, objectiveId: string) => [
  ...sharedQuestions(responses.filter((each) => each.objectiveId === objectiveId)),
]

/** What others say, and what was once. */
const isNoReport = (claim: Claim) => claim === 'nothing' || claim === 'aside'

/** What a statement says of issues. */
function signsIn(statement: Statement, { claimOf }: Survey, expected: Expectation): Mention[] {
  const claim = claimOf(statement)
  const { isEven, isUnreal } = signsOf(statement.text, statement.language)
  if (isEven) return []
  return signsOfStatement(statement, claim, expected)
    .filter((sign) => statement.isAskedAlike || isSureOf(sign, claim))
    .filter((sign) => {
      const { side, isDenied } = sign
      // "It would be easier by message" praises nothing.
      if (isUnreal && side === 'good' && sign.isWeak) return false
      // "Good" says nothing of an issue.
      if (claim === 'content' && side === 'good' && isBrief(statement)) return false
      if (claim === 'wish' || statement.isQuestion) return side === 'bad' && !isDenied
      if (claim === 'content' && side === 'bad') return isOutright(sign) && !isDenied
      return claim !== (side === 'good' ? 'negative' : 'positive')
    })
    .map((sign) => ({ statement, sign }))
}

/** In answer to a question of one's own, single words complain of no issue, nor does what is no clear complaint or praise. */
function isSureOf(sign: IssueSign, claim: Claim): boolean {
  if (sign.side === 'good') return isOutright(sign) || (claim === 'positive' && !sign.isWeak)
  return isOutright(sign) && (claim === 'wish' || claim === 'negative')
}

const isBrief = ({ text }: Statement) => tokenize(text).length < fewestWords
const fewestWords = 3

/** Neither a weak sign nor a single word: counts whatever the question is. */
const isOutright = ({ isWeak, isWord }: IssueSign) => !isWeak && !isWord

/** Single words count where the question is about the issue, or others say the same outright; weak phrases only in a first answer to it. */
function sidesOf(mentions: readonly Mention[], objectiveId: string, isAsked: boolean): Sides {
  const isHere = ({ statement }: Mention) => statement.objectiveId === objectiveId
  const outright = mentions.filter(
    (each) => isOutright(each.sign) || (isAsked && !each.sign.isWeak && isHere(each)),
  )
  const isSeeded = (['bad', 'good'] as const).some(
    (side) =>
      peopleOf(outright.filter(({ sign }) => sign.side === side).map((each) => each.statement))
        .size >= minPeople,
  )
  const clear = peopleOf(outright.map(({ statement }) => statement))
  const isCounted = (mention: Mention) => {
    const { isFollowUp, askedId, person } = mention.statement
    if (isOutright(mention.sign)) return true
    if (!mention.sign.isWeak) return isSeeded || (isAsked && isHere(mention))
    return isAsked && !isFollowUp && askedId === objectiveId && !clear.has(person)
  }
  const of = (side: Side) => {
    const counted = mentions.filter((each) => each.sign.side === side && isCounted(each))
    // "Good", "never" and "waiting" alone may be about anything.
    const named = counted.filter(({ sign }) => !sign.isWeak)
    const isNamed =
      (isAsked && named.length > 0) ||
      named.some(({ sign }) => isOutright(sign)) ||
      peopleOf(named.map(({ statement }) => statement)).size >= minUnasked
    return isNamed ? clearest(counted) : []
  }
  const sureOf = (side: Side) =>
    peopleOf(
      mentions
        .filter(({ sign }) => sign.side === side && isOutright(sign))
        .map(({ statement }) => statement),
    )
  // A doubtful complaint takes nobody away from outright praise.
  const praising = sureOf('good').difference(sureOf('bad'))
  const bad = of('bad').filter(({ person }) => !praising.has(person))
  const badPeople = peopleOf(bad)
  return { bad, good: of('good').filter(({ person }) => !badPeople.has(person)) }
}

/** Each person's outright statements, or all statements of a person who has none. */
function clearest(mentions: readonly Mention[]): Statement[] {
  const outright = mentions.filter(({ sign }) => isOutright(sign))
  const clear = peopleOf(outright.map(({ statement }) => statement))
  const rest = mentions.filter(({ statement }) => !clear.has(statement.person))
  return [...new Set([...outright, ...rest].map(({ statement }) => statement))]
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
  const side = mainSide(one.sides)
  const counted = new Set(other.sides[side])
  const shared = one.sides[side].filter((each) => counted.has(each))
  return peopleOf(shared).size >= peopleOf(one.sides[side]).size * maxCovered
}

/** That of more people. */
const mainSide = ({ bad, good }: Sides): Side =>
  peopleOf(bad).size >= peopleOf(good).size ? 'bad' : 'good'

function groupsOf(found: Found): Group[] {
  const { issue, objectiveId, sides } = found
  const main = mainSide(sides)
  const group = (side: Side, isContrary: boolean): Group[] =>
    sides[side].length === 0
      ? []
      : [
          {
            ...{ thing: undefined, objectiveId, bad: [], good: [] },
            [side]: sides[side],
            statements: sides[side],
            kind: side === 'bad' ? 'complaint' : 'praise',
            issue: {
              claim: issue.claims[side],
              ask: side === 'bad' ? issue.ask : '',
              action: side === 'bad' ? issue.action : '',
              isContrary,
            },
          },
        ]
  const contrary = contraryOf(main)
  return [...group(main, false), ...(found.isContrarySure ? group(contrary, true) : [])]
}
