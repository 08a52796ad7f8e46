import type { ResponseToDigest } from '#ports/ai.ts'
import type { InsightAnswer } from '#projections/insights/insight-answers.ts'
import { readableLengthOf } from '#projections/insights/quoted-sources.ts'

/** Engines get an ordinal for each conversation, never its id. */
export function toResponsesToDigest(answers: readonly InsightAnswer[]): ResponseToDigest[] {
  const people = new Map<string, string>()
  return answers.map(({ conversationId, status, ...answer }) => {
    const person = people.get(conversationId) ?? `p${people.size + 1}`
    people.set(conversationId, person)
    const readableLength = readableLengthOf({ answer: answer.answer, status })
    return { ...answer, person, readableLength }
  })
}
