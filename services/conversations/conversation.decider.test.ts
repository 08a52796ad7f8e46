import { describe, expect, test } from 'vitest'
import type { ConversationEvent } from '#contract/events/conversations.ts'
import {
  answerSubmitted,
  questionAsked,
  answerCoded,
  answerCodedData,
  sessionCompleted,
  ids,
  questionAskedData,
  sessionStartedData,
  sessionStarted,
  submitAnswer,
} from '../../tests/support/fixtures/conversation-events.ts'
import { given } from '../../tests/support/kernel/decider-specification.ts'
import { conversation, type ConversationCommand } from './conversation.decider.ts'

describe('starting', () => {
  const start = { type: 'StartSession', session: sessionStartedData } as const
  test('starts a conversation', () => given(conversation).when(start).yields(sessionStarted))
  test('twice changes nothing', () =>
    given(conversation, sessionStarted).when(start).yieldsNothing())
  test('requires the survey’s required fields', () =>
    given(conversation)
      .when({
        ...start,
        session: { ...sessionStartedData, requiredFields: ['name'] },
        preSurveyData: { name: ' ' },
      })
      .isRejectedWith('conversations/pre-survey-incomplete'))
  test('stores only the survey’s fields', () => {
    const data = { ...sessionStartedData, requiredFields: ['name'] }
    given(conversation)
      .when({ type: 'StartSession', session: data, preSurveyData: { name: ' Ana ', phone: '1' } })
      .yields(
        { type: 'SessionStarted', data },
        { type: 'PreSurveyDataGiven', data: { fields: { name: 'Ana' } } },
      )
  })
})

describe('asking', () => {
  const ask = { type: 'AskQuestion', number: 1, question: questionAskedData() } as const
  test('the first question', () =>
    given(conversation, sessionStarted).when(ask).yields(questionAsked()))
  test('again changes nothing', () =>
    given(conversation, sessionStarted, questionAsked()).when(ask).yieldsNothing())
  test('requires the previous answer', () =>
    given(conversation, sessionStarted, questionAsked())
      .when({ ...ask, number: 2 })
      .yieldsNothing())
  test('is refused after the end', () =>
    given(conversation, sessionStarted, sessionCompleted).when(ask).yieldsNothing())
  test('never exceeds the budget', () => {
    const past = [
      sessionStarted,
      questionAsked(),
      answerSubmitted(),
      questionAsked({ questionId: ids.other, number: 2 }),
      answerSubmitted({ questionId: ids.other, number: 2 }),
    ]
    expect(() =>
      given(conversation, ...past)
        .when({ ...ask, number: 3 })
        .yieldsNothing(),
    ).toThrow('question 3 of 2')
  })
  test('requires a conversation', () =>
    given(conversation).when(ask).isRejectedWith('conversations/not-found'))
})

