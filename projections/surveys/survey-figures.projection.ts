import { z } from 'zod'
import { ownValue } from '#contract/own-value.ts'
import { SurveyStatus } from '#contract/survey.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { projection } from '../engine/projection.ts'

const Counts = z.record(z.string(), z.int())

/** A survey's totals. */
export const SurveyFiguresRow = z.object({
  surveyId: z.uuid(),
  ownerId: z.uuid(),
  status: SurveyStatus,
  /** Deleted, and still restorable. */
  isDeleted: z.boolean(),
  sessions: z.int(),
  completed: z.int(),
  responses: z.int(),
  qualified: z.int(),
  questionsAsked: z.int(),
  /** Number of rated conversations, and the sum of their stars. */
  ratings: z.int(),
  stars: z.int(),
  /** Answers by sentiment. */
  sentiments: Counts,
  /** Conversations by objective that coded evidence covers. */
  objectivesCovered: Counts,
  /** Conversations by objective in which something concrete was said about it, whether more followed or not. */
  objectivesPartial: Counts,
})
export type SurveyFiguresRow = z.infer<typeof SurveyFiguresRow>

const surveyKey = ({ id }: { id: string }) => [{ surveyId: id }]
const surveyKeyFromMeta = ({ meta }: { meta: { surveyId?: string } }) =>
  meta.surveyId ? [{ surveyId: meta.surveyId }] : []
const surveyKeyFromData = ({ data }: { data: { surveyId: string } }) => [
  { surveyId: data.surveyId },
]

const zeroFigures = {
  isDeleted: false,
  sessions: 0,
  completed: 0,
  responses: 0,
  qualified: 0,
  questionsAsked: 0,
  ratings: 0,
  stars: 0,
  sentiments: {},
  objectivesCovered: {},
  objectivesPartial: {},
}

export const surveyFigures = projection({
  name: 'survey-figures',
  version: 4,
  table: SurveyFiguresRow,
  key: ['surveyId'],
  indexes: [['ownerId']],
  rowsOf: {
    SurveyDrafted: surveyKey,
    SurveyPublished: surveyKey,
    SurveyPaused: surveyKey,
    SurveyReactivated: surveyKey,
    SurveyClosed: surveyKey,
    SurveyDeleted: surveyKey,
    SurveyRestored: surveyKey,
    SurveyErased: surveyKey,
    SessionStarted: surveyKeyFromData,
    QuestionAsked: surveyKeyFromMeta,
    AnswerSubmitted: surveyKeyFromMeta,
    AnswerWithdrawn: surveyKeyFromMeta,
    ObjectiveStatusChanged: surveyKeyFromMeta,
    SessionCompleted: surveyKeyFromMeta,
    SessionRated: surveyKeyFromMeta,
    ResponseAnalysed: surveyKeyFromData,
    ResponseQualified: surveyKeyFromData,
  },
  evolve(row, event): SurveyFiguresRow | null {
    if (event.type === 'SurveyDrafted')
      return { surveyId: event.id, ownerId: event.data.ownerId, status: 'draft', ...zeroFigures }
    return row && event.type !== 'SurveyErased' ? applyEvent(row, event) : null
  },
  topics: (row) => [`survey-figures:${row.ownerId}`],
})

const statusAfter = {
  SurveyPublished: 'published',
  SurveyReactivated: 'published',
  SurveyPaused: 'paused',
  SurveyClosed: 'closed',
} as const

/** The figure that each event increments. */
const figureOfEvent = {
  SessionStarted: 'sessions',
  SessionCompleted: 'completed',
  QuestionAsked: 'questionsAsked',
  AnswerSubmitted: 'responses',
  ResponseQualified: 'qualified',
} as const

type FigureEvent = DecodedEvent<
  | keyof typeof statusAfter
  | keyof typeof figureOfEvent
  | 'SurveyDeleted'
  | 'SurveyRestored'
  | 'SessionRated'
  | 'AnswerWithdrawn'
  | 'ObjectiveStatusChanged'
  | 'ResponseAnalysed'
>

function applyEvent(row: SurveyFiguresRow, event: FigureEvent): SurveyFiguresRow {
  switch (event.type) {
    case 'ResponseAnalysed':
      return { ...row, sentiments: increment(row.sentiments, event.data.sentiment.class) }
    case 'ObjectiveStatusChanged':
      return applyObjectiveStatus(row, event.data)
    case 'SessionRated': {
      const { rating, previous } = event.data
      const ratings = row.ratings + (previous === null ? 1 : 0)
      return { ...row, ratings, stars: row.stars + rating - (previous ?? 0) }
    }
    case 'AnswerWithdrawn':
      return { ...row, responses: row.responses - 1 }
    case 'SurveyPublished':
    case 'SurveyReactivated':
    case 'SurveyPaused':
    case 'SurveyClosed':
      return { ...row, status: statusAfter[event.type] }
    case 'SurveyDeleted':
    case 'SurveyRestored':
      return { ...row, isDeleted: event.type === 'SurveyDeleted' }
    default: {
      const figure = figureOfEvent[event.type]
      return isCounted(event) ? { ...row, [figure]: row[figure] + 1 } : row
    }
  }
}

/** An objective is partial, and covered, at most once in a conversation. */
function applyObjectiveStatus(
  row: SurveyFiguresRow,
  { objectiveId, status }: DecodedEvent<'ObjectiveStatusChanged'>['data'],
): SurveyFiguresRow {
  if (status === 'partial')
    return { ...row, objectivesPartial: increment(row.objectivesPartial, objectiveId) }
  if (status !== 'covered') return row
  return { ...row, objectivesCovered: increment(row.objectivesCovered, objectiveId) }
}

/** Messages to a respondent who needs help are in no figure, nor are the replies to them. */
function isCounted(event: DecodedEvent<keyof typeof figureOfEvent>): boolean {
  if (event.type === 'QuestionAsked') return event.data.purpose !== 'support'
  return event.type !== 'AnswerSubmitted' || event.data.support !== true
}

const increment = (
  counts: Readonly<Record<string, number>>,
  name: string,
): Record<string, number> => ({
  ...counts,
  [name]: (ownValue(counts, name) ?? 0) + 1,
})

export async function findSurveyFigures(
  db: Db,
  surveyId: string,
): Promise<SurveyFiguresRow | undefined> {
  const { rows } = await db.query<SurveyFiguresRow>(
    'select * from read.survey_figures where "surveyId" = $1',
    [surveyId],
  )
  return rows[0]
}

/** In no particular order. */
export async function figuresOfSurveys(
  db: Db,
  surveyIds: readonly string[],
): Promise<SurveyFiguresRow[]> {
  const { rows } = await db.query<SurveyFiguresRow>(
    'select * from read.survey_figures where "surveyId" = any($1)',
    [surveyIds],
  )
  return rows
}
