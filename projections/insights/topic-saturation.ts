// Whether more conversations would add topics to a survey's report.
import { LRUCache } from 'lru-cache'
import type { TopicSaturation } from '#contract/api/insights.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Position } from '#ports/event-store.ts'
import { percent } from '../reports/metric-definitions.ts'
import { saturationRule, topicSaturation } from '../reports/statistics/coding.ts'
import { conversationsUntil } from './insight-answers.ts'
import type { InsightReportRow } from './insight-reports.projection.ts'

/** More conversations share points. */
const maxPoints = 60

type Known = { position: Position; saturation: Promise<TopicSaturation> }

/** By survey. A report changes with each erasure, so what is known of its position holds until then. */
const knownByDb = new WeakMap<Db, LRUCache<string, Known>>()
const maxKnown = 2_000

/**
 * Of the topics of one report, which are one codebook; null without a report. Reads the answers that the report is based on once in a
 * process, not each time that a page opens.
 */
export async function saturationOf(
  db: Db,
  row: InsightReportRow & { position: Position },
): Promise<TopicSaturation | null> {
  const { surveyId, position, report, generatedAt } = row
  if (!report || !generatedAt) return null
  let known = knownByDb.get(db)
  if (!known) knownByDb.set(db, (known = new LRUCache({ max: maxKnown })))
  const found = known.get(surveyId)
  if (found?.position === position) return found.saturation
  const saturation = readSaturation(db, surveyId, report, generatedAt)
  known.set(surveyId, { position, saturation })
  // A failure is not kept.
  saturation.catch(() => known.delete(surveyId))
  return saturation
}

async function readSaturation(
  db: Db,
  surveyId: string,
  report: NonNullable<InsightReportRow['report']>,
  generatedAt: string,
): Promise<TopicSaturation> {
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
