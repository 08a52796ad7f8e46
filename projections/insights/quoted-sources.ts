// The quotes of a report's statements, as far as their owner may read them.
import type { InsightSource } from '#contract/api/insights.ts'
import type { Source } from '#contract/events/insight-reports.ts'
import { excerpt } from '../conversations/excerpt.ts'
import { redactedStatuses } from '../conversations/redacted-question.ts'
import type { QuotedAnswer } from './insight-answers.ts'

export type QuotedAnswers = ReadonlyMap<string, QuotedAnswer>

export const isFullyVisible = (answer: Pick<QuotedAnswer, 'status'> | undefined) =>
  answer !== undefined && !redactedStatuses.has(answer.status)

/** Length of the beginning of an answer that its owner may read. */
export function readableLengthOf(quoted: Pick<QuotedAnswer, 'answer' | 'status'>): number {
  if (isFullyVisible(quoted)) return quoted.answer.length
  const { text, cut } = excerpt(quoted.answer)
  // A cut excerpt ends in an ellipsis.
  return cut ? text.length - 1 : quoted.answer.length
}

/** Sources whose answer still exists, readable ones first. */
export function visibleSources(
  sources: readonly Source[],
  answers: QuotedAnswers,
): InsightSource[] {
  return sources
    .flatMap(({ responseId, start, end }) => {
      const quoted = answers.get(responseId)
      if (!quoted) return []
      const readable = readableLengthOf(quoted)
      const quote = quoted.answer.slice(start, Math.min(end, readable))
      const of = { response_id: responseId, conversation_id: quoted.conversationId }
      return [{ ...of, start, end, quote, locked: end > readable }]
    })
    .toSorted((a, b) => Number(a.locked) - Number(b.locked))
}
