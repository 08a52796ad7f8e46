import { z } from 'zod'
import type { Db } from '#kernel/postgres/db.ts'
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

/** Latest first, with the numbers of started and completed sessions. */
export async function invitationBatchesOf(
  db: Db,
  surveyId: string,
): Promise<(InvitationBatchRow & { started: number; completed: number })[]> {
  const { rows } = await db.query<InvitationBatchRow & { started: number; completed: number }>(
    `select batch."batchId", batch.count, batch."issuedAt",
       count(session."conversationId")::int as started,
       count(session."completedAt")::int as completed
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