describe('answering', () => {
  const open = [sessionStarted, questionAsked()] as const
  test('an open question with text', () =>
    given(conversation, ...open)
      .when({ ...submitAnswer, text: ' By its smell ' })
      .yields(answerSubmitted()))
  test('requires text', () =>
    given(conversation, ...open)
      .when({ ...submitAnswer, text: ' \n ' })
      .isRejectedWith('conversations/wrong-kind'))
  test.each(['\u200b\u200d', '\u202e\u200f', '\u2800 \u3164', '\ufeff', '\0'])(
    'requires visible text: %j',
    (text) =>
      given(conversation, ...open)
        .when({ ...submitAnswer, text })
        .isRejectedWith('conversations/wrong-kind'),
  )
  test.each([
    '👩‍👩‍👧‍👦 é a família 🇧🇷',
    '\u202eabc',
    'قال \u2067“hello”\u2069 ثم غادر',
    'می\u200cخواهم',
    '<script>alert(1)</script>',
    "'; drop table read.turns; --",
  ])('is stored verbatim: %j', (text) =>
    given(conversation, ...open)
      .when({ ...submitAnswer, text })
      .yields(answerSubmitted({ text })),
  )
  test('drops characters that a database cannot store', () =>
    given(conversation, ...open)
      .when({ ...submitAnswer, text: 'By its\0 smell\ud800' })
      .yields(answerSubmitted({ text: 'By its smell\ufffd' })))
  test('a scale within its bounds', () => {
    const scale = [sessionStarted, questionAsked({ kind: 'scale' })] as const
    given(conversation, ...scale)
      .when({ ...submitAnswer, scale: 11 })
      .isRejectedWith('conversations/wrong-kind')
    given(conversation, ...scale)
      .when({ ...submitAnswer, text: '7' })
      .isRejectedWith('conversations/wrong-kind')
    given(conversation, ...scale)
      .when({ ...submitAnswer, scale: 7, text: 'seven' })
      .yields(answerSubmitted({ kind: 'scale', text: '7', choice: { scale: 7 } }))
  })
  test('an exclusive option cannot be combined with another one', () => {
    const format = { kind: 'multiple', options: ['Price', 'Time', 'None'] } as const
    const asked = { ...format, options: [...format.options], exclusiveOptions: ['None'] }
    const choice = [sessionStarted, questionAsked(asked)] as const
    given(conversation, ...choice)
      .when({ ...submitAnswer, selectedOptions: ['None', 'Price'] })
      .isRejectedWith('conversations/exclusive-option')
    given(conversation, ...choice)
      .when({ ...submitAnswer, selectedOptions: ['None'] })
      .yields(
        answerSubmitted({ kind: 'multiple', text: 'None', choice: { selectedOptions: ['None'] } }),
      )
    const selectedOptions = ['None', 'Price']
    given(conversation, sessionStarted, questionAsked({ ...format, options: [...format.options] }))
      .when({ ...submitAnswer, selectedOptions })
      .yields(
        answerSubmitted({ kind: 'multiple', text: 'None, Price', choice: { selectedOptions } }),
      )
  })
  test('a Net Promoter Score from 0 to 10, also as a written number', () => {
    const nps = [sessionStarted, questionAsked({ kind: 'nps' })] as const
    for (const input of [{ nps: 11 }, { nps: -1 }, { nps: 7.5 }, { scale: 7 }])
      given(conversation, ...nps)
        .when({ ...submitAnswer, text: 'seven', ...input })
        .isRejectedWith('conversations/wrong-kind')
    for (const text of ['11', '-1', '7,5', '8 or 9', ' '])
      given(conversation, ...nps)
        .when({ ...submitAnswer, text })
        .isRejectedWith('conversations/wrong-kind')
    given(conversation, ...nps)
      .when({ ...submitAnswer, nps: 0, text: 'never' })
      .yields(answerSubmitted({ kind: 'nps', text: '0', choice: { nps: 0 } }))
    given(conversation, ...nps)
      .when({ ...submitAnswer, text: ' ١٠ ' })
      .yields(answerSubmitted({ kind: 'nps', text: '10', choice: { nps: 10 } }))
  })
  test('yes or no, in the survey’s language', () =>
    given(conversation, sessionStarted, questionAsked({ kind: 'boolean' }))
      .when({ ...submitAnswer, boolean: false })
      .yields(answerSubmitted({ kind: 'boolean', text: 'Não', choice: { boolean: false } })))
  test('a choice among the options', () => {
    const multiple = [
      sessionStarted,
      questionAsked({ kind: 'multiple', options: ['Shop', 'Web'] }),
    ] as const
    given(conversation, ...multiple)
      .when({ ...submitAnswer, selectedOptions: ['Web', 'Mars'] })
      .isRejectedWith('conversations/wrong-kind')
    given(conversation, ...multiple)
      .when({ ...submitAnswer, selectedOptions: ['Web', 'Shop', 'Web'] })
      .yields(
        answerSubmitted({
          kind: 'multiple',
          text: 'Web, Shop',
          choice: { selectedOptions: ['Web', 'Shop'] },
        }),
      )
  })
  test('a question other than the current one is out of turn', () => {
    const out = 'conversations/out-of-turn'
    given(conversation, sessionStarted)
      .when({ ...submitAnswer, text: 'x' })
      .isRejectedWith(out)
    given(conversation, ...open)
      .when({ ...submitAnswer, questionId: ids.other, text: 'x' })
      .isRejectedWith(out)
    given(conversation, ...open, answerSubmitted())
      .when({ ...submitAnswer, text: 'x' })
      .isRejectedWith(out)
  })
  test('after the end is refused', () =>
    given(conversation, ...open, sessionCompleted)
      .when({ ...submitAnswer, text: 'x' })
      .isRejectedWith('conversations/finished'))
})

