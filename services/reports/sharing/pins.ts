// Figures of pinned reports: what the read models had at one position of the log. Kept apart from the read models, which a
// rebuild replaces. Counts are stored plainly, as in the read models; texts are sealed with the key of the link.
import type { KeyObject } from 'node:crypto'
import { type Db, transaction, type Tx, setUpTables } from '#kernel/postgres/db.ts'
import { decryptText, encryptText } from '#kernel/privacy/seal.ts'
import type { DayRange } from '#projections/reports/calendar.ts'
import { measureNames, type SessionMeasures } from '#projections/reports/session-measures.ts'
import { pinnedAspectTables, takeOutAspects } from './pinned-aspects.ts'

/** A UTC day of a survey. */
export type PinnedDay = SessionMeasures & { surveyId: string; day: string }

export async function createPinTables(db: Db): Promise<void> {
  await setUpTables(
    db,
    `
      create schema if not exists keep;
      create table if not exists keep.report_pins (share_id uuid primary key, texts text not null);
      create table if not exists keep.report_pin_days (
        share_id uuid, survey_id uuid, days jsonb not null, primary key (share_id, survey_id));
      create index if not exists report_pin_days_survey on keep.report_pin_days (survey_id);
      create table if not exists keep.report_pin_erasures (
        share_id uuid, conversation_id uuid, day text, responses int not null,
        primary key (share_id, conversation_id));
      ${pinnedAspectTables}`,
  )
}

const placeOfTexts = (shareId: string) => `keep.report_pins/${shareId}`

type NewPin = {
  shareId: string
  surveyIds: readonly string[]
  days: readonly PinnedDay[]
  texts: unknown
  key: KeyObject
  /** Conversations that were erased before are in no figure. */
  withoutErasedUntil: string
}

/** A repeated request changes nothing. Returns whether the pin is new. */
export async function storePin(
  tx: Tx,
  { shareId, surveyIds, days, texts, key, withoutErasedUntil }: NewPin,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into keep.report_pins (share_id, texts) values ($1, $2) on conflict do nothing',
    [shareId, encryptText(JSON.stringify(texts), key, placeOfTexts(shareId))],
  )
  if (rowCount === 0) return false
  const bySurvey = Map.groupBy(days, ({ surveyId }) => surveyId)
  await tx.query(
    `insert into keep.report_pin_days (share_id, survey_id, days)
     select $1, survey_id, days from unnest($2::uuid[], $3::jsonb[]) as given(survey_id, days)`,
    [shareId, [...bySurvey.keys()], [...bySurvey.values()].map((own) => JSON.stringify(own))],
  )
  await tx.query(
    `insert into keep.report_pin_erasures (share_id, conversation_id, responses)
     select $1, "conversationId", 0 from read.erased_sessions
      where "surveyId" = any($2::uuid[]) and "erasedAt" <= $3`,
    [shareId, surveyIds, withoutErasedUntil],
  )
  return true
}

export const readPinnedDays = async (db: Db, shareId: string): Promise<PinnedDay[]> => {
  const { rows } = await db.query<{ days: PinnedDay[] }>(
    'select days from keep.report_pin_days where share_id = $1',
    [shareId],
  )
  return rows.flatMap(({ days }) => days)
}

/** Conversations of these days that were taken out, and their answers. */
export async function countErased(
  db: Db,
  shareId: string,
  { from, to }: DayRange,
): Promise<{ sessions: number; responses: number }> {
  const { rows } = await db.query<{ sessions: number; responses: number }>(
    `select count(*) as sessions, coalesce(sum(responses), 0) as responses
       from keep.report_pin_erasures
      where share_id = $1 and responses > 0 and day between $2 and $3`,
    [shareId, from, to],
  )
  return rows[0] ?? { sessions: 0, responses: 0 }
}

/** Undefined once the link is revoked. */
export async function readPinnedTexts<T>(
  db: Db,
  shareId: string,
  key: KeyObject | undefined,
): Promise<T | undefined> {
  const { rows } = await db.query<{ texts: string }>(
    'select texts from keep.report_pins where share_id = $1',
    [shareId],
  )
  const [pin] = rows
  return pin && key
    ? (JSON.parse(decryptText(pin.texts, key, placeOfTexts(shareId))) as T)
    : undefined
}

