// The owner's check of the AI's coding: its sample, and how far both agree.
import type { CodingCheck } from '#contract/api/coding-check.ts'
import type { Insights } from '#contract/api/insights.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { excerpt } from '../conversations/excerpt.ts'
import {
  findQuotedStatuses,
  redactedStatuses,
  redactQuestion,
} from '../conversations/redacted-question.ts'
import { responses, type ResponseRow } from '../conversations/responses.projection.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { krippendorffsAlpha } from '../reports/statistics/coding.ts'
import type { SurveyRow } from '../surveys/surveys.projection.ts'
import { type CodingCheckRow, findCodingChecks, isFinished } from './coding-checks.projection.ts'
import { countInsightAnswers } from './insight-answers.ts'
import {
  findInsightReport,
  findWholeReport,
  type InsightReport,
} from './insight-reports.projection.ts'
import { responseIdsOf } from './topic-sessions.ts'

/** Responses of a sample. */
const sampleSize = 20
/** Fewer responses tell nothing about agreement. */
const minResponses = 5

type Code = CodingCheck['codes'][number]
type Result = CodingCheck['results'][number]

export const topicCode = (place: number): string => `topic:${place}`
export const objectiveCode = (objectiveId: string): string => `objective:${objectiveId}`

/** Topics whose names the owner may read, and the survey's objectives. */
function codesOf(report: InsightReport, insights: Insights | null, survey: SurveyRow): Code[] {
  const names = new Map(report.report?.topics.map(({ name }, at) => [topicCode(at), name]))
  const topics = (insights?.main_topics.topics ?? []).flatMap(({ code, name }) =>
    names.get(code) === name ? [{ id: code, kind: 'topic' as const, name }] : [],
  )
  const objectives = survey.config.validation_points.map(({ id, text }) => ({
    ...{ id: objectiveCode(id), kind: 'objective' as const, name: text },
  }))
  return [...topics, ...objectives]
}

/** A check of the present report. Checks of an earlier one had other topics. */
const isPresentCheck = (
  check: CodingCheckRow | undefined,
  report: Pick<InsightReport, 'generatedAt'> | undefined,
): check is CodingCheckRow =>
  check !== undefined && check.items.length > 0 && check.reportedAt === report?.generatedAt

/** The check for the owner: the AI's codes are not shown before it is finished. `insights` are those of the report. */
export async function codingCheckOf(
  db: Db,
  survey: SurveyRow,
  insights: Insights | null,
): Promise<CodingCheck> {
  const { surveyId } = survey
  const [checks, report, { all }] = await Promise.all([
    findCodingChecks(db, [surveyId]),
    findInsightReport(db, surveyId),
    countInsightAnswers(db, surveyId),
  ])
  const check = checks.get(surveyId)
  const can_start = report !== undefined && insights !== null && all >= minResponses
  if (!report || !isPresentCheck(check, report))
    return { status: 'none', can_start, started_at: null, codes: [], items: [], results: [] }
  const known = new Set(check.codes)
  const codes = codesOf(report, insights, survey).filter(({ id }) => known.has(id))
  const finished = isFinished(check)
  return {
    status: finished ? 'finished' : 'running',
    can_start,
    started_at: check.startedAt,
    codes,
    items: await itemsOf(db, check),
    results: finished ? codes.map(({ id }) => resultOf(check, id)) : [],
  }
}

async function itemsOf(db: Db, { items }: CodingCheckRow): Promise<CodingCheck['items']> {
  const rows = await queryRows(
    db,
    responses,
    'select * from read.responses where "responseId" = any($1::uuid[])',
    [items.map(({ responseId }) => responseId)],
  )
  const statusOf = await findQuotedStatuses(db, rows)
  const byId = new Map(rows.map((row) => [row.responseId, row]))
  return items.flatMap(({ responseId, ownerCodes }) => {
    const row = byId.get(responseId)
    if (!row?.answer) return []
    const { text, cut } = readableAnswer(row.answer, row.status)
    const question = redactQuestion(row, statusOf)
    return [{ response_id: responseId, question, answer: text, cut, codes: ownerCodes }]
  })
}

const readableAnswer = (answer: string, status: ResponseRow['status']) =>
  redactedStatuses.has(status) ? excerpt(answer) : { text: answer, cut: false }

function resultOf({ items }: CodingCheckRow, code: string): Result {
  const units = items.map(({ aiCodes, ownerCodes }) => [
    aiCodes.includes(code),
    ownerCodes?.includes(code) ?? null,
  ])
  const found = krippendorffsAlpha(units)
  const count = (check: (unit: (boolean | null)[]) => boolean) => units.filter(check).length
  return {
    code,
    ai: count(([ai]) => ai === true),
    owner: count(([, own]) => own === true),
    both: count(([ai, own]) => ai === true && own === true),
    alpha: found ? Math.round(found.alpha * 1000) / 1000 : null,
    agreement: found?.agreement ?? null,
  }
}

/** Agreement on each code of a finished check of the report. */
export function agreementsOf(
  check: CodingCheckRow | undefined,
  report: Pick<InsightReport, 'generatedAt'>,
): ReadonlyMap<string, Result['agreement']> {
  if (!isPresentCheck(check, report) || !isFinished(check)) return new Map()
  return new Map(check.codes.map((code) => [code, resultOf(check, code).agreement]))
}

type Sample = Pick<CodingCheckRow, 'codes'> & {
  reportedAt: string
  items: { responseId: string; aiCodes: string[] }[]
}

/**
 * Responses in an order that depends on `seed` alone: those that the owner may read whole come first, then excerpts.
 * Undefined without a report or with too few responses.
 */
export async function drawSample(
  db: Db,
  survey: SurveyRow,
  { insights, seed }: { insights: Insights | null; seed: string },
): Promise<Sample | undefined> {
  const { surveyId } = survey
  const report = await findWholeReport(db, surveyId)
  if (!report?.report || !report.generatedAt || !insights) return undefined
  const { rows } = await db.query<Pick<ResponseRow, 'responseId' | 'evidence'>>(
    `select "responseId", evidence from read.responses
      where "surveyId" = $1 and intent = 'answer' and purpose <> 'support' and "answeredAt" is not null
      order by status = any($2), md5("responseId"::text || $3) limit $4`,
    [surveyId, [...redactedStatuses], seed, sampleSize],
  )
  const codes = codesOf(report, insights, survey).map(({ id }) => id)
  if (rows.length < minResponses || codes.length === 0) return undefined
  const topics = report.report.topics.map((topic, at) => ({
    code: topicCode(at),
    ids: new Set(responseIdsOf(topic)),
  }))
  const items = rows.map(({ responseId, evidence }) => {
    const applied = new Set([
      ...topics.filter(({ ids }) => ids.has(responseId)).map(({ code }) => code),
      ...evidence.map(({ objectiveId }) => objectiveCode(objectiveId)),
    ])
    return { responseId, aiCodes: codes.filter((code) => applied.has(code)) }
  })
  return { reportedAt: report.generatedAt, codes, items }
}
