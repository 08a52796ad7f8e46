// Whether more conversations would add topics to a survey's report.
import type { TopicSaturation } from '#contract/api/insights.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { percent } from '../reports/metric-definitions.ts'
import { saturationRule, topicSaturation } from '../reports/statistics/coding.ts'
import { conversationsUntil } from './insight-answers.ts'
import type { InsightReportRow } from './insight-reports.projection.ts'

/** More conversations share points. */
const maxPoints = 60

/** Of the topics of one report, which are one codebook. Null without a report. */
export async function saturationOf(
  db: Db,
  { surveyId, report, generatedAt }: InsightReportRow,
): Promise<TopicSaturation | null> {
  if (!report || !generatedAt) return null
  const conversations = await conversationsUntil(db, surveyId, generatedAt)
  const topics = report.topics.map(
    ({ sources, responseIds = [] }) =>
      new Set([...responseIds, ...sources.map(({ responseId }) => responseId)]),
  )
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
