// Read models of an owner with many answers, without a log: rows are generated, stored by COPY, and added to their rollups by
// the function that rebuilds and live batches use.
import { createHash, randomUUID } from 'node:crypto'
import { dayMs } from '#contract/durations.ts'
import { type Db, transaction } from '#kernel/postgres/db.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import { responses } from '#projections/conversations/responses.projection.ts'
import { sessions } from '#projections/conversations/sessions.projection.ts'
import { insightReports } from '#projections/insights/insight-reports.projection.ts'
import type { AnyProjection, Row } from '#projections/engine/projection.ts'
import { writeRollups } from '#projections/engine/rollups/write-rollups.ts'
import { copyRows } from '#projections/engine/tables/copy-rows.ts'
import { tableOf } from '#projections/engine/tables/table.ts'
import type {
  AnsweredFigures,
  SessionFiguresRow,
} from '#projections/reports/session-figures-row.ts'
import { sessionFigures } from '#projections/reports/session-figures.projection.ts'
import { surveys } from '#projections/surveys/surveys.projection.ts'
import { openInsightFixture } from './insight-fixture.ts'
import { SurveyConfig } from '#contract/survey.ts'

const answersEach = 5
const days = 365
const conversationsPerCopy = 5_000
const position = '00000000000000000001'

/** As many surveys have insights as a report reads. */
const surveysWithInsights = 20

/** Conversations of five answers over a year, evenly among the surveys; one answer in 25 is a critical moment. */
export async function fillFigures(
  db: Db,
  keys: Pick<Keys, 'getOrCreate'>,
  { surveyCount, answerCount }: { surveyCount: number; answerCount: number },
): Promise<{ ownerId: string; surveyIds: string[] }> {
  const ownerId = randomUUID()
  const surveyIds = Array.from({ length: surveyCount }, () => randomUUID())
  await copy(
    db,
    surveys,
    surveyIds.map((surveyId) => surveyRow(ownerId, surveyId)),
  )
  for (const surveyId of [ownerId, ...surveyIds]) await keys.getOrCreate(surveyId)
  const insights = openInsightFixture(ownerId, surveyIds.slice(0, surveysWithInsights))
  const count = Math.ceil(answerCount / answersEach)
  for (let from = 0; from < count; from += conversationsPerCopy) {
    const rows = Array.from({ length: Math.min(conversationsPerCopy, count - from) }, (_, index) =>
      sessionRow(ownerId, surveyIds[(from + index) % surveyCount]!, from + index),
    )
    await copy(db, sessionFigures, rows)
    const read = rows.filter(insights.isOf).map(insights.sessionRow)
    await Promise.all(read.map(({ conversationId }) => keys.getOrCreate(conversationId)))
    await copy(db, sessions, read)
    await copy(db, responses, rows.flatMap(insights.readResponses))
  }
  await copy(db, insightReports, insights.reportRows())
  return { ownerId, surveyIds }
}

async function copy(db: Db, projection: AnyProjection, rows: readonly Row[]): Promise<void> {
  const table = tableOf(projection)
  const stored = rows.map((row) => ({ row, position }))
  await transaction(db, async (tx) => {
    await copyRows(tx, { db, table }, stored)
    const changes = stored.map((row) => ({
      ...row,
      key: row.row,
      stored: false,
      before: undefined,
    }))
    await writeRollups(tx, table, changes)
  })
}

/** From 0 to 1, the same in every run. */
const share = (...of: (string | number)[]) =>
  createHash('md5').update(of.join(' ')).digest().readUInt32BE() / 2 ** 32

const emotions = [
  'joy',
  'frustration',
  'anger',
  'surprise',
  'sadness',
  'confidence',
  'other',
] as const

function sessionRow(ownerId: string, surveyId: string, number: number): SessionFiguresRow {
  const startedAt = new Date(Date.now() - share('day', number) * days * dayMs).toISOString()
  const conversationId = randomUUID()
  const answers = Array.from({ length: answersEach }, (_, index): [string, AnsweredFigures] => {
    const score = Math.round((share('score', number, index) * 2 - 1) * 590)
    const isCritical = (number * answersEach + index) % 25 === 0
    return [
      randomUUID(),
      {
        score: isCritical ? -600 - Math.round(share('critical', number) * 400) : score,
        sentiment: isCritical || score < -200 ? 'negative' : score > 200 ? 'positive' : 'neutral',
        emotion: emotions[index % emotions.length]!,
        aspects: [],
        analysedAt: startedAt,
      },
    ]
  })
  return {
    ...{ conversationId, surveyId, ownerId, startedAt, surveyVersion: 1 + (number % 3) },
    ...{ language: 'en', device: number % 2 ? 'mobile' : 'desktop', mode: 'web' },
    ...{ invitationBatchId: null, completed: number % 4 > 0, erased: false, seconds: 240 },
    ...{ responses: answersEach, qualified: 1, answers: Object.fromEntries(answers) },
    ratings: {},
  }
}

function surveyRow(ownerId: string, surveyId: string): Row {
  const at = new Date().toISOString()
  return {
    ...{ surveyId, ownerId, publicId: surveyId.slice(0, 12), title: 'Why do people come back?' },
    ...{ description: '', goal: 'Understand why people come back', language: 'en', country: null },
    ...{ status: 'published', version: 1, publishedVersion: 1, closesAt: null, deletedAt: null },
    ...{ restorableUntil: null, sentimentVersion: 0, sentimentUpdatedAt: null, searchText: '' },
    ...{ createdAt: at, updatedAt: at, config: SurveyConfig.parse({}), questions: [] },
    sentiment: null,
  }
}
