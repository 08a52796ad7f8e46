import { z } from 'zod'
import type { EventOf } from '#contract/events/catalogue.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '#projections/engine/projection.ts'

/** Surveys and single conversations that their owner deleted: counts and times, for receipts. They go with the account. */
const ErasureRow = z.object({
  ownerId: z.uuid(),
  /** The survey, or the conversation. */
  subjectId: z.uuid(),
  kind: z.enum(['survey', 'conversation']),
  requestedAt: z.iso.datetime(),
  /** Until then a survey can be restored. */
  eraseAt: z.iso.datetime(),
  erasedAt: z.iso.datetime().nullable(),
  conversations: z.int(),
  answers: z.int(),
  /** When nothing was left. */
  finishedAt: z.iso.datetime().nullable(),
})
export type ErasureRow = z.infer<typeof ErasureRow>

const surveyKey = ({ id, meta }: { id: string; meta: { ownerId?: string } }) =>
  meta.ownerId ? [{ ownerId: meta.ownerId, subjectId: id }] : []

export const erasures = projection({
  name: 'erasures',
  version: 1,
  table: ErasureRow,
  key: ['ownerId', 'subjectId'],
  indexes: [['subjectId'], ['finishedAt']],
  rowsOf: {
    SurveyDeleted: surveyKey,
    SurveyRestored: surveyKey,
    SurveyErased: surveyKey,
    SessionErased({ id, data: { reason }, meta: { ownerId, surveyId } }) {
      if (!ownerId || !surveyId) return []
      if (reason === 'owner-session') return [{ ownerId, subjectId: id }]
      return reason === 'owner' ? [{ ownerId, subjectId: surveyId }] : []
    },
    ErasureFinished: ({ id, data: { ownerId } }) => [{ ownerId, subjectId: id }],
    AccountErased: ({ id }) => [{ ownerId: id }],
  },
  evolve(row, { id, at, meta: { ownerId = '' }, ...event }): ErasureRow | null {
    switch (event.type) {
      case 'SurveyDeleted':
        return newRow({ ownerId, subjectId: id, kind: 'survey', requestedAt: at }, event.data)
      case 'SessionErased': {
        if (event.data.reason !== 'owner-session') return row ? addSession(row, event.data) : null
        const one = { ownerId, subjectId: id, kind: 'conversation', requestedAt: at } as const
        return addSession({ ...newRow(one, { restorableUntil: at }), erasedAt: at }, event.data)
      }
      // Without a row it is erased with its account.
      case 'SurveyErased':
        return row ? { ...row, erasedAt: at } : null
      case 'ErasureFinished':
        return row ? { ...row, finishedAt: at } : null
      case 'SurveyRestored':
      case 'AccountErased':
        return null
    }
  },
})

const newRow = (
  of: Pick<ErasureRow, 'ownerId' | 'subjectId' | 'kind' | 'requestedAt'>,
  { restorableUntil }: EventOf<'SurveyDeleted'>['data'],
): ErasureRow => ({
  ...{ ...of, eraseAt: restorableUntil },
  ...{ erasedAt: null, conversations: 0, answers: 0, finishedAt: null },
})

const addSession = (row: ErasureRow, { responseIds }: EventOf<'SessionErased'>['data']) => ({
  ...row,
  conversations: row.conversations + 1,
  answers: row.answers + (responseIds?.length ?? 0),
})

/** With when the files of the database were cleaned. */
export type CleanedErasure = ErasureRow & { cleanedAt: string | null }

const withCleaning = `select erasure.*,
    (select min(finished_at) from keep.housekeeping where started_at > erasure."finishedAt") as "cleanedAt"
  from read.erasures erasure`

export async function findErasure(db: Db, subjectId: string): Promise<CleanedErasure | undefined> {
  const { rows } = await db.query<CleanedErasure>(
    `${withCleaning} where erasure."subjectId" = $1`,
    [subjectId],
  )
  return rows[0]
}

/** What is erased, newest first. */
export async function listErasures(
  db: Db,
  ownerId: string,
  limit: number,
): Promise<CleanedErasure[]> {
  const { rows } = await db.query<CleanedErasure>(
    `${withCleaning} where erasure."ownerId" = $1 and erasure."erasedAt" is not null
      order by erasure."erasedAt" desc, erasure."subjectId" limit $2`,
    [ownerId, limit],
  )
  return rows
}

/** Erased ones whose key is destroyed, and of which the read models have no more rows. */
export async function erasuresWithoutRows(
  db: Db,
  limit: number,
): Promise<Pick<ErasureRow, 'ownerId' | 'subjectId'>[]> {
  const { rows } = await db.query<Pick<ErasureRow, 'ownerId' | 'subjectId'>>(
    `select "ownerId", "subjectId" from read.erasures erasure
      where "finishedAt" is null and "erasedAt" is not null
        and exists (select from keep.keys where subject = erasure."subjectId"::text and wrapped is null)
        and not exists (select from read.sessions where "surveyId" = erasure."subjectId")
        and not exists (select from read.sessions where "conversationId" = erasure."subjectId")
        and not exists (select from read.invitees where "surveyId" = erasure."subjectId")
      order by "erasedAt", "subjectId" limit $1`,
    [limit],
  )
  return rows
}
