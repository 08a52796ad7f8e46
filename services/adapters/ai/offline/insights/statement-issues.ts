// The issues that a statement speaks of: by the phrases of the list, and by the learned model with what its question leads to expect.
import { languageOf } from '../../languages/languages.ts'
import { tokenize, toSearchText } from '../../rules/text/tokenizer.ts'
import type { Claim } from './claim-signs.ts'
import { checkListed, isBacked } from './issue-checks.ts'
import { issueProbabilities, type IssueProbabilities } from './issue-model.ts'
import { issuesAskedFor, issueSignsOf, type IssueSign } from './issue-signs.ts'
import { issuesOf, type Issue, type Side } from './issues.ts'
import { probabilitiesOf } from './statement-probabilities.ts'
import type { Statement } from './statements.ts'

/** Least probabilities of an issue. */
const least = {
  /** For any question. */
  outright: 0.7,
  /** Where others say the same outright. */
  likely: 0.2,
  /** For an expected issue, whose likelihood is raised. */
  expected: 0.4,
  /** For an expected issue that no word of the statement is about. */
  unnamed: { bad: 0.02, good: 0.12 },
  /** For praise, if someone of the staff is named. */
  praise: 0.9,
  /** For no side at all: then only what is outright counts. */
  neutral: 0.6,
}
/** In log odds: how sure a side must be, and what a claim adds to it. */
const leastOdds = 2
const claimOdds: Partial<Record<Claim, number>> = {
  ...{ negative: 2, wish: 2, positive: -2, content: -1 },
}

/** How much likelier an issue is in answer to one question than to any. */
export type Expectation = ReadonlyMap<string, number>

const expectations = {
  /** For the only issue that a question is about. */
  asked: 8,
  /** What each person adds who speaks of it, after the first. */
  person: 6,
  rounds: 3,
  leastLikelihood: 0.1,
}

/**
 * The expectation of each issue in the answers to one question: from the issues that it asks for, then, in rounds, from the
 * issues that its answers have.
 */
export function expectationOf(
  statements: readonly Statement[],
  asked: ReadonlySet<Issue>,
): Expectation {
  const factor = Math.max(1, expectations.asked / Math.sqrt(asked.size))
  const basis = new Map([...asked].map(({ name }) => [name, factor]))
  let expected: Expectation = basis
  for (let round = 0; round < expectations.rounds; round++) {
    const spoken = [...peopleByIssue(statements, expected)].map(
      ([name, people]) =>
        [name, (basis.get(name) ?? 1) + expectations.person * Math.max(0, people - 1)] as const,
    )
    expected = new Map([...basis, ...spoken])
  }
  return expected
}

/** The expected number of people who speak of each issue: the sum of their probabilities. */
function peopleByIssue(
  statements: readonly Statement[],
  expected: Expectation,
): ReadonlyMap<string, number> {
  const highest = new Map<string, Map<string, number>>()
  for (const statement of statements) {
    const { likelihoods } = readStatement(statement) ?? {}
    if (!likelihoods) continue
    const raised = raise(likelihoods, expected)
    for (const name of likelihoods.keys()) {
      const value = raised(name)
      if (value < expectations.leastLikelihood) continue
      const own = highest.get(name) ?? new Map<string, number>()
      highest.set(name, own)
      own.set(statement.person, Math.max(own.get(statement.person) ?? 0, value))
    }
  }
  return new Map([...highest].map(([name, own]) => [name, own.values().reduce((a, b) => a + b, 0)]))
}

function raise(
  likelihoods: ReadonlyMap<string, number>,
  expected: Expectation,
): (name: string) => number {
  let sum = 1
  for (const [name, value] of likelihoods) sum += value * ((expected.get(name) ?? 1) - 1)
  return (name) => ((likelihoods.get(name) ?? 0) * (expected.get(name) ?? 1)) / sum
}

type StatementRead = { read: IssueProbabilities; likelihoods: ReadonlyMap<string, number> }
const readBefore = new WeakMap<Statement, { value: StatementRead | undefined }>()
/** Cached by sentence, because several statements may be parts of one. */
const sentencesRead = new WeakMap<Statement['whole'], IssueProbabilities>()

/** The probabilities of a part of a sentence are the mean of its own and those of the sentence. */
function readStatement(statement: Statement): StatementRead | undefined {
  const known = readBefore.get(statement)
  if (known) return known.value
  const { text, whole } = statement
  const read = probabilitiesOf(statement)
  const isPart = whole.text.length > text.length + 2
  const all = read && isPart ? readSentence(statement) : read
  const value = read && { read, likelihoods: meanOf(read, all!) }
  readBefore.set(statement, { value })
  return value
}

