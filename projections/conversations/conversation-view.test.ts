import { describe, expect, test } from 'vitest'
import type { ConversationEvent } from '#contract/events/conversations.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import {
  answerCoded,
  answerCodedData,
  answerSubmitted,
  ids,
  questionAsked,
  sessionCompleted,
  sessionStarted,
  sessionStartedData,
} from '../../tests/support/fixtures/conversation-events.ts'
import { buildConversationView, eventsUpTo } from './conversation-view.ts'

const startedAt = Date.parse('2026-01-02T03:04:00.000Z')

/** One event a second. */
const decoded = (...events: readonly ConversationEvent[]) =>
  events.map((event, revision) => ({
    ...event,
    id: 'c',
    revision: BigInt(revision),
    position: String(revision),
    at: new Date(startedAt + revision * 1_000).toISOString(),
  })) as unknown as DecodedEvent[]

const given = (...events: readonly ConversationEvent[]) => buildConversationView(decoded(...events))
const question = (...events: readonly ConversationEvent[]) =>
  given(...events)?.questions.get(ids.question)

const form: ConversationEvent = {
  type: 'SessionStarted',
  data: {
    ...sessionStartedData,
    questions: [{ id: 'q1', text: 'Name?', type: 'open', options: [], is_required: true }],
  },
}
const { questionId, responseId } = { questionId: ids.question, responseId: ids.response }
const revised = {
  ...answerSubmitted({ text: 'By price' }),
  type: 'AnswerRevised',
} as ConversationEvent
const withdrawn: ConversationEvent = {
  type: 'AnswerWithdrawn',
  data: { questionId, responseId, number: 1 },
}
const erased: ConversationEvent = { type: 'SessionErased', data: { reason: 'respondent' } }

describe('a session', () => {
  test('has no view before it starts', () => {
    expect(given()).toBeUndefined()
    expect(given(questionAsked())).toBeUndefined()
  })

  test('starts with its objectives untouched', () =>
    expect(given(sessionStarted)).toMatchObject({
      id: 'c',
      started: sessionStartedData,
      startedAt: '2026-01-02T03:04:00.000Z',
      stage: 'running',
      objectives: new Map([['p1', 'untouched']]),
      audio: { isEnabled: false, consentVersion: null, transcribedSeconds: 0 },
      rewards: [],
      rating: null,
    }))

  test.each<[string, ConversationEvent[], string]>([
    ['completed', [sessionCompleted], 'finished'],
    [
      'abandoned',
      [{ type: 'SessionAbandoned', data: { questionsAsked: 1, answersGiven: 0 } }],
      'finished',
    ],
    ['erased', [sessionCompleted, erased], 'erased'],
  ])('%s', (_, events, stage) => expect(given(sessionStarted, ...events)?.stage).toBe(stage))

  test('collects fields, consent, transcribed seconds, objectives, rewards and the latest rating', () => {
    const rewards = [{ title: 'A coffee', content: 'CODE-7' }]
    const rated = (rating: number, comment: string): ConversationEvent => ({
      type: 'SessionRated',
      data: { rating, previous: null, comment },
    })
    const transcribed: ConversationEvent = {
      type: 'RecordingTranscribed',
      data: { seconds: 3, engine: 'offline' },
    }
    expect(
      given(
        { type: 'SessionStarted', data: { ...sessionStartedData, audio: true } },
        { type: 'PreSurveyDataGiven', data: { fields: { name: 'Ana' } } },
        { type: 'ConsentGiven', data: { what: 'audio', textVersion: 'audio-1' } },
        transcribed,
        transcribed,
        { type: 'ObjectiveStatusChanged', data: { objectiveId: 'p1', status: 'touched' } },
        { type: 'RewardsGranted', data: { rewards } },
        rated(2, 'Long'),
        rated(5, ''),
      ),
    ).toMatchObject({
      preSurveyFields: { name: 'Ana' },
      audio: { isEnabled: true, consentVersion: 'audio-1', transcribedSeconds: 6 },
      objectives: new Map([['p1', 'touched']]),
      rewards,
      rating: { rating: 5, comment: '' },
    })
  })
})