/** Nothing is written where `change` returns undefined. */
export async function changePinnedTexts<T>(
  db: Db,
  { shareId, key }: { shareId: string; key: KeyObject },
  change: (texts: T) => T | undefined,
): Promise<void> {
  const place = placeOfTexts(shareId)
  await transaction(db, async (tx) => {
    const { rows } = await tx.query<{ texts: string }>(
      'select texts from keep.report_pins where share_id = $1 for update',
      [shareId],
    )
    const changed = rows[0] && change(JSON.parse(decryptText(rows[0].texts, key, place)) as T)
    if (changed)
      await tx.query('update keep.report_pins set texts = $2 where share_id = $1', [
        shareId,
        encryptText(JSON.stringify(changed), key, place),
      ])
  })
}

/** Pinned reports that have figures of a survey. */
export async function pinsOf(db: Db, surveyId: string): Promise<string[]> {
  const { rows } = await db.query<{ shareId: string }>(
    'select share_id as "shareId" from keep.report_pin_days where survey_id = $1',
    [surveyId],
  )
  return rows.map(({ shareId }) => shareId)
}

/** A conversation whose answers are erased. */
type ErasedSession = { surveyId: string; conversationId: string }
export type Untaken = ErasedSession & { shareId: string; position: string }

const untaken = `"conversationId", pin.survey_id as "surveyId", pin.share_id as "shareId", share."pinPosition" as position
  from keep.report_pin_days pin
  join read.shared_reports share on share."shareId" = pin.share_id and share."pinPosition" is not null`
const isUntaken = `not exists (select from keep.report_pin_erasures taken
  where taken.share_id = pin.share_id and taken.conversation_id = "conversationId")`

/** The pinned reports from which a conversation is not taken out yet. */
export async function pinsWith(
  db: Db,
  { surveyId, conversationId }: ErasedSession,
): Promise<Untaken[]> {
  const { rows } = await db.query<Untaken>(
    `select ${untaken} cross join (select $2::uuid as "conversationId") given
      where pin.survey_id = $1 and ${isUntaken}`,
    [surveyId, conversationId],
  )
  return rows
}

/** The erased conversations that are not taken out of a pinned report yet. */
export async function untakenOf(db: Db, shareId: string): Promise<Untaken[]> {
  const { rows } = await db.query<Untaken>(
    `select ${untaken} join read.erased_sessions erased on erased."surveyId" = pin.survey_id
      where pin.share_id = $1 and ${isUntaken}`,
    [shareId],
  )
  return rows
}

/** `part`: what the pinned figures have of it, if anything. */
type TakenPart = ErasedSession & { shareId: string; part: PinnedDay | undefined }

/** Takes a conversation's part out of the figures of its day. A second time changes nothing. */
export async function takeOut(
  db: Db,
  { shareId, surveyId, conversationId, part }: TakenPart,
): Promise<void> {
  await transaction(db, async (tx) => {
    const { rows } = await tx.query<{ days: PinnedDay[] }>(
      'select days from keep.report_pin_days where share_id = $1 and survey_id = $2 for update',
      [shareId, surveyId],
    )
    const [pin] = rows
    if (!pin) return
    await takeOutAspects(tx, shareId, conversationId)
    const isPart = (day: PinnedDay) => day.day === part?.day
    const counted = pin.days.some(isPart) ? part : undefined
    const { rowCount } = await tx.query(
      'insert into keep.report_pin_erasures values ($1, $2, $3, $4) on conflict do nothing',
      [shareId, conversationId, counted?.day ?? null, counted?.responses ?? 0],
    )
    if (rowCount === 0 || !counted) return
    const days = pin.days.map((day) => (isPart(day) ? subtract(day, counted) : day))
    await tx.query(
      'update keep.report_pin_days set days = $3 where share_id = $1 and survey_id = $2',
      [shareId, surveyId, JSON.stringify(days)],
    )
  })
}

function subtract(day: PinnedDay, part: SessionMeasures): PinnedDay {
  const rest = { ...day }
  for (const name of measureNames) rest[name] -= part[name]
  return rest
}

export const deletePinnedSurvey = (db: Db, surveyId: string) =>
  transaction(db, async (tx) => {
    for (const table of ['report_pin_days', 'report_pin_aspects', 'report_pin_mentions'])
      await tx.query(`delete from keep.${table} where survey_id = $1`, [surveyId])
  })

const pinTables = [
  ...['report_pins', 'report_pin_days', 'report_pin_erasures'],
  ...['report_pin_aspects', 'report_pin_mentions'],
]

export const deletePin = (db: Db, shareId: string) =>
  transaction(db, async (tx) => {
    for (const table of pinTables)
      await tx.query(`delete from keep.${table} where share_id = $1`, [shareId])
  })
