// Conversations with analysed answers, as conversations and insights record them, for reports.
import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { Emotion } from '#contract/events/responses.ts'
import type { Sentiment } from '#contract/survey.ts'
import { derivedId } from '#kernel/ids.ts'
import { newEvent } from '../kernel/read-side.ts'
import { qualifyingAnswer, type OwnerTestServer } from '../servers/owner-test-server.ts'

export type RecordedAnswer = {
  score: number
  class?: Sentiment
  emotions?: Partial<Record<Emotion, number>>
  keywords?: readonly string[]
  text?: string
  explanation?: string
  qualified?: boolean
  intent?: 'answer' | 'distress'
}

const provenance = {
  ...{ engine: 'test', model: 'test', promptVersion: '1' },
  ...{ latencyMs: 0, tokensIn: 0, tokensOut: 0 },
}

type Given = { ownerId: string; surveyId: string; at?: string; answers: readonly RecordedAnswer[] }

/** Ids of the conversation and of its responses. */
export async function recordConversation(
  server: Pick<OwnerTestServer, 'store'>,
  { ownerId, surveyId, at = new Date().toISOString(), answers }: Given,
): Promise<{ conversationId: string; responseIds: string[] }> {
  const conversationId = randomUUID()
  const meta = { ownerId, surveyId, sessionId: conversationId, at }
  const append = (stream: string, events: readonly object[]) =>
    server.store.append(
      stream,
      'any',
      events.map((event) => newEvent(event as DomainEvent, meta)),
    )
  const responseIds: string[] = []
  const started = {
    ...{ ownerId, surveyId, surveyVersion: 1, title: '', goal: '', language: 'en', mode: 'web' },
    ...{ personality: 'friendly', objectives: [], maxQuestions: 8, maxFollowups: 3 },
    ...{ requiredFields: [], device: 'mobile' },
  }
  const conversation: object[] = [{ type: 'SessionStarted', data: started }]
  const judged: [string, object[]][] = []
  for (const [index, answer] of answers.entries()) {
    const questionId = randomUUID()
    const responseId = derivedId('response', conversationId, questionId)
    responseIds.push(responseId)
    conversation.push(...answered(answer, { questionId, responseId, number: index + 1 }))
    const ref = { responseId, conversationId, surveyId, ownerId }
    judged.push([`response-${responseId}`, judgementsOf(answer, ref)])
  }
  await append(`conversation-${conversationId}`, [
    ...conversation,
    {
      type: 'SessionCompleted',
      data: { reason: 'covered', questionsAsked: answers.length, answersGiven: answers.length },
    },
  ])
  for (const [stream, events] of judged) await append(stream, events)
  return { conversationId, responseIds }
}

function answered(
  { text = qualifyingAnswer, intent = 'answer' }: RecordedAnswer,
  ref: { questionId: string; responseId: string; number: number },
): object[] {
  const { questionId, number } = ref
  const asked = {
    ...{ questionId, number, text: 'What went wrong?', kind: 'open', options: [] },
    ...{ objectiveId: null, purpose: 'opening', quotes: [], provenance },
  }
  const given = { ...ref, text, kind: 'open', choice: null, elapsedMs: 1 }
  const coded = { ...ref, intent, language: 'en', sentiment: null, evidence: [], provenance }
  return [
    { type: 'QuestionAsked', data: asked },
    { type: 'AnswerSubmitted', data: given },
    { type: 'AnswerCoded', data: coded },
  ]
}

function judgementsOf(answer: RecordedAnswer, ref: object): object[] {
  const { score, emotions = {}, keywords = [], explanation = null, qualified = false } = answer
  const sentiment = { score, class: answer.class ?? classOf(score) }
  const aspects = keywords.map((name) => ({ name, sentiment: score, source: 'keyword' }))
  const metrics = { depth_score: 1, relevance_score: 1, insight_value: 1, engagement_level: 1 }
  const verdict = {
    ...{ score: 0.9, rubricVersion: '1', metrics },
    assessment: { commercial_value: 'high', actionability: 'high', uniqueness: 'high' },
    ...{ reason: 'r', detailedAnalysis: 'd', valueJustification: 'v' },
  }
  const judgement = qualified
    ? { type: 'ResponseQualified', data: { ...ref, qualification: verdict, provenance } }
    : {
        type: 'ResponseNotQualified',
        data: { ...ref, score: 0.1, rubricVersion: '1', reason: 'r', provenance },
      }
  return [
    {
      type: 'ResponseAnalysed',
      data: { ...ref, sentiment, emotions, aspects, explanation, provenance },
    },
    judgement,
  ]
}

function classOf(score: number): Sentiment {
  if (Math.abs(score) < 0.2) return 'neutral'
  return score > 0 ? 'positive' : 'negative'
}
