// The statements of reports as other people may read them: nothing of a locked answer, nothing that names a respondent.
import type { SharedInsights } from '#contract/api/shared-reports.ts'
import { type Respondent, respondentName } from '#contract/respondent.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { findRespondents } from '../conversations/respondents.ts'
import { findQuotedAnswers } from './insight-answers.ts'
import { findWholeReport, type InsightReport } from './insight-reports.projection.ts'
import { basesOfStatements, mentionedResponseIds, presentReport } from './present-report.ts'
import { isFullyVisible, type QuotedAnswers } from './quoted-sources.ts'
import { fixedReportTexts } from './report-languages.ts'

type Based<S> = S & {
  /** All responses that the statement rests on: without one of them it is not shown. */
  responseIds: string[]
}

/** The statements of one survey. */
export type SharedStatements = {
  surveyId: string
  generatedAt: string
  findings: Based<SharedInsights['findings'][number]>[]
  topics: Based<SharedInsights['topics'][number]>[]
  recommendations: Based<SharedInsights['recommendations'][number]>[]
}

const maxQuotes = 3

/** Of those surveys that have a report. Reports from before people were counted have no general wordings and are left out. */
export async function sharedStatementsOf(
  db: Db,
  surveyIds: readonly string[],
  { withQuotes }: { withQuotes: boolean },
): Promise<SharedStatements[]> {
  const shared: SharedStatements[] = []
  for (const surveyId of await surveysWithReport(db, surveyIds)) {
    const row = await findWholeReport(db, surveyId)
    const statements = row?.report && (await presentForOthers(db, row, withQuotes))
    if (statements) shared.push(statements)
  }
  return shared
}

async function surveysWithReport(db: Db, surveyIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ surveyId: string }>(
    `select "surveyId" from read.insight_reports
      where "surveyId" = any($1::uuid[]) and "generatedAt" is not null and "peopleCount" is not null`,
    [surveyIds],
  )
  const written = new Set(rows.map(({ surveyId }) => surveyId))
  return surveyIds.filter((surveyId) => written.has(surveyId))
}

async function presentForOthers(
  db: Db,
  row: InsightReport,
  withQuotes: boolean,
): Promise<SharedStatements | undefined> {
  const { surveyId, language, responseCount, peopleCount } = row
  const generatedAt = row.generatedAt ?? row.heardAt
  const ids = mentionedResponseIds(row)
  const [answers, names] = await Promise.all([
    findQuotedAnswers(db, [surveyId], ids),
    namesOfRespondents(db, ids),
  ])
  // Not shown.
  const counts = { answers: responseCount ?? 0, people: peopleCount ?? 0 }
  const insights = presentReport(row, forOthers(answers, withQuotes), counts)
  if (!insights) return undefined
  const bases = basesOfStatements(row, answers)
  const { lockedStatement } = fixedReportTexts[language]
  const isShareable = (text: string) =>
    text !== '' && text !== lockedStatement && !isPersonal(text, names)
  const share = <T extends { people: number | null; sources: readonly Quotable[] }, S>(
    statements: readonly T[],
    basesOf: readonly string[][],
    word: (statement: T) => { text: string } & S,
  ) =>
    withoutRepeats(
      statements.flatMap((statement, n) => {
        const { people, sources } = statement
        const worded = word(statement)
        if (!isShareable(worded.text)) return []
        const quotes = withQuotes ? quotesOf(sources).filter(isShareable) : []
        return [{ ...worded, people, quotes: quotes.slice(0, maxQuotes), responseIds: basesOf[n]! }]
      }),
    )
  return {
    surveyId,
    generatedAt,
    findings: share(insights.executive_summary.findings, bases.findings, (each) => ({
      ...{ text: each.text, sentiment: each.sentiment },
    })),
    topics: share(insights.main_topics.topics, bases.topics, (each) => ({
      ...{ text: each.name, frequency: each.frequency, sentiment: each.sentiment },
    })),
    recommendations: share(insights.recommendations.actions, bases.recommendations, (each) => ({
      ...{ text: each.action, priority: each.priority, sentiment: null },
    })),
  }
}

