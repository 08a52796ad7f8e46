// The statements of reports as other people may read them: nothing of a locked answer, nothing that names a respondent.
import type { SharedInsights } from '#contract/api/shared-reports.ts'
import { type Respondent, respondentName } from '#contract/respondent.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { findRespondents, surveysWithNames } from '../conversations/respondents.ts'
import { findQuotedAnswers } from './insight-answers.ts'
import {
  findWholeReport,
  type InsightReport,
  type ReportState,
  reportStatesOf,
} from './insight-reports.projection.ts'
import {
  basesOfStatements,
  mentionedResponseIds,
  presentReport,
  quotedResponseIds,
} from './present-report.ts'
import { isFullyVisible, type QuotedAnswers } from './quoted-sources.ts'
import { cachedPerReport } from './report-cache.ts'
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

type Shared = { withQuotes: boolean }

/** The statements of these surveys' reports. A report without general wordings, which older versions wrote, is left out. */
export async function sharedStatementsOf(
  db: Db,
  surveyIds: readonly string[],
  { withQuotes }: Shared,
): Promise<SharedStatements[]> {
  const shared: SharedStatements[] = []
  for (const { surveyId } of await shareableReportsOf(db, surveyIds)) {
    const row = await findWholeReport(db, surveyId)
    if (!row?.report) continue
    const [answers, names] = await Promise.all([
      findQuotedAnswers(db, [surveyId], quotedResponseIds(row)),
      namesOfRespondents(db, mentionedResponseIds(row)),
    ])
    const statements = presentForOthers(row, { answers, names, withQuotes })
    if (statements) shared.push(statements)
  }
  return shared
}

/** The current statements, for links that follow the reports. `responseIds` are the quoted ones; unchanged reports come from a cache. */
export async function liveStatementsOf(
  db: Db,
  surveyIds: readonly string[],
  { withQuotes }: Shared,
): Promise<SharedStatements[]> {
  const reports = await shareableReportsOf(db, surveyIds)
  const statements = await (withQuotes ? readQuoted : readUnquoted)(db, reports)
  return reports.flatMap(({ surveyId }) => statements.get(surveyId) ?? [])
}

/** Cached with the report: respondents' names change only by erasures, which change the report. */
const readerOf = (withQuotes: boolean) =>
  cachedPerReport<SharedStatements>(async (db, rows, answers) => {
    const named = await surveysWithNames(
      db,
      rows.map(({ surveyId }) => surveyId),
    )
    const statements = await Promise.all(
      rows.map(async (row) => {
        const names = named.has(row.surveyId) ? await namesOfReport(db, row.surveyId) : []
        return presentForOthers(row, { answers, names, withQuotes }) ?? []
      }),
    )
    return new Map(statements.flat().map((each) => [each.surveyId, each]))
  })

const readQuoted = readerOf(true)
const readUnquoted = readerOf(false)

/** In the order of the surveys. */
async function shareableReportsOf(db: Db, surveyIds: readonly string[]): Promise<ReportState[]> {
  const states = new Map(
    (await reportStatesOf(db, surveyIds)).map((state) => [state.surveyId, state]),
  )
  return surveyIds.flatMap((surveyId) => {
    const state = states.get(surveyId)
    return state && state.peopleCount !== null ? state : []
  })
}

async function namesOfReport(db: Db, surveyId: string): Promise<string[]> {
  const whole = await findWholeReport(db, surveyId)
  return whole ? namesOfRespondents(db, mentionedResponseIds(whole)) : []
}

type ForOthers = { answers: QuotedAnswers; names: readonly string[]; withQuotes: boolean }

function presentForOthers(
  row: InsightReport,
  { answers, names, withQuotes }: ForOthers,
): SharedStatements | undefined {
  const { surveyId, language, responseCount, peopleCount } = row
  const generatedAt = row.generatedAt ?? row.heardAt
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
