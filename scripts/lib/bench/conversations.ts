// Conversations of a bench, written to the log as the product writes them.
import { randomUUID } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { validateEvent, encodeEvents } from '#kernel/commands/encode-events.ts'
import { derivedId } from '#kernel/ids.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import type { EventStore, NewEvent } from '#ports/event-store.ts'

const questions = 8
/** Without qualifications. */
export const eventsPerConversation = questions * 4

export const answer =
  'I mostly use it at work, in the mornings, when I plan the day with the team; the mobile app is slower than I would like.'

const provenance = {
  engine: 'bench',
  model: 'none',
  promptVersion: '1',
  latencyMs: 10,
  tokensIn: 0,
  tokensOut: 0,
}

export type ConversationOptions = {
  count: number
  /** Number of responses of each conversation that are qualified. */
  qualified?: number
  surveyId?: string
  ownerId?: string
  /** Default: questions, answers and qualifications are sealed. */
  isSealed?: boolean
}

/** Conversations about one survey. Each has a key, and so has the owner: read models seal with them. */
export async function appendConversations(
  store: EventStore,
  keys: Pick<Keys, 'getOrCreate'>,
  { count, qualified = 0, isSealed = true, ...survey }: ConversationOptions,
): Promise<void> {
  const { surveyId, ownerId } = { surveyId: randomUUID(), ownerId: randomUUID(), ...survey }
  await keys.getOrCreate(ownerId)
  let left = count
  const write = async () => {
    while (left-- > 0) {
      const sessionId = randomUUID()
      const about = { ownerId, surveyId, sessionId }
      await keys.getOrCreate(sessionId)
      await store.append(
        `conversation-${sessionId}`,
        'no_stream',
        await encodeConversation(
          conversationEvents(about, qualified),
          about,
          isSealed ? keys : undefined,
        ),
      )
      await yieldToEventLoop()
    }
  }
  await Promise.all(Array.from({ length: 8 }, write))
}

type EventSubject = { ownerId: string; surveyId: string; sessionId: string }

async function encodeConversation(
  domainEvents: readonly DomainEvent[],
  about: EventSubject,
  keys: Pick<Keys, 'getOrCreate'> | undefined,
): Promise<NewEvent[]> {
  const id = randomUUID()
  const envelope = { commandId: id, correlationId: id, actor: 'bench' }
  const checked = domainEvents.map(validateEvent).map((event) =>
    // Questions and answers are sealed if there are keys.
    keys && ['QuestionAsked', 'AnswerSubmitted', 'ResponseQualified'].includes(event.type)
      ? event
      : { ...event, personal: [] },
  )
  return encodeEvents(keys ?? { getOrCreate: async () => undefined }, checked, {
    about,
    envelope,
    at: new Date().toISOString(),
  })
}

/** Four events for each question, two of them with personal data, and a fifth for the first `qualified` ones. */
function conversationEvents(
  { sessionId, ownerId, surveyId }: EventSubject,
  qualified: number,
): DomainEvent[] {
  return Array.from({ length: questions }, (_, index): DomainEvent[] => {
    const questionId = randomUUID()
    const responseId = derivedId('response', sessionId, questionId)
    const of = { questionId, responseId }
    const number = index + 1
    const sentiment = { score: 0.4, class: 'positive' as const }
    return [
      {
        type: 'QuestionAsked',
        data: {
          questionId,
          number,
          kind: 'open',
          options: [],
          objectiveId: 'o1',
          purpose: 'objective',
          quotes: [],
          provenance,
          text: 'What do you like most about the way you plan your day, and why is that?',
        },
      },
      {
        type: 'AnswerSubmitted',
        data: { ...of, number, kind: 'open', text: answer, choice: null, elapsedMs: 12_345 },
      },
      {
        type: 'AnswerCoded',
        data: {
          ...of,
          intent: 'answer',
          language: 'en',
          sentiment,
          evidence: [{ objectiveId: 'o1', start: 0, end: 20 }],
          provenance,
        },
      },
      {
        type: 'ResponseAnalysed',
        data: {
          responseId,
          conversationId: sessionId,
          surveyId,
          ownerId,
          sentiment,
          emotions: { joy: 1 },
          aspects: [{ name: 'app', sentiment: -0.2 }],
          explanation: null,
          provenance,
        },
      },
      ...(index < qualified
        ? [qualification({ responseId, conversationId: sessionId, surveyId, ownerId })]
        : []),
    ]
  }).flat()
}

type ResponseRef = Extract<DomainEvent, { type: 'ResponseQualified' }>['data'] extends infer D
  ? Omit<D, 'qualification' | 'provenance'>
  : never

const qualification = (response: ResponseRef): DomainEvent => ({
  type: 'ResponseQualified',
  data: {
    ...response,
    qualification: {
      ...{ score: 0.8, rubricVersion: 'bench-1' },
      metrics: {
        depth_score: 0.8,
        relevance_score: 0.8,
        insight_value: 0.8,
        engagement_level: 0.8,
      },
      assessment: { commercial_value: 'high', actionability: 'high', uniqueness: 'high' },
      reason:
        'It says what slows the person down, in which situation, and what would help instead.',
      detailedAnalysis:
        'The answer names a habit, its place in the day, and one concrete obstacle with the mobile app.',
      valueJustification:
        'A concrete obstacle in a daily routine, with the part of the product that causes it.',
    },
    provenance,
  },
})
