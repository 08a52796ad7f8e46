// An answer told as events, from its question to its verdict.
import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { Sentiment } from '#contract/survey.ts'
import { derivedId } from '#kernel/ids.ts'
import { provenance } from './conversation-events.ts'

export const points = [
  { id: 'p0', text: 'Is the price fair?' },
  { id: 'p1', text: 'Help from support' },
]

export type Answer = {
  sentiment?: Sentiment
  status?: 'pending' | 'open' | 'locked'
  point?: number
}

export type Told = readonly [stream: string, event: DomainEvent, meta: Record<string, string>]

/** An answer, from its question to its verdict. */
export function answered(
  { ownerId, surveyId }: { ownerId: string; surveyId: string },
  text: string,
  { sentiment = 'neutral', status = 'open', point = 0 }: Answer,
) {
  const [conversationId, questionId] = [randomUUID(), randomUUID()]
  const responseId = derivedId('response', conversationId, questionId)
  const meta = { ownerId, surveyId, sessionId: conversationId }
  const { id: objectiveId, text: question } = points[point]!
  const of = { responseId, conversationId, surveyId, ownerId }
  const talk = (event: DomainEvent): Told => [`conversation-${conversationId}`, event, meta]
  const events: Told[] = [
    talk({
      type: 'QuestionAsked',
      data: {
        ...{ questionId, number: 1, text: question, kind: 'open', options: [], objectiveId },
        ...{ purpose: 'objective', quotes: [], provenance },
      },
    }),
    talk({
      type: 'AnswerSubmitted',
      data: {
        questionId,
        responseId,
        number: 1,
        kind: 'open',
        text,
        choice: null,
        elapsedMs: 9_000,
      },
    }),
    talk({
      type: 'AnswerCoded',
      data: {
        ...{ questionId, responseId, intent: 'answer', language: 'en', evidence: [], provenance },
        sentiment: { score: 0, class: sentiment },
      },
    }),
  ]
  const verdict = verdictOn(of, status)
  if (verdict) events.push([`response-${responseId}`, verdict, meta])
  return { responseId, conversationId, events }
}

type Of = { responseId: string; conversationId: string; surveyId: string; ownerId: string }

function verdictOn(of: Of, status: Answer['status']): DomainEvent | undefined {
  const judged = { rubricVersion: '1', reason: 'As it is.' }
  if (status === 'open')
    return { type: 'ResponseNotQualified', data: { ...of, ...judged, score: 0.2, provenance } }
  if (status === 'pending') return undefined
  const qualification = {
    ...judged,
    score: 0.8,
    metrics: { depth_score: 1, relevance_score: 1, insight_value: 1, engagement_level: 1 },
    assessment: { commercial_value: 'high', actionability: 'high', uniqueness: 'high' } as const,
    detailedAnalysis: 'Deep.',
    valueJustification: 'New.',
  }
  return { type: 'ResponseQualified', data: { ...of, qualification, provenance } }
}
