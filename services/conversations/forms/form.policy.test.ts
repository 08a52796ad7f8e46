import { describe, test } from 'vitest'
import type { ConversationEvent } from '#contract/events/conversations.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import {
  ids,
  provenance,
  sessionStartedData,
  type EventData,
} from '../../../tests/support/fixtures/conversation-events.ts'
import { given } from '../../../tests/support/kernel/decider-specification.ts'
import { conversation } from '../conversation.decider.ts'

const question = (id: string, over: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  ...{ id, text: `${id}?`, type: 'open', is_required: true, options: [] },
  ...over,
})
const questions = [
  question('name'),
  question('order', { type: 'ranking', is_required: false, options: ['a', 'b', 'c'] }),
]
const started: ConversationEvent = {
  type: 'SessionStarted',
  data: { ...sessionStartedData, questions, maxQuestions: 2, maxFollowups: 0 },
}
const [name, order] = [
  { surveyQuestionId: 'name', questionId: ids.question, responseId: ids.response },
  { surveyQuestionId: 'order', questionId: ids.other, responseId: ids.owner },
]
const fill = (of: typeof name, over: object = {}) =>
  ({ type: 'AnswerFormQuestion', ...of, ...over }) as const
const answerData = (text: string): EventData<'AnswerSubmitted'> => ({
  ...{ questionId: ids.question, responseId: ids.response, number: 1, kind: 'open', text },
  ...{ choice: null, elapsedMs: null },
})
const asked: ConversationEvent = {
  type: 'QuestionAsked',
  data: {
    ...{ questionId: ids.question, surveyQuestionId: 'name', number: 1, text: 'name?' },
    ...{ kind: 'open', options: [], objectiveId: null, purpose: 'form', quotes: [] },
    ...{ language: 'pt-br' },
    provenance: { ...provenance, engine: 'owner', model: 'form', latencyMs: 0 },
  },
}
const answered: ConversationEvent = { type: 'AnswerSubmitted', data: answerData('Ana') }
const withdrawn: ConversationEvent = {
  type: 'AnswerWithdrawn',
  data: { questionId: ids.other, responseId: ids.owner, number: 2 },
}
const skipped: ConversationEvent = {
  type: 'QuestionSkipped',
  data: { questionId: ids.other, surveyQuestionId: 'order', number: 2 },
}
const ranked = (given: ConversationEvent['type'] & ('AnswerSubmitted' | 'AnswerRevised')) =>
  ({
    type: given,
    data: {
      ...{ questionId: ids.other, responseId: ids.owner, number: 2, kind: 'ranking' },
      ...{ text: 'c, a, b', choice: { ranking: ['c', 'a', 'b'] }, elapsedMs: null },
    },
  }) as ConversationEvent
const orderAsked = {
  ...asked,
  data: { ...asked.data, questionId: ids.other, surveyQuestionId: 'order', number: 2 },
} as ConversationEvent

describe('answering', () => {
  test('records the question with its first answer', () =>
    given(conversation, started)
      .when(fill(name, { text: 'Ana' }))
      .yields(asked, answered))
  test('again revises the answer', () =>
    given(conversation, started, asked, answered)
      .when(fill(name, { text: 'Bia' }))
      .yields({ type: 'AnswerRevised', data: answerData('Bia') }))
  test('accepts option indexes', () =>
    given(conversation, started, orderAsked)
      .when(fill(order, { ranking: [2, 0, 1], text: 'whatever' }))
      .yields(ranked('AnswerSubmitted')))
  test.each([[['a', 'b']], [['a', 'b', 'b']], [[0, 1, 3]], [['a', 'b', 'c', 'd']]])(
    'refuses %j, which is not every option once',
    (ranking) =>
      given(conversation, started)
        .when(fill(order, { ranking }))
        .isRejectedWith('conversations/wrong-kind'),
  )
  test('refuses unknown questions', () =>
    given(conversation, started)
      .when(fill({ ...name, surveyQuestionId: 'else' }, { text: 'Ana' }))
      .isRejectedWith('conversations/unknown-question'))
})

describe('skipping', () => {
  test('is refused for required questions', () =>
    given(conversation, started)
      .when(fill(name, { text: ' \u200e\n' }))
      .isRejectedWith('conversations/answer-required'))
  test('an optional question is recorded once', () => {
    given(conversation, started).when(fill(order)).yields(skipped)
    given(conversation, started, skipped).when(fill(order)).yieldsNothing()
  })
  test('withdraws an answer', () =>
    given(conversation, started, orderAsked, ranked('AnswerSubmitted'))
      .when(fill(order, { selectedOptions: [], text: '' }))
      .yields(withdrawn, skipped))
  test('makes the next answer a first one again', () =>
    given(conversation, started, orderAsked, ranked('AnswerSubmitted'), withdrawn, skipped)
      .when(fill(order, { ranking: ['c', 'a', 'b'] }))
      .yields(ranked('AnswerSubmitted')))
})

describe('completion', () => {
  const complete = { type: 'Complete' } as const
  const over = (answersGiven: number): ConversationEvent => ({
    type: 'SessionCompleted',
    data: { reason: 'answered', questionsAsked: 1, answersGiven },
  })
  test('requires the required questions', () =>
    given(conversation, started, skipped)
      .when(complete)
      .isRejectedWith('conversations/required-missing'))
  test('does not require the optional ones', () =>
    given(conversation, started, asked, answered).when(complete).yields(over(1)))
  test('is recorded once', () =>
    given(conversation, started, asked, answered, over(1))
      .when(fill(name, { text: 'Bia' }))
      .isRejectedWith('conversations/finished'))
  test('abandons an idle session', () => {
    const left: ConversationEvent = {
      type: 'SessionAbandoned',
      data: { questionsAsked: 1, answersGiven: 1 },
    }
    const stands = given(conversation, started, asked, answered)
    stands.when({ type: 'Abandon', respondentActions: 1 }).yields(left)
    stands.when({ type: 'Abandon', respondentActions: 0 }).yieldsNothing()
  })
})

describe('a coding', () => {
  const coding = {
    ...{ intent: 'answer' as const, language: 'en' as const },
    ...{ sentiment: null, evidence: [], provenance },
  }
  const record = {
    ...{ type: 'RecordInterpretation' as const, questionId: ids.question },
    ...{ coding, objectives: [] },
  }
  const coded: ConversationEvent = {
    type: 'AnswerCoded',
    data: { questionId: ids.question, responseId: ids.response, ...coding },
  }
  const revised: ConversationEvent = { type: 'AnswerRevised', data: answerData('Bia') }
  test('is recorded once', () => {
    given(conversation, started, asked, answered)
      .when({ ...record, answerVersion: 1 })
      .yields(coded)
    given(conversation, started, asked, answered, coded)
      .when({ ...record, answerVersion: 1 })
      .yieldsNothing()
  })
  test('of an answer revised in between is not recorded', () => {
    const now = given(conversation, started, asked, answered, coded, revised)
    now.when({ ...record, answerVersion: 1 }).yieldsNothing()
    now.when({ ...record, answerVersion: 2 }).yields(coded)
  })
})
