import { z } from 'zod'
import type { Db } from '#kernel/postgres/db.ts'
import type { SessionRow } from '../conversations/sessions.projection.ts'
import { projection } from '../engine/projection.ts'

/** Invitations that were issued together. */
export const InvitationBatchRow = z.object({
  surveyId: z.uuid(),
  batchId: z.uuid(),
  count: z.int(),
  issuedAt: z.iso.datetime(),
})
export type InvitationBatchRow = z.infer<typeof InvitationBatchRow>

export const invitationBatches = projection({
  name: 'invitation-batches',
  version: 2,
  table: InvitationBatchRow,
  key: ['surveyId', 'batchId'],
  rowsOf: {
    InvitationsIssued: ({ id, data }) => [{ surveyId: id, batchId: data.batchId }],
    SurveyErased: ({ id }) => [{ surveyId: id }],
  },
  evolve(_, event): InvitationBatchRow | null {
    if (event.type === 'SurveyErased') return null
    const { batchId, count } = event.data
    return { surveyId: event.id, batchId, count, issuedAt: event.at }
  },
})

type BatchFigures = InvitationBatchRow & { named: number; started: number; completed: number }

/** Latest first, with the numbers of named links and of started and completed sessions. */
export async function invitationBatchesOf(db: Db, surveyId: string): Promise<BatchFigures[]> {
  const { rows } = await db.query<BatchFigures>(
    `select batch."batchId", batch.count, batch."issuedAt",
       count(session."conversationId")::int as started,
       count(session."completedAt")::int as completed,
       (select count(*)::int from read.invitees invitee
         where invitee."batchId" = batch."batchId" and invitee."erasedAt" is null) as named
     from read.invitation_batches batch
     left join read.sessions session
       on session."surveyId" = batch."surveyId" and session."invitationBatchId" = batch."batchId"
     where batch."surveyId" = $1
     group by batch."batchId", batch.count, batch."issuedAt"
     order by batch."issuedAt" desc, batch."batchId"`,
    [surveyId],
  )
  return rows
}

export async function findInvitationBatch(
  db: Db,
  surveyId: string,
  batchId: string,
): Promise<InvitationBatchRow | undefined> {
  const { rows } = await db.query<InvitationBatchRow>(
    'select * from read.invitation_batches where "surveyId" = $1 and "batchId" = $2',
    [surveyId, batchId],
  )
  return rows[0]
}

export type LinkUse = Pick<
  SessionRow,
  'conversationId' | 'status' | 'startedAt' | 'completedAt' | 'answersGiven'
> & { number: number }

/** The conversations that a batch's links have started. */
export async function linkUsesOf(db: Db, surveyId: string, batchId: string): Promise<LinkUse[]> {
  const { rows } = await db.query<LinkUse>(
    `select "invitationNumber" as number, "conversationId", status, "startedAt", "completedAt", "answersGiven"
       from read.sessions
      where "surveyId" = $1 and "invitationBatchId" = $2 and "invitationNumber" is not null`,
    [surveyId, batchId],
  )
  return rows
}
