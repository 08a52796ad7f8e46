// Qualified responses as conversations and their scoring would have left them: told straight into the log.
import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { derivedId } from '#kernel/ids.ts'
import type { EventStore, Json, NewEvent } from '#ports/event-store.ts'

/** Answers with their ids, each locked until it is paid for. */
export const tellLocked = (
  store: Pick<EventStore, 'append'>,
  { ownerId, surveyId, count }: { ownerId: string; surveyId: string; count: number },
): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => tellOne(store, { ownerId, surveyId })))

async function tellOne(
  store: Pick<EventStore, 'append'>,
  { ownerId, surveyId }: { ownerId: string; surveyId: string },
): Promise<string> {
  const [conversationId, questionId] = [randomUUID(), randomUUID()]
  const responseId = derivedId('response', conversationId, questionId)
  const meta = { ownerId, surveyId, sessionId: conversationId }
  const events = conversation({ ownerId, surveyId, questionId, responseId }).map((event) =>
    stored(event, meta),
  )
  await store.append(`conversation-${conversationId}`, 'any', events)
  const verdict = stored(qualified({ responseId, conversationId, surveyId, ownerId }), meta)
  await store.append(`response-${responseId}`, 'any', [verdict])
  return responseId
}

const stored = ({ type, data }: DomainEvent, meta: Record<string, string>): NewEvent => {
  const id = randomUUID()
  const at = new Date().toISOString()
  const envelope = { commandId: id, correlationId: id, actor: 'test' }
  return { id, type, data: data as Json, meta: { at, ...envelope, ...meta } }
}

const provenance = {
  engine: 'test',
  model: 'test',
  promptVersion: '1',
  latencyMs: 1,
  tokensIn: 0,
  tokensOut: 0,
}

/** Read already, so that no interviewer goes on with it. */
const conversation = ({ questionId, responseId, ...of }: Told): DomainEvent[] => [
  {
    type: 'SessionStarted',
    data: {
      ...of,
      surveyVersion: 1,
      title: 'Why people leave',
      goal: 'Learn why people leave',
      language: 'en',
      personality: 'professional',
      objectives: [],
      maxQuestions: 1,
      maxFollowups: 0,
      requiredFields: [],
      mode: 'web',
      device: 'desktop',
    },
  },
  {
    type: 'QuestionAsked',
    data: {
      questionId,
      number: 1,
      text: 'Why?',
      kind: 'open',
      options: [],
      objectiveId: null,
      purpose: 'opening',
      quotes: [],
      provenance,
    },
  },
  {
    type: 'AnswerSubmitted',
    data: {
      questionId,
      responseId,
      number: 1,
      kind: 'open',
      text: 'The onboarding asked me for a credit card before it had shown me anything at all, so I left and bought from your competitor.',
      choice: null,
      elapsedMs: 1,
    },
  },
  {
    type: 'AnswerCoded',
    data: {
      questionId,
      responseId,
      intent: 'answer',
      language: 'en',
      sentiment: { score: -0.4, class: 'negative' },
      evidence: [],
      provenance,
    },
  },
]

type Told = { ownerId: string; surveyId: string; questionId: string; responseId: string }

const qualified = (of: {
  responseId: string
  conversationId: string
  surveyId: string
  ownerId: string
}): DomainEvent => ({
  type: 'ResponseQualified',
  data: {
    ...of,
    qualification: {
      score: 0.8,
      rubricVersion: '1',
      metrics: { depth_score: 1, relevance_score: 1, insight_value: 1, engagement_level: 1 },
      assessment: { commercial_value: 'high', actionability: 'high', uniqueness: 'low' },
      reason: 'It is deep.',
      detailedAnalysis: 'Very deep.',
      valueJustification: 'Worth it.',
    },
    provenance,
  },
})