function readSentence({ whole, language }: Statement): IssueProbabilities {
  const known = sentencesRead.get(whole) ?? issueProbabilities(whole.text, language)!
  sentencesRead.set(whole, known)
  return known
}

function meanOf(one: IssueProbabilities, other: IssueProbabilities): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { issues } of [one, other])
    for (const [name, { bad, good }] of issues)
      sums.set(name, (sums.get(name) ?? 0) + (bad + good) / 2)
  return sums
}

export function signsOfStatement(
  statement: Statement,
  claim: Claim,
  expected: Expectation,
): IssueSign[] {
  const { text, language } = statement
  const own = readStatement(statement)
  const signs = issueSignsOf(text, language)
  if (!own) return signs
  const named = issuesAskedFor(text, language)
  const listed = checkListed(
    signs,
    own.read,
    (issue, side) => named.has(issue) || (side === 'bad' && expected.has(issue.name)),
  )
  const { sides } = own.read
  const isNeutral = claim === 'open' && 1 - sides.bad - sides.good > least.neutral
  const raised = raise(own.likelihoods, expected)
  const { byName } = issuesOf(language)
  const isShort = tokenize(text).length < fewestWords
  const likeliest = own.likelihoods.keys().reduce((a, b) => (raised(b) > raised(a) ? b : a), '')
  const learned = [...own.likelihoods].flatMap(([name, probability]): IssueSign[] => {
    const isExpected = expected.has(name) && raised(name) >= least.expected
    const issue = byName.get(name)
    if (!issue || (!isExpected && probability < least.likely)) return []
    const isWord = probability < least.outright
    if (isWord && (isNeutral || name !== likeliest)) return []
    const side = listedSide(listed, issue) ?? sideOf(own.read, issue, claim)
    const isNamed = named.has(issue)
    if (!side || !isClaimed({ name, probability, side, isNamed }, isListed(listed, issue)))
      return []
    if (!isBacked(own.read, { issue, side, claim, isNamed })) return []
    return [{ issue, side, isDenied: false, isWeak: isShort, isWord }]
  })
  return [...listed, ...learned, ...staffPraise(statement, claim, { read: own.read, listed })]
}

/** Praise of the staff in a clause of its own finds them kind, or what the model finds likelier. */
function staffPraise(
  statement: Statement,
  claim: Claim,
  { read: { issues, sides }, listed }: { read: IssueProbabilities; listed: readonly IssueSign[] },
): IssueSign[] {
  const { text, language, isNegated } = statement
  const isSure = claim === 'positive' || (claim === 'open' && sides.good >= least.praise)
  if (isNegated || !isSure || !languageOf(language).insights.staff.test(toSearchText(text)))
    return []
  const likelihood = (name: string) => {
    const { bad, good } = issues.get(name) ?? { bad: 0, good: 0 }
    return bad + good
  }
  const [name] = praises.toSorted((a, b) => likelihood(b) - likelihood(a))
  const issue = issuesOf(language).byName.get(name!)
  if (!issue || isListed(listed, issue)) return []
  return [{ issue, side: 'good', isDenied: false, isWeak: false, isWord: true }]
}
/** What people praise in the staff; the first where the model finds none. */
const praises = ['rude', 'explain', 'time-for']

/** The model knows little about a statement of fewer words. */
const fewestWords = 2

type Learned = { name: string; probability: number; side: Side; isNamed: boolean }

/** What only the question leads to expect needs a word of the issue, and an accusation a phrase of the list. */
function isClaimed({ name, probability, side, isNamed }: Learned, isInList: boolean): boolean {
  if (side === 'bad' && accusations.has(name) && !isInList) return false
  return isNamed || probability >= Math.min(least.likely, least.unnamed[side])
}

/** They accuse the owner: nobody says so without words that say so. */
const accusations: ReadonlySet<string> = new Set(
  `surprise-cost theft blame promise booking`.split(' '),
)

const isListed = (listed: readonly IssueSign[], issue: Issue) =>
  listed.some((each) => each.issue === issue && !each.isWeak)

const listedSide = (listed: readonly IssueSign[], issue: Issue) =>
  listed.find((each) => each.issue === issue && !each.isWeak)?.side

/** By the log odds of the two sides: of the issue, of any text, and by the claim. */
function sideOf(
  { issues, sides }: IssueProbabilities,
  { name }: Issue,
  claim: Claim,
): Side | undefined {
  const { bad, good } = issues.get(name) ?? { bad: 0, good: 0 }
  const odds = logOdds(bad, good) + logOdds(sides.bad, sides.good) + (claimOdds[claim] ?? 0)
  return odds >= leastOdds ? 'bad' : odds <= -leastOdds ? 'good' : undefined
}

/** Smoothed, because a probability may be 0. */
const logOdds = (one: number, other: number) => Math.log((one + 0.01) / (other + 0.01))
