import { z } from 'zod'
import { derivedId } from '#kernel/ids.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { personalColumn, projection } from '../engine/projection.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import {
  daysInterval,
  noticeInterval,
  policyColumns,
  policyJoins,
} from '../privacy/survey-privacy.ts'

export type InvitationLink = { batchId: string; number: number }

/** The person that a personal link is for, or was for. */
const InviteeRow = z.object({
  batchId: z.uuid(),
  number: z.int(),
  /** Names the key that seals the name. */
  inviteeId: z.uuid(),
  surveyId: z.uuid(),
  name: personalColumn(z.string().nullable()),
  reference: personalColumn(z.string().nullable()),
  namedAt: z.iso.datetime(),
  /** The conversation was erased, and the name with it. */
  erasedAt: z.iso.datetime().nullable(),
})
export type InviteeRow = z.infer<typeof InviteeRow>

/** The key of a link's name: not the conversation's, so that a link outlives its name. */
export const inviteeIdOf = ({ batchId, number }: InvitationLink): string =>
  derivedId('invitee', batchId, number)

export const invitees = projection({
  name: 'invitees',
  version: 1,
  table: InviteeRow,
  key: ['batchId', 'number'],
  subject: 'inviteeId',
  indexes: [['surveyId'], ['namedAt']],
  rowsOf: {
    InviteeNamed: ({ id, data }) => [{ batchId: id, number: data.number }],
    InviteesErased: ({ id, data }) => data.numbers.map((number) => ({ batchId: id, number })),
    SessionErased: ({ data }) => (data.invitation ? [data.invitation] : []),
  },
  evolve(row, event): InviteeRow | null {
    if (event.type === 'InviteeNamed') {
      const { ownerId: _, ...invitee } = event.data
      return { ...invitee, batchId: event.id, namedAt: event.at, erasedAt: null }
    }
    return row && event.type === 'SessionErased'
      ? { ...row, name: null, reference: null, erasedAt: event.at }
      : null
  },
})

/** The named links of one batch. */
export const inviteesOf = (db: Db, batchId: string): Promise<InviteeRow[]> =>
  queryRows(db, invitees, 'select * from read.invitees where "batchId" = $1', [batchId])

/** The people that these links are for, by `batchId/number`. */
export async function findInvitees(
  db: Db,
  links: readonly InvitationLink[],
): Promise<ReadonlyMap<string, InviteeRow>> {
  if (links.length === 0) return new Map()
  const rows = await queryRows(
    db,
    invitees,
    `select * from read.invitees
      where ("batchId", number) in (select * from unnest($1::uuid[], $2::int[]))`,
    [links.map(({ batchId }) => batchId), links.map(({ number }) => number)],
  )
  return new Map(rows.map((row) => [linkKey(row), row]))
}

export const linkKey = ({ batchId, number }: InvitationLink): string => `${batchId}/${number}`

/**
 * Names whose retention period has ended, by batch: of erased surveys, and of links without a conversation after the period
 * of their survey. The others are erased with their conversations.
 */
export async function inviteesToErase(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ batchId: string; numbers: number[]; isExpired: boolean }[]> {
  const { rows } = await db.query<{ batchId: string; numbers: number[]; isExpired: boolean }>(
    `select "batchId", array_agg(number::int order by number) as numbers, "isExpired" from (
       select invitee."batchId", invitee.number, erased."surveyId" is null as "isExpired"
         from read.invitees invitee
         left join (select survey."surveyId", ${policyColumns} from read.surveys survey ${policyJoins}) policy
           on policy."surveyId" = invitee."surveyId"
         left join read.erased_surveys erased on erased."surveyId" = invitee."surveyId"
        where erased."surveyId" is not null
           or (invitee."erasedAt" is null
               and invitee."namedAt" <= $1::timestamptz - ${daysInterval('policy.days')}
               and coalesce(policy.since <= $1::timestamptz - ${noticeInterval}, true)
               and not exists (
                 select from read.sessions session
                  where session."surveyId" = invitee."surveyId"
                    and session."invitationBatchId" = invitee."batchId"
                    and session."invitationNumber" = invitee.number))
        order by invitee."namedAt" limit $2
     ) due group by "batchId", "isExpired"`,
    [now, limit],
  )
  return rows
}
