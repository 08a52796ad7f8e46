import { z } from 'zod'
import { SurveyStatus } from '#contract/survey.ts'
import type { Db } from '#kernel/db.ts'
import type { Heard } from '#kernel/recorded.ts'
import { projection } from '../engine/projection.ts'

/** How many conversations covered each objective, by coded evidence; and how a survey's answers sounded. */
const Counts = z.record(z.string(), z.int())

/** A survey's figures since it began. */
export const SurveyFiguresRow = z.object({
  surveyId: z.uuid(),
  ownerId: z.uuid(),
  status: SurveyStatus,
  /** Deleted, and to be brought back as it was. */
  isDeleted: z.boolean(),
  sessions: z.int(),
  completed: z.int(),
  responses: z.int(),
  qualified: z.int(),
  questionsAsked: z.int(),
  /** Conversations that were rated, and all their stars. */
  ratings: z.int(),
  stars: z.int(),
  sentiments: Counts,
  objectivesCovered: Counts,
})
export type SurveyFiguresRow = z.infer<typeof SurveyFiguresRow>

const itself = ({ id }: { id: string }) => [{ surveyId: id }]
const itsSurvey = ({ meta }: { meta: { surveyId?: string } }) =>
  meta.surveyId ? [{ surveyId: meta.surveyId }] : []
const namedSurvey = ({ data }: { data: { surveyId: string } }) => [{ surveyId: data.surveyId }]

const none = {
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
}

export const surveyFigures = projection({
  name: 'survey-figures',
  version: 2,
  table: SurveyFiguresRow,
  key: ['surveyId'],
  indexes: [['ownerId']],
  rowsOf: {
    SurveyDrafted: itself,
    SurveyPublished: itself,
    SurveyPaused: itself,
    SurveyReactivated: itself,
    SurveyClosed: itself,
    SurveyDeleted: itself,
    SurveyRestored: itself,
    SurveyErased: itself,
    SessionStarted: namedSurvey,
    QuestionAsked: itsSurvey,
    AnswerSubmitted: itsSurvey,
    AnswerWithdrawn: itsSurvey,
    ObjectiveStatusChanged: itsSurvey,
    SessionCompleted: itsSurvey,
    SessionRated: itsSurvey,
    ResponseAnalysed: namedSurvey,
    ResponseQualified: namedSurvey,
  },
  evolve(row, event): SurveyFiguresRow | null {
    if (event.type === 'SurveyDrafted')
      return { surveyId: event.id, ownerId: event.data.ownerId, status: 'draft', ...none }
    return row && event.type !== 'SurveyErased' ? next(row, event) : null
  },
  topics: (row) => [`survey-figures:${row.ownerId}`],
})

const statusAfter = {
  SurveyPublished: 'published',
  SurveyReactivated: 'published',
  SurveyPaused: 'paused',
  SurveyClosed: 'closed',
} as const

/** What there is one more of. */
const counted = {
  SessionStarted: 'sessions',
  SessionCompleted: 'completed',
  QuestionAsked: 'questionsAsked',
  AnswerSubmitted: 'responses',
  ResponseQualified: 'qualified',
} as const

type Counted = Heard<
  | keyof typeof statusAfter
  | keyof typeof counted
  | 'SurveyDeleted'
  | 'SurveyRestored'
  | 'SessionRated'
  | 'AnswerWithdrawn'
  | 'ObjectiveStatusChanged'
  | 'ResponseAnalysed'
>

function next(row: SurveyFiguresRow, event: Counted): SurveyFiguresRow {
  switch (event.type) {
    case 'ResponseAnalysed':
      return { ...row, sentiments: oneMore(row.sentiments, event.data.sentiment.class) }
    case 'ObjectiveStatusChanged': {
      // An objective is covered at most once in a conversation.
      const { objectiveId, status } = event.data
      if (status !== 'covered') return row
      return { ...row, objectivesCovered: oneMore(row.objectivesCovered, objectiveId) }
    }
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
      const figure = counted[event.type]
      return { ...row, [figure]: row[figure] + 1 }
    }
  }
}

const oneMore = (counts: Readonly<Record<string, number>>, of: string): Record<string, number> => ({
  ...counts,
  [of]: (counts[of] ?? 0) + 1,
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

/** In no order. */
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
