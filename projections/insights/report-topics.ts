// The topics of a survey's insights with the responses about them, for reports across surveys.
import type { Insights, InsightSource } from '#contract/api/insights.ts'
import type { Sentiment } from '#contract/survey.ts'
import { must } from '#kernel/problem.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { agreementsOf } from './coding-check.ts'
import { findCodingChecks } from './coding-checks.projection.ts'
import type { InsightReport } from './insight-reports.projection.ts'
import { findQuotedAnswers } from './insight-answers.ts'
import { isSupported, presentReport, quotedResponseIds } from './present-report.ts'
import type { QuotedAnswers } from './quoted-sources.ts'

export type ReportTopic = {
  /** Filters the survey's responses. */
  id: string
  /** Undefined while the name repeats a locked answer. */
  name: string | undefined
  sentiment: Sentiment
  people: number | null
  /** What its owner may read of the answers. */
  sources: InsightSource[]
  /** Among all topics of the report. */
  place: number
}

/** Names of topics that are the same in every report. */
export const topicKey = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('und')

/** Insights as their owner may read them. */
type ReadableReport = { insights: Insights; topics: ReportTopic[] }

/** Undefined without any statement that still has sources. */
export async function readReport(db: Db, row: InsightReport): Promise<ReadableReport | undefined> {
  const { surveyId } = row
  const [answers, checks] = await Promise.all([
    findQuotedAnswers(db, [surveyId], quotedResponseIds(row)),
    findCodingChecks(db, [surveyId]),
  ])
  return presentReadable(row, answers, agreementsOf(checks.get(surveyId), row))
}

/** Undefined without any statement that still has sources. */
export function presentReadable(
  row: InsightReport,
  answers: QuotedAnswers,
  agreements?: ReturnType<typeof agreementsOf>,
): ReadableReport | undefined {
  const { report, responseCount, peopleCount } = row
  if (!report) return undefined
  // The counts of the report's time: a report across surveys does not say how many are left.
  const counts = { answers: responseCount ?? 0, people: peopleCount ?? 0 }
  const insights = presentReport(row, answers, counts, agreements)
  if (!insights) return undefined
  const presented = insights.main_topics.topics
  const topics = report.topics
    .map((topic, place) => ({ ...topic, place }))
    .filter((topic) => isSupported(topic, answers))
    .map(({ name, place }, n) => {
      const topic = must(presented[n], 'a presented topic')
      return {
        id: topic.id,
        // Its own name, or general words in its place.
        name: topic.name === name ? name : undefined,
        sentiment: topic.sentiment,
        people: topic.people,
        sources: topic.sources,
        place,
      }
    })
  return { insights, topics }
}
