import type { Respondent } from '#contract/respondent.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { findInvitees, linkKey, type InvitationLink } from '../surveys/invitees.projection.ts'
import { sessions, type SessionRow } from './sessions.projection.ts'

/** By conversation; those that nothing is known of are left out. */
export type Respondents = ReadonlyMap<string, Respondent>

/** Sessions of which something may be known: fields are sealed, and links have names. */
const isKnown = '(sealed is not null or "invitationNumber" is not null)'

/** The surveys with a session that has a name, a reference or fields of its respondent. */
export async function surveysWithNames(
  db: Db,
  surveyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ surveyId: string }>(
    `select distinct "surveyId" from read.sessions where "surveyId" = any($1::uuid[]) and ${isKnown}`,
    [surveyIds],
  )
  return new Set(rows.map(({ surveyId }) => surveyId))
}

/** The known respondents of these rows' conversations, by conversation id. */
export async function findRespondents(
  db: Db,
  rows: readonly { conversationId: string }[],
): Promise<Respondents> {
  const ids = [...new Set(rows.map(({ conversationId }) => conversationId))]
  if (ids.length === 0) return new Map()
  const found = await queryRows(
    db,
    sessions,
    `select * from read.sessions where "conversationId" = any($1::uuid[]) and ${isKnown}`,
    [ids],
  )
  return respondentsOf(db, found)
}

/** The known respondents of these sessions, by conversation id. */
export async function respondentsOf(db: Db, found: readonly SessionRow[]): Promise<Respondents> {
  const invitees = await findInvitees(
    db,
    found.flatMap((session) => linkOf(session) ?? []),
  )
  const respondents = new Map<string, Respondent>()
  for (const session of found) {
    const link = linkOf(session)
    const { name, reference } = (link && invitees.get(linkKey(link))) ?? {}
    const { conversationId, preSurvey: fields } = session
    if (name || reference || fields.length > 0)
      respondents.set(conversationId, { name: name ?? '', reference: reference ?? '', fields })
  }
  return respondents
}

function linkOf({
  invitationBatchId: batchId,
  invitationNumber: number,
}: SessionRow): InvitationLink | undefined {
  return batchId !== null && number !== null ? { batchId, number } : undefined
}
