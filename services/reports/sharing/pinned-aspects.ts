// Aspects of pinned reports. What a conversation had added to them cannot be folded from its events when it is erased, because
// the names of aspects are sealed with a key that is destroyed, so it is stored beside the sums until then.
import type { Db, Tx } from '#kernel/postgres/db.ts'
import type { DayRange } from '#projections/reports/calendar.ts'
import type { AspectSums } from '#projections/reports/report-figures.ts'
import { clearAspectScore } from '#projections/reports/survey-aspects.rollup.ts'

export const pinnedAspectTables = `
  create table if not exists keep.report_pin_aspects (
    share_id uuid, survey_id uuid, keyword text,
    mentions int not null, positive int not null, negative int not null,
    primary key (share_id, survey_id, keyword));
  create table if not exists keep.report_pin_mentions (
    conversation_id uuid, share_id uuid, survey_id uuid, keyword text,
    mentions int not null, positive int not null, negative int not null,
    primary key (conversation_id, share_id, keyword));
  create index if not exists report_pin_mentions_share on keep.report_pin_mentions (share_id, survey_id)`

type Pinned = { shareId: string; surveyIds: readonly string[]; range: DayRange }

/** Reads the same snapshot as the other figures of the pin. */
export async function storeAspects(
  tx: Tx,
  { shareId, surveyIds, range: { from, to } }: Pinned,
): Promise<void> {
  await tx.query(
    `insert into keep.report_pin_mentions
     select "conversationId", $1::uuid, "surveyId", aspect ->> 0, count(*),
            count(*) filter (where (aspect ->> 1)::int >= $5::int),
            count(*) filter (where (aspect ->> 1)::int <= -($5::int))
       from read.session_figures, jsonb_each(answers) answer, jsonb_array_elements(answer.value -> 'aspects') aspect
      where "surveyId" = any($2::uuid[]) and ("startedAt" at time zone 'UTC')::date between $3 and $4
      group by 1, 3, 4`,
    [shareId, surveyIds, from, to, clearAspectScore],
  )
  await tx.query(
    `insert into keep.report_pin_aspects
     select share_id, survey_id, keyword, sum(mentions), sum(positive), sum(negative)
       from keep.report_pin_mentions where share_id = $1 group by 1, 2, 3`,
    [shareId],
  )
}

export async function readPinnedAspects(db: Db, shareId: string): Promise<AspectSums[]> {
  const { rows } = await db.query<AspectSums>(
    `select survey_id as "surveyId", keyword, mentions, positive, negative
       from keep.report_pin_aspects where share_id = $1 and mentions > 0`,
    [shareId],
  )
  return rows
}

/** Subtracts what an erased conversation had added. A second time changes nothing. */
export const takeOutAspects = (tx: Tx, shareId: string, conversationId: string) =>
  tx.query(
    `with taken as (
       delete from keep.report_pin_mentions
        where conversation_id = $2 and share_id = $1 returning *)
     update keep.report_pin_aspects sums
        set mentions = sums.mentions - taken.mentions, positive = sums.positive - taken.positive,
            negative = sums.negative - taken.negative
       from taken
      where sums.share_id = $1 and sums.survey_id = taken.survey_id and sums.keyword = taken.keyword`,
    [shareId, conversationId],
  )

/** The sums stay: figures do when answers expire. */
export const forgetMentions = (db: Db, conversationId: string) =>
  db.query('delete from keep.report_pin_mentions where conversation_id = $1', [conversationId])
