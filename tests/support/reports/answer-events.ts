// Events of short conversations, for reports.
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { provenance } from '../fixtures/conversation-events.ts'

type GivenAnswer = {
  questionId: string
  responseId: string
  text: string
  device: 'mobile' | 'desktop'
  choice: { nps: number } | { scale: number } | null
}

/** A conversation of one question and its answer. */
export function conversationOf(
  { ownerId, surveyId }: { ownerId: string; surveyId: string },
  { device, ...answer }: GivenAnswer,
): DomainEvent[] {
  const asked = { number: 1, kind: 'open', options: [], objectiveId: 'p1', provenance }
  const { questionId, responseId } = answer
  return [
    {
      type: 'SessionStarted',
      data: {
        ...{ ownerId, surveyId, surveyVersion: 1, title: '', goal: '', device },
        ...{ language: 'en', personality: 'friendly', mode: 'web', objectives: [] },
        ...{ maxQuestions: 8, maxFollowups: 3, requiredFields: [] },
      },
    },
    {
      type: 'QuestionAsked',
      data: { ...asked, questionId, text: 'Why?', purpose: 'objective', quotes: [] },
    },
    {
      type: 'AnswerSubmitted',
      data: { ...answer, number: 1, kind: 'open', elapsedMs: 9_000 },
    },
    {
      type: 'AnswerCoded',
      data: {
        ...{ questionId, responseId, intent: 'answer', language: 'en', evidence: [], provenance },
        sentiment: { score: 0, class: 'neutral' },
      },
    },
  ] as DomainEvent[]
}

export const qualified = (of: object) =>
  ({
    type: 'ResponseQualified',
    data: {
      ...{ ...of, provenance },
      qualification: {
        ...{ score: 0.8, rubricVersion: '1', reason: 'Deep.' },
        metrics: { depth_score: 1, relevance_score: 1, insight_value: 1, engagement_level: 1 },
        assessment: { commercial_value: 'high', actionability: 'high', uniqueness: 'low' },
        ...{ detailedAnalysis: 'Deep.', valueJustification: 'Worth it.' },
      },
    },
  }) as DomainEvent