describe('a question', () => {
  test('of an older event has neither probe nor trigger', () =>
    expect(question(sessionStarted, questionAsked())).toMatchObject({
      probe: null,
      trigger: null,
      answer: null,
      answerVersion: 0,
      position: '1',
    }))

  test('has its answer, and the position of its latest event', () =>
    expect(question(sessionStarted, questionAsked(), answerSubmitted())).toMatchObject({
      answer: { responseId, kind: 'open', text: 'By its smell', revision: 2n, coding: null },
      answerVersion: 1,
      position: '2',
    }))

  test('keeps an answer without its text when the key was destroyed', () =>
    expect(
      question(sessionStarted, questionAsked(), {
        type: 'AnswerSubmitted',
        data: { ...answerSubmitted().data, text: null, choice: null },
      } as ConversationEvent)?.answer,
    ).toMatchObject({ responseId, text: null }))

  test('has the coding of its latest answer only', () => {
    const coded = [form, questionAsked(), answerSubmitted(), answerCoded] as const
    const { data } = answerCoded
    expect(question(...coded)?.answer?.coding).toEqual(data)
    expect(question(...coded, revised)?.answer).toMatchObject({ text: 'By price', coding: null })
    expect(question(...coded, revised, answerCoded)?.answer?.coding).toEqual(data)
  })

  test('has no answer once it was withdrawn, and counts both', () =>
    expect(question(form, questionAsked(), answerSubmitted(), withdrawn)).toMatchObject({
      answer: null,
      answerVersion: 2,
      position: '3',
    }))

  test('may be skipped in a form', () =>
    expect(
      given(form, {
        type: 'QuestionSkipped',
        data: { questionId, surveyQuestionId: 'q1', number: 1 },
      })?.skipped,
    ).toEqual(new Set(['q1'])))
})

describe('the time of an answer', () => {
  const elapsedMs = (...events: readonly ConversationEvent[]) =>
    question(...events)?.answer?.elapsedMs

  test('is the recorded one', () =>
    expect(elapsedMs(sessionStarted, questionAsked(), answerSubmitted({ elapsedMs: 700 }))).toBe(
      700,
    ))
  test('else, in an interview, the time since its question', () =>
    expect(
      elapsedMs(
        sessionStarted,
        questionAsked({ questionId: ids.other }),
        questionAsked(),
        answerSubmitted(),
      ),
    ).toBe(1_000))
  test('else, in a form, the time since the previous action', () => {
    expect(elapsedMs(form, questionAsked(), answerSubmitted())).toBe(2_000)
    expect(
      elapsedMs(
        form,
        questionAsked(),
        answerSubmitted(),
        withdrawn,
        answerCoded,
        answerSubmitted(),
      ),
    ).toBe(2_000)
  })
})

test('distress is remembered after the answer changes', () => {
  const distress: ConversationEvent = {
    type: 'AnswerCoded',
    data: { ...answerCodedData, questionId, responseId, intent: 'distress' },
  }
  const history = [form, questionAsked(), answerSubmitted()] as const
  expect(given(...history, answerCoded)?.safety).toBeNull()
  expect(given(...history, distress, revised, answerCoded)?.safety).toEqual({
    tier: 'distress',
    isMedical: false,
  })
})

test('a reading that came after the turn replaces the first', () => {
  const reread: ConversationEvent = {
    type: 'AnswerReread',
    data: {
      ...{ ...answerCodedData, questionId, responseId, intent: 'concern' },
      salient: { start: 0, end: 2 },
    },
  }
  const history = [sessionStarted, questionAsked(), answerSubmitted(), answerCoded] as const
  expect(question(...history)?.answer?.reread).toBeNull()
  expect(question(...history, reread)?.answer).toMatchObject({
    coding: { intent: 'concern' },
    reread: { salient: { start: 0, end: 2 } },
  })
  expect(given(...history, reread)?.safety).toEqual({ tier: 'concern', isMedical: false })
})

test('the events up to one give the view of that moment', () => {
  const events = decoded(sessionStarted, questionAsked(), answerSubmitted(), sessionCompleted)
  const view = buildConversationView(eventsUpTo(events, events[1]!))
  expect(view?.stage).toBe('running')
  expect(view?.questions.get(ids.question)?.answer).toBeNull()
})