describe('taking a turn', () => {
  const past = [sessionStarted, questionAsked(), answerSubmitted()] as const
  const next = questionAskedData({ questionId: ids.other, objectiveId: 'p1', purpose: 'objective' })
  const turn: ConversationCommand = {
    type: 'TakeTurn',
    number: 1,
    coding: answerCodedData,
    objectives: [{ objectiveId: 'p1', status: 'touched' }],
    next: { kind: 'ask', question: next },
  }
  const touched: ConversationEvent = {
    type: 'ObjectiveStatusChanged',
    data: { objectiveId: 'p1', status: 'touched' },
  }
  test('records the coding, the touched objectives and the next question together', () =>
    given(conversation, ...past)
      .when(turn)
      .yields(answerCoded, touched, { type: 'QuestionAsked', data: { ...next, number: 2 } }))
  test('records the end instead of a question', () =>
    given(conversation, ...past)
      .when({ ...turn, objectives: [], next: { kind: 'complete', reason: 'covered' } })
      .yields(answerCoded, {
        type: 'SessionCompleted',
        data: { reason: 'covered', questionsAsked: 1, answersGiven: 1 },
      }))
  test('twice changes nothing', () =>
    given(conversation, ...past, answerCoded)
      .when(turn)
      .yieldsNothing())
  test('after the respondent has left only records the coding', () =>
    given(conversation, ...past, sessionCompleted)
      .when(turn)
      .yields(answerCoded, touched))
})

describe('completing', () => {
  test('ends the conversation at any point', () =>
    given(conversation, sessionStarted, questionAsked())
      .when({ type: 'Complete' })
      .yields({
        type: 'SessionCompleted',
        data: { reason: 'left', questionsAsked: 1, answersGiven: 0 },
      }))
  test('twice changes nothing', () =>
    given(conversation, sessionStarted, sessionCompleted)
      .when({ type: 'Complete' })
      .yieldsNothing())
})

test('events are about the owner, the survey and the conversation itself', () => {
  const state = conversation.evolve(conversation.initial(), sessionStarted)
  expect(conversation.subjectIds(state, 'c1')).toEqual({
    ownerId: ids.owner,
    surveyId: ids.survey,
    sessionId: 'c1',
  })
})

describe('erasing', () => {
  const erase = { type: 'Erase', reason: 'expired' } as const
  const erased: ConversationEvent = {
    type: 'SessionErased',
    data: { reason: 'expired', responseIds: [ids.response] },
  }
  const started = [sessionStarted, questionAsked(), answerSubmitted()] as const
  test('erases a running or finished conversation', () => {
    given(conversation, ...started)
      .when(erase)
      .yields(erased)
    given(conversation, ...started, sessionCompleted)
      .when(erase)
      .yields(erased)
  })
  test('by the respondent says what leaves the figures', () =>
    given(
      conversation,
      ...started,
      {
        type: 'ObjectiveStatusChanged',
        data: { objectiveId: 'o1', status: 'partial' },
      },
      {
        type: 'ObjectiveStatusChanged',
        data: { objectiveId: 'o1', status: 'covered' },
      },
      sessionCompleted,
      { type: 'SessionRated', data: { rating: 4, previous: null, comment: '' } },
    )
      .when({ type: 'Erase', reason: 'respondent' })
      .yields({
        type: 'SessionErased',
        data: {
          reason: 'respondent',
          responseIds: [ids.response],
          figures: { answers: 1, rating: 4, partial: ['o1'], covered: ['o1'] },
        },
      }))
  test('twice changes nothing', () =>
    given(conversation, sessionStarted, erased).when(erase).yieldsNothing())
  test('requires a conversation', () =>
    given(conversation).when(erase).isRejectedWith('conversations/not-found'))
  test('refuses later answers, and completing changes nothing', () => {
    for (const command of [
      { ...submitAnswer, text: 'By its smell' },
      { type: 'Complete' } as const,
    ])
      given(conversation, sessionStarted, questionAsked(), erased)
        .when(command)
        .isRejectedWith('conversations/not-found')
  })
  test('makes a pending turn change nothing', () => {
    const next = { kind: 'ask', question: questionAskedData({ questionId: ids.other }) } as const
    given(conversation, ...started, erased)
      .when({ type: 'TakeTurn', number: 1, coding: answerCodedData, objectives: [], next })
      .yieldsNothing()
    given(conversation, sessionStarted, erased)
      .when({ type: 'AskQuestion', number: 1, question: questionAskedData() })
      .yieldsNothing()
  })
})
