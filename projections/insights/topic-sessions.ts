// In which sessions a report's topics came up, as counts, for reports across surveys.
import type { Db } from '#kernel/postgres/db.ts'
import {
  findWholeReport,
  type InsightReport,
  recordedTopicDaysOf,
  type StoredInsightReport,
} from './insight-reports.projection.ts'
import { oncePerReport } from './once-per-report.ts'

/** Responses about a topic in the sessions of one day and group. */
export type TopicSessions = {
  /** UTC day on which the sessions started. */
  day: string
  version: number
  language: string
  device: string
  channel: string
  batch: string | null
  responses: number
}

/** For each topic of a report, at the topic's index: the groups of its sessions. */
export const topicSessionsOf = oncePerReport(
  async (db, { surveyId }): Promise<TopicSessions[][]> => {
    const whole = await findWholeReport(db, surveyId)
    const topics = (whole?.report?.topics ?? []).map(responseIdsOf)
    const rows = await countSessions(db, topics)
    const byTopic = Map.groupBy(rows, ({ topic }) => topic)
    return topics.map((_, place) => byTopic.get(place) ?? [])
  },
  (topics) => topics.reduce((sum, sessions) => sum + sessions.length, 0),
)

/** Responses by the UTC day on which their sessions started. */
type DayCounts = Readonly<Record<string, number>>

/** Responses about a topic: `until` are those in sessions up to the day at the same place of `days`, which are in order. */
export type TopicDays = { days: readonly string[]; until: readonly number[] }

/** By survey, for each topic by its place. Those of reports without recorded days are counted. */
export async function topicDaysOf(
  db: Db,
  rows: readonly StoredInsightReport[],
): Promise<ReadonlyMap<string, readonly TopicDays[]>> {
  const recorded = await recordedTopicDaysOf(
    db,
    rows.map(({ surveyId }) => surveyId),
  )
  const days = rows.map(async (row) => {
    const { surveyId } = row
    const topics = recorded.get(surveyId) ?? (await topicSessionsOf(db, row)).map(countByDay)
    return [surveyId, topics.map(cumulate)] as const
  })
  return new Map(await Promise.all(days))
}

function countByDay(sessions: readonly Pick<TopicSessions, 'day' | 'responses'>[]): DayCounts {
  const counts: Record<string, number> = {}
  for (const { day, responses } of sessions) counts[day] = (counts[day] ?? 0) + responses
  return counts
}

export function cumulate(counts: DayCounts): TopicDays {
  const days = Object.keys(counts).toSorted()
  let sum = 0
  return { days, until: days.map((day) => (sum += counts[day]!)) }
}

/** Responses of some days, both inclusive. */
export const countWithin = (topic: TopicDays, { from, to }: { from: string; to: string }): number =>
  countWhile(topic, (day) => day <= to) - countWhile(topic, (day) => day < from)

/** Responses up to the last day for which a condition holds that holds for all days before it. */
function countWhile({ days, until }: TopicDays, holds: (day: string) => boolean): number {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(days[middle]!)) low = middle + 1
    else high = middle
  }
  return until[low - 1] ?? 0
}

type Topic = NonNullable<InsightReport['report']>['topics'][number]

/** The ids of all responses about a topic; `topic` is of a whole report. */
export const responseIdsOf = ({ sources, responseIds = [] }: Topic): string[] => [
  ...new Set([...responseIds, ...sources.map(({ responseId }) => responseId)]),
]

async function countSessions(
  db: Db,
  topics: readonly (readonly string[])[],
): Promise<(TopicSessions & { topic: number })[]> {
  const { rows } = await db.query<TopicSessions & { topic: number }>(
    `select t.topic, to_char(s."startedAt" at time zone 'utc', 'YYYY-MM-DD') as day, s."surveyVersion"::int as version,
        s.language, s.device, s.mode as channel, s."invitationBatchId" as batch, count(*)::int as responses
       from unnest($1::int[], $2::uuid[]) t(topic, "responseId")
       join read.responses r using ("responseId") join read.sessions s using ("conversationId")
      group by 1, 2, 3, 4, 5, 6, 7`,
    [topics.flatMap((ids, topic) => ids.map(() => topic)), topics.flat()],
  )
  return rows
}

/** UTC days on which the sessions of responses started. */
export async function daysOfResponses(
  db: Db,
  responseIds: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ responseId: string; day: string }>(
    `select r."responseId", to_char(s."startedAt" at time zone 'utc', 'YYYY-MM-DD') as day
       from read.responses r join read.sessions s using ("conversationId")
      where r."responseId" = any($1::uuid[])`,
    [[...responseIds]],
  )
  return new Map(rows.map(({ responseId, day }) => [responseId, day]))
}
