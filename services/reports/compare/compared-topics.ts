import type { Comparison } from '#contract/api/report-comparison.ts'
import type { Sentiment } from '#contract/survey.ts'
import { topicKey } from '#projections/insights/report-topics.ts'

/** A topic of one side, and its number of responses. */
export type SideTopic = { name: string; sentiment: Sentiment; responses: number }

/** Topics by name. Undefined sides have no insights; without any of two sides there is nothing to compare. */
export function compareTopics(
  sides: readonly (readonly SideTopic[] | undefined)[],
): Comparison['topics'] {
  if (sides.filter((side) => side !== undefined).length < 2) return null
  const topics = new Map<
    string,
    { name: string; sentiment: Sentiment; responses: (number | null)[] }
  >()
  for (const [index, side] of sides.entries())
    for (const { name, sentiment, responses } of side ?? []) {
      if (responses === 0) continue
      const key = topicKey(name)
      const topic = topics.get(key) ?? {
        ...{ name, sentiment },
        responses: sides.map((each) => (each ? 0 : null)),
      }
      topic.responses[index] = (topic.responses[index] ?? 0) + responses
      if (topic.sentiment !== sentiment) topic.sentiment = 'mixed'
      topics.set(key, topic)
    }
  const all = [...topics.values()].toSorted((a, b) => totalOf(b) - totalOf(a))
  const isCommon = ({ responses }: { responses: (number | null)[] }) => !responses.includes(0)
  return { common: all.filter(isCommon), apart: all.filter((topic) => !isCommon(topic)) }
}

const totalOf = ({ responses }: { responses: readonly (number | null)[] }) =>
  responses.reduce<number>((sum, count) => sum + (count ?? 0), 0)
