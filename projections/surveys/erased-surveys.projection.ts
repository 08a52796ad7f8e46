import { z } from 'zod'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '../engine/projection.ts'

/** Erased surveys. Their remaining conversations must be erased too. */
const ErasedSurveyRow = z.object({ surveyId: z.uuid(), erasedAt: z.iso.datetime() })

export const erasedSurveys = projection({
  name: 'erased-surveys',
  version: 1,
  table: ErasedSurveyRow,
  key: ['surveyId'],
  rowsOf: { SurveyErased: ({ id }) => [{ surveyId: id }] },
  evolve: (_, { id, at }) => ({ surveyId: id, erasedAt: at }),
})

/** Ids of conversations of erased surveys. */
export async function conversationsToErase(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ conversationId: string }>(
    `select session."conversationId" from read.erased_surveys erased
     join read.sessions session on session."surveyId" = erased."surveyId"
     order by erased."erasedAt" desc limit $1`,
    [limit],
  )
  return rows.map(({ conversationId }) => conversationId)
}
