// Whether more conversations would add topics to a survey's report.
import type { TopicSaturation } from '#contract/api/insights.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { percent } from '../reports/metric-definitions.ts'
import { saturationRule, topicSaturation } from '../reports/statistics/coding.ts'
import { conversationsUntil } from './insight-answers.ts'
import { findWholeReport, type InsightReport } from './insight-reports.projection.ts'
import { oncePerReport } from './once-per-report.ts'
import { responseIdsOf } from './topic-sessions.ts'

/** More conversations share points. */
const maxPoints = 60

/** The saturation of the topics of a survey's report, which are one codebook; null without a report. */
export const saturationOf = oncePerReport(
  async (db, { surveyId }): Promise<TopicSaturation | null> => {
    const { report, generatedAt } = (await findWholeReport(db, surveyId)) ?? {}
    return report && generatedAt ? readSaturation(db, surveyId, report, generatedAt) : null
  },
  (saturation) => saturation?.points.length ?? 0,
)

async function readSaturation(
  db: Db,
  surveyId: string,
  report: NonNullable<InsightReport['report']>,
  generatedAt: string,
): Promise<TopicSaturation> {
  const conversations = await conversationsUntil(db, surveyId, generatedAt)
  const topics = report.topics.map((topic) => new Set(responseIdsOf(topic)))
  return presentSaturation(
    conversations.map((responseIds) =>
      topics.flatMap((ids, at) => (responseIds.some((id) => ids.has(id)) ? [String(at)] : [])),
    ),
  )
}

/** `conversations`: the topics of each, oldest first. */
export function presentSaturation(conversations: readonly (readonly string[])[]): TopicSaturation {
  const { base, run, maxNewShare } = saturationRule
  const { baseTopics, newTopics, newShare, saturated } = topicSaturation(conversations)
  return {
    status: newShare === undefined ? 'too-few' : saturated ? 'saturated' : 'growing',
    conversations: conversations.length,
    ...{ base, run },
    max_new_share: percent(maxNewShare, 1),
    base_topics: baseTopics,
    new_topics: newTopics.at(-1) ?? null,
    new_share: newShare === undefined ? null : percent(newShare, 1),
    points: pointsOf(conversations),
  }
}

function pointsOf(conversations: readonly (readonly string[])[]): TopicSaturation['points'] {
  const width = Math.max(1, Math.ceil(conversations.length / maxPoints))
  const seen = new Set<string>()
  return Array.from({ length: Math.ceil(conversations.length / width) }, (_, at) => {
    const known = seen.size
    const last = Math.min(conversations.length, (at + 1) * width)
    for (const topic of conversations.slice(at * width, last).flat()) seen.add(topic)
    return { first: at * width + 1, last, new_topics: seen.size - known, topics: seen.size }
  })
}
