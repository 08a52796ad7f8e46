// A small conversation about coffee, event by event.
import type { ConversationEvent } from '#contract/events/conversations.ts'

export type Data<T extends ConversationEvent['type']> = Extract<
  ConversationEvent,
  { type: T }
>['data']

export const ids = {
  owner: '00000000-0000-4000-8000-000000000001',
  survey: '00000000-0000-4000-8000-000000000002',
  question: '00000000-0000-4000-8000-000000000003',
  response: '00000000-0000-4000-8000-000000000004',
  other: '00000000-0000-4000-8000-000000000005',
}
export const provenance = {
  engine: 'offline',
  model: 'rules',
  promptVersion: '1',
  latencyMs: 1,
  tokensIn: 0,
  tokensOut: 0,
}
export const session: Data<'SessionStarted'> = {
  ownerId: ids.owner,
  surveyId: ids.survey,
  surveyVersion: 1,
  title: 'Coffee',
  goal: 'To learn how people choose coffee',
  language: 'pt-br',
  personality: 'friendly',
  objectives: [{ id: 'p1', text: 'Price' }],
  maxQuestions: 2,
  maxFollowups: 1,
  requiredFields: [],
  mode: 'web',
  device: 'desktop',
}
export const started: ConversationEvent = { type: 'SessionStarted', data: session }
export const question = (
  over: Partial<Data<'QuestionAsked'>> = {},
): Omit<Data<'QuestionAsked'>, 'number'> => ({
  questionId: ids.question,
  text: 'How do you choose coffee?',
  kind: 'open',
  options: [],
  objectiveId: null,
  purpose: 'opening',
  quotes: [],
  provenance,
  ...over,
})
export const asked = (over: Partial<Data<'QuestionAsked'>> = {}): ConversationEvent => ({
  type: 'QuestionAsked',
  data: { ...question(over), number: over.number ?? 1 },
})
export const answered = (over: Partial<Data<'AnswerSubmitted'>> = {}): ConversationEvent => ({
  type: 'AnswerSubmitted',
  data: {
    questionId: ids.question,
    responseId: ids.response,
    number: 1,
    kind: 'open',
    text: 'By its smell',
    choice: null,
    elapsedMs: null,
    ...over,
  },
})
export const submit = {
  type: 'SubmitAnswer',
  questionId: ids.question,
  responseId: ids.response,
  elapsedMs: null,
} as const
export const coding: Omit<Data<'AnswerCoded'>, 'questionId' | 'responseId'> = {
  intent: 'answer',
  language: 'pt-br',
  sentiment: { score: 0, class: 'neutral' },
  evidence: [],
  provenance,
}
export const coded: ConversationEvent = {
  type: 'AnswerCoded',
  data: { ...coding, questionId: ids.question, responseId: ids.response },
}
export const finished: ConversationEvent = {
  type: 'SessionCompleted',
  data: { reason: 'left', questionsAsked: 1, answersGiven: 0 },
}
