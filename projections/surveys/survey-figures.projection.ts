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
  /** Number of its latest version. */
  version: z.int(),
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
  objectivesCovered: {},
  objectivesPartial: {},
}

const newSurvey = ({ id, data }: DecodedEvent<'SurveyDrafted'>): SurveyFiguresRow => ({
  ...{ surveyId: id, ownerId: data.ownerId, status: 'draft', version: data.version },
  ...zeroFigures,
})

export const surveyFigures = projection({
  name: 'survey-figures',
  version: 7,
  table: SurveyFiguresRow,
  key: ['surveyId'],
  indexes: [['ownerId']],
  rowsOf: {
    SurveyDrafted: surveyKey,
    SurveyRevised: surveyKey,
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
    // Figures of expired conversations stay.
    SessionErased: ({ meta, data }) => (data.figures ? surveyKeyFromMeta({ meta }) : []),
    ResponseQualified: surveyKeyFromData,
    ResponseErased: surveyKeyFromData,
  },
  evolve(row, event): SurveyFiguresRow | null {
    if (event.type === 'SurveyDrafted') return newSurvey(event)
    if (row && event.type === 'SurveyRevised') return { ...row, version: event.data.version }
    return row && event.type !== 'SurveyErased' && event.type !== 'SurveyRevised'
      ? applyEvent(row, event)
      : null
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
  | 'SessionErased'
  | 'AnswerWithdrawn'
  | 'ObjectiveStatusChanged'
  | 'ResponseErased'
>

function applyEvent(row: SurveyFiguresRow, event: FigureEvent): SurveyFiguresRow {
  switch (event.type) {
    case 'ObjectiveStatusChanged':
      return applyObjectiveStatus(row, event.data)
    case 'SessionRated':
      return applyRating(row, event.data)
    case 'SessionErased':
      return event.data.figures ? withoutSession(row, event.data.figures) : row
    case 'ResponseErased':
      return withoutResponse(row, event.data)
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

const applyRating = (
  row: SurveyFiguresRow,
  { rating, previous }: DecodedEvent<'SessionRated'>['data'],
): SurveyFiguresRow => ({
  ...row,
  ratings: row.ratings + (previous === null ? 1 : 0),
  stars: row.stars + rating - (previous ?? 0),
})

type SessionFigures = NonNullable<DecodedEvent<'SessionErased'>['data']['figures']>

/** That the conversation took place remains. */
const withoutSession = (
  row: SurveyFiguresRow,
  { answers, rating, partial, covered }: SessionFigures,
): SurveyFiguresRow => ({
  ...row,
  responses: row.responses - answers,
  ratings: row.ratings - (rating === null ? 0 : 1),
  stars: row.stars - (rating ?? 0),
  objectivesPartial: partial.reduce(decrement, row.objectivesPartial),
  objectivesCovered: covered.reduce(decrement, row.objectivesCovered),
})

const withoutResponse = (
  row: SurveyFiguresRow,
  { qualified }: DecodedEvent<'ResponseErased'>['data'],
): SurveyFiguresRow => ({
  ...row,
  qualified: row.qualified - (qualified ? 1 : 0),
})

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

type CountsByName = Readonly<Record<string, number>>

const add = (counts: CountsByName, name: string, by: number): Record<string, number> => ({
  ...counts,
  [name]: (ownValue(counts, name) ?? 0) + by,
})

const increment = (counts: CountsByName, name: string) => add(counts, name, 1)

/** Without the name where nothing is left. */
function decrement(counts: CountsByName, name: string): Record<string, number> {
  const { [name]: left = 0, ...rest } = add(counts, name, -1)
  return left > 0 ? { ...rest, [name]: left } : rest
}

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
