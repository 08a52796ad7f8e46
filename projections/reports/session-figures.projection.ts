import { z } from 'zod'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '../engine/projection.ts'
import type { SurveyDay } from './metric-definitions.ts'

/** Figures of a conversation; reports count them on the day on which it started. */
export const SessionFiguresRow = z.object({
  conversationId: z.uuid(),
  surveyId: z.uuid(),
  ownerId: z.uuid(),
  startedAt: z.iso.datetime(),
  completed: z.boolean(),
  responses: z.int(),
  analysed: z.int(),
  sentimentSum: z.number(),
  positive: z.int(),
  negative: z.int(),
  qualified: z.int(),
})
export type SessionFiguresRow = z.infer<typeof SessionFiguresRow>

const conversationKey = ({ id }: { id: string }) => [{ conversationId: id }]
const conversationKeyFromData = ({ data }: { data: { conversationId: string } }) => [
  { conversationId: data.conversationId },
]

export const sessionFigures = projection({
  name: 'session-figures',
  version: 3,
  table: SessionFiguresRow,
  key: ['conversationId'],
  indexes: [['ownerId', 'startedAt'], ['surveyId']],
  rowsOf: {
    SessionStarted: conversationKey,
    AnswerSubmitted: conversationKey,
    AnswerWithdrawn: conversationKey,
    SessionCompleted: conversationKey,
    ResponseAnalysed: conversationKeyFromData,
    ResponseQualified: conversationKeyFromData,
    SurveyErased: ({ id }) => [{ surveyId: id }],
  },
  evolve(row, event): SessionFiguresRow | null {
    if (event.type === 'SessionStarted') {
      const { surveyId, ownerId } = event.data
      return {
        conversationId: event.id,
        surveyId,
        ownerId,
        startedAt: event.at,
        completed: false,
        responses: 0,
        analysed: 0,
        sentimentSum: 0,
        positive: 0,
        negative: 0,
        qualified: 0,
      }
    }
    if (!row || event.type === 'SurveyErased') return null
    switch (event.type) {
      case 'AnswerSubmitted':
        return event.data.support ? row : { ...row, responses: row.responses + 1 }
      case 'AnswerWithdrawn':
        return { ...row, responses: row.responses - 1 }
      case 'SessionCompleted':
        return { ...row, completed: true }
      case 'ResponseQualified':
        return { ...row, qualified: row.qualified + 1 }
      case 'ResponseAnalysed': {
        const { score, class: sentiment } = event.data.sentiment
        return {
          ...row,
          analysed: row.analysed + 1,
          sentimentSum: row.sentimentSum + score,
          positive: row.positive + (sentiment === 'positive' ? 1 : 0),
          negative: row.negative + (sentiment === 'negative' ? 1 : 0),
        }
      }
    }
  },
})

/** Days on which conversations started, oldest first, from `firstDay` (YYYY-MM-DD, UTC) if given. */
export async function surveyDaysOf(
  db: Db,
  ownerId: string,
  firstDay: string | undefined,
): Promise<SurveyDay[]> {
  const { rows } = await db.query<SurveyDay>(
    `select "surveyId", to_char("startedAt" at time zone 'utc', 'YYYY-MM-DD') as day,
            count(*) as sessions, count(*) filter (where completed) as completed,
            sum(responses)::float8 as responses, sum(analysed)::float8 as analysed,
            sum("sentimentSum") as "sentimentSum", sum(positive)::float8 as positive,
            sum(negative)::float8 as negative, sum(qualified)::float8 as qualified
       from read.session_figures
      where "ownerId" = $1 and ($2::date is null or "startedAt" >= $2::date::timestamp at time zone 'utc')
      group by 1, 2 order by 2, 1`,
    [ownerId, firstDay ?? null],
  )
  return rows
}
