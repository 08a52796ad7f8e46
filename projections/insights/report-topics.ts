// The topics of a survey's insights with the responses about them, for reports across surveys.
import type { Insights, InsightSource } from '#contract/api/insights.ts'
import type { Sentiment } from '#contract/survey.ts'
import { must } from '#kernel/problem.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { agreementsOf, findPresentCheck } from './coding-check.ts'
import type { InsightReportRow } from './insight-reports.projection.ts'
import { findQuotedAnswers } from './insight-answers.ts'
import { isSupported, mentionedResponseIds, presentReport } from './present-report.ts'

export type ReportTopic = {
  /** Filters the survey's responses. */
  id: string
  /** Undefined while the name repeats a locked answer. */
  name: string | undefined
  sentiment: Sentiment
  people: number | null
  /** What its owner may read of the answers. */
  sources: InsightSource[]
  responseIds: readonly string[]
}

/** Names of topics that are the same in every report. */
export const topicKey = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('und')

/** A survey's insights as its owner may read them; undefined without any statement that still has sources. */
export async function readReport(
  db: Db,
  row: InsightReportRow,
): Promise<{ insights: Insights; topics: ReportTopic[] } | undefined> {
  const { surveyId, report, responseCount, peopleCount } = row
  if (!report) return undefined
  const [answers, { check }] = await Promise.all([
    findQuotedAnswers(db, surveyId, mentionedResponseIds(row)),
    findPresentCheck(db, surveyId),
  ])
  // Those that were counted: a report across surveys does not say how many are left.
  const counts = { answers: responseCount ?? 0, people: peopleCount ?? 0 }
  const insights = presentReport(row, answers, counts, agreementsOf(check))
  if (!insights) return undefined
  const presented = insights.main_topics.topics
  const topics = report.topics
    .filter((topic) => isSupported(topic, answers))
    .map(({ name, responseIds, sources }, n) => {
      const topic = must(presented[n], 'a presented topic')
      return {
        id: topic.id,
        // Its own name, or general words in its place.
        name: topic.name === name ? name : undefined,
        sentiment: topic.sentiment,
        people: topic.people,
        sources: topic.sources,
        responseIds: responseIds ?? [...new Set(sources.map(({ responseId }) => responseId))],
      }
    })
  return { insights, topics }
}

/** The session of a response, as far as groups of sessions are compared. */
export type ResponseSession = {
  responseId: string
  /** UTC day on which the session started. */
  day: string
  version: number
  language: string
  device: string
  channel: string
  batch: string | null
}

export async function sessionsOfResponses(
  db: Db,
  responseIds: readonly string[],
): Promise<ResponseSession[]> {
  const { rows } = await db.query<ResponseSession>(
    `select r."responseId", to_char(s."startedAt" at time zone 'utc', 'YYYY-MM-DD') as day,
        s."surveyVersion"::int as version, s.language, s.device, s.mode as channel, s."invitationBatchId" as batch
       from read.responses r join read.sessions s on s."conversationId" = r."conversationId"
      where r."responseId" = any($1::uuid[])`,
    [responseIds],
  )
  return rows
}