type Quotable = { quote: string; locked: boolean }

const quotesOf = (sources: readonly Quotable[]): string[] => [
  ...new Set(sources.flatMap(({ quote, locked }) => (locked ? [] : [quote.trim()]))),
]

/** Objectives may share a statement. */
const withoutRepeats = <S extends { text: string }>(statements: readonly S[]): S[] =>
  [...new Map(statements.toReversed().map((each) => [each.text, each])).values()].toReversed()

/** Without what may not be shared, not even the beginnings that the owner may read: statements are then worded without it. */
const forOthers = (answers: QuotedAnswers, withQuotes: boolean): QuotedAnswers =>
  new Map(
    [...answers].map(([id, quoted]) => [
      id,
      withQuotes && isFullyVisible(quoted)
        ? quoted
        : { ...quoted, answer: '', status: 'locked' as const },
    ]),
  )

/** What the owner knows of the people behind these responses: names, references, and what they filled in. */
export async function namesOfRespondents(db: Db, responseIds: Iterable<string>): Promise<string[]> {
  const { rows } = await db.query<{ conversationId: string }>(
    `select distinct "conversationId" from read.responses where "responseId" = any($1::uuid[])`,
    [[...responseIds]],
  )
  return [...(await findRespondents(db, rows)).values()].flatMap(valuesOf)
}

const valuesOf = (respondent: Respondent): string[] => {
  const { name, reference, fields } = respondent
  const [firstName = '', ...furtherNames] = respondentName(respondent).trim().split(/\s+/)
  const values = [name, reference, ...furtherNames, ...fields.map(({ value }) => value)]
    .map((value) => value.trim())
    .filter((value) => value.length >= minValueLength)
  return [...values, ...(firstName.length > 1 ? [firstName] : [])].map((value) =>
    value.toLowerCase(),
  )
}

/** Shorter ones are words of many sentences; of a name, the first is compared with whole words. */
const minValueLength = 4
const emailAddress = /[^\s@<>]+@[^\s@<>.]+\.[^\s@<>]+/u
const phoneNumber = /\d(?:[\s().-]?\d){7,}/

/** Whether a text has an e-mail address, a telephone number, or a value that a respondent gave of their own person. */
export function isPersonal(text: string, names: readonly string[]): boolean {
  const lower = text.toLowerCase()
  const words = new Set(lower.split(/[^\p{L}\p{M}\p{N}]+/u))
  const isNamed = (name: string) =>
    name.length < minValueLength ? words.has(name) : lower.includes(name)
  return emailAddress.test(text) || phoneNumber.test(text) || names.some(isNamed)
}

/** The statements whose responses all still exist, and how many are left out. */
export async function withoutErasedStatements(
  db: Db,
  shared: readonly SharedStatements[],
): Promise<{ statements: SharedStatements[]; erased: number }> {
  const ids = new Set(shared.flatMap(statementsOf).flatMap(({ responseIds }) => responseIds))
  const { rows } = await db.query<{ responseId: string }>(
    'select "responseId" from read.responses where "responseId" = any($1::uuid[])',
    [[...ids]],
  )
  const existing = new Set(rows.map(({ responseId }) => responseId))
  return filterStatements(shared, ({ responseIds }) => responseIds.every((id) => existing.has(id)))
}

/** The statements that are left, and how many are not. */
export function filterStatements(
  shared: readonly SharedStatements[],
  isLeft: (statement: { responseIds: readonly string[] }) => boolean,
): { statements: SharedStatements[]; erased: number } {
  const statements = shared.map((survey) => ({
    ...survey,
    findings: survey.findings.filter(isLeft),
    topics: survey.topics.filter(isLeft),
    recommendations: survey.recommendations.filter(isLeft),
  }))
  const countOf = (surveys: readonly SharedStatements[]) => surveys.flatMap(statementsOf).length
  return { statements, erased: countOf(shared) - countOf(statements) }
}

const statementsOf = ({ findings, topics, recommendations }: SharedStatements) => [
  ...findings,
  ...topics,
  ...recommendations,
]
