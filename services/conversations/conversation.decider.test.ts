import { describe, expect, test } from 'vitest'
import type { ConversationEvent } from '#contract/events/conversations.ts'
import {
  answered,
  asked,
  coded,
  coding,
  finished,
  ids,
  question,
  session,
  started,
  submit,
} from '../../tests/support/conversation-events.ts'
import { given } from '../../tests/support/given.ts'
import { conversation, type ConversationCommand } from './conversation.decider.ts'

describe('starting', () => {
  const start = { type: 'StartSession', session } as const
  test('begins a conversation', () => given(conversation).when(start).yields(started))
  test('twice changes nothing', () => given(conversation, started).when(start).yieldsNothing())
  test('asks for what the survey requires', () =>
    given(conversation)
      .when({
        ...start,
        session: { ...session, requiredFields: ['name'] },
        preSurveyData: { name: ' ' },
      })
      .isRefused('conversations/pre-survey-incomplete'))
  test('keeps only what the survey requires', () => {
    const data = { ...session, requiredFields: ['name'] }
    given(conversation)
      .when({ type: 'StartSession', session: data, preSurveyData: { name: ' Ana ', phone: '1' } })
      .yields(
        { type: 'SessionStarted', data },
        { type: 'PreSurveyDataGiven', data: { fields: { name: 'Ana' } } },
      )
  })
})

describe('asking', () => {
  const ask = { type: 'AskQuestion', number: 1, question: question() } as const
  test('the first question', () => given(conversation, started).when(ask).yields(asked()))
  test('again is old news', () => given(conversation, started, asked()).when(ask).yieldsNothing())
  test('waits for the answer to the one before', () =>
    given(conversation, started, asked())
      .when({ ...ask, number: 2 })
      .yieldsNothing())
  test('ends with the conversation', () =>
    given(conversation, started, finished).when(ask).yieldsNothing())
  test('never exceeds the budget', () => {
    const past = [
      started,
      asked(),
      answered(),
      asked({ questionId: ids.other, number: 2 }),
      answered({ questionId: ids.other, number: 2 }),
    ]
    expect(() =>
      given(conversation, ...past)
        .when({ ...ask, number: 3 })
        .yieldsNothing(),
    ).toThrow('question 3 of 2')
  })
  test('needs a conversation', () =>
    given(conversation).when(ask).isRefused('conversations/not-found'))
})

describe('answering', () => {
  const open = [started, asked()] as const
  test('an open question with text', () =>
    given(conversation, ...open)
      .when({ ...submit, text: ' By its smell ' })
      .yields(answered()))
  test('needs text', () =>
    given(conversation, ...open)
      .when({ ...submit, text: ' \n ' })
      .isRefused('conversations/wrong-kind'))
  test.each(['\u200b\u200d', '\u202e\u200f', '\u2800 \u3164', '\ufeff', '\0'])(
    'needs text that can be seen: %j',
    (text) =>
      given(conversation, ...open)
        .when({ ...submit, text })
        .isRefused('conversations/wrong-kind'),
  )
  test.each([
    '👩‍👩‍👧‍👦 é a família 🇧🇷',
    '\u202eabc',
    'قال \u2067“hello”\u2069 ثم غادر',
    'می\u200cخواهم',
    '<script>alert(1)</script>',
    "'; drop table read.turns; --",
  ])('is kept as it was said: %j', (text) =>
    given(conversation, ...open)
      .when({ ...submit, text })
      .yields(answered({ text })),
  )
  test('leaves out what no database can hold', () =>
    given(conversation, ...open)
      .when({ ...submit, text: 'By its\0 smell\ud800' })
      .yields(answered({ text: 'By its smell\ufffd' })))
  test('a scale within its bounds', () => {
    const scale = [started, asked({ kind: 'scale' })] as const
    given(conversation, ...scale)
      .when({ ...submit, scale: 11 })
      .isRefused('conversations/wrong-kind')
    given(conversation, ...scale)
      .when({ ...submit, text: '7' })
      .isRefused('conversations/wrong-kind')
    given(conversation, ...scale)
      .when({ ...submit, scale: 7, text: 'seven' })
      .yields(answered({ kind: 'scale', text: '7', choice: { scale: 7 } }))
  })
  test('yes or no, said in the language of the survey', () =>
    given(conversation, started, asked({ kind: 'boolean' }))
      .when({ ...submit, boolean: false })
      .yields(answered({ kind: 'boolean', text: 'Não', choice: { boolean: false } })))
  test('a choice among the options', () => {
    const multiple = [started, asked({ kind: 'multiple', options: ['Shop', 'Web'] })] as const
    given(conversation, ...multiple)
      .when({ ...submit, selectedOptions: ['Web', 'Mars'] })
      .isRefused('conversations/wrong-kind')
    given(conversation, ...multiple)
      .when({ ...submit, selectedOptions: ['Web', 'Shop', 'Web'] })
      .yields(
        answered({
          kind: 'multiple',
          text: 'Web, Shop',
          choice: { selectedOptions: ['Web', 'Shop'] },
        }),
      )
  })
  test('another question than the one being asked is out of turn', () => {
    const out = 'conversations/out-of-turn'
    given(conversation, started)
      .when({ ...submit, text: 'x' })
      .isRefused(out)
    given(conversation, ...open)
      .when({ ...submit, questionId: ids.other, text: 'x' })
      .isRefused(out)
    given(conversation, ...open, answered())
      .when({ ...submit, text: 'x' })
      .isRefused(out)
  })
  test('nothing after the end', () =>
    given(conversation, ...open, finished)
      .when({ ...submit, text: 'x' })
      .isRefused('conversations/finished'))
})

describe('taking a turn', () => {
  const past = [started, asked(), answered()] as const
  const next = question({ questionId: ids.other, objectiveId: 'p1', purpose: 'objective' })
  const turn: ConversationCommand = {
    type: 'TakeTurn',
    number: 1,
    coding,
    objectives: [{ objectiveId: 'p1', status: 'touched' }],
    next: { kind: 'ask', question: next },
  }
  const touched: ConversationEvent = {
    type: 'ObjectiveStatusChanged',
    data: { objectiveId: 'p1', status: 'touched' },
  }
  test('records the reading, what was touched and the next question together', () =>
    given(conversation, ...past)
      .when(turn)
      .yields(coded, touched, { type: 'QuestionAsked', data: { ...next, number: 2 } }))
  test('or the end', () =>
    given(conversation, ...past)
      .when({ ...turn, objectives: [], next: { kind: 'complete', reason: 'covered' } })
      .yields(coded, {
        type: 'SessionCompleted',
        data: { reason: 'covered', questionsAsked: 1, answersGiven: 1 },
      }))
  test('twice changes nothing', () =>
    given(conversation, ...past, coded)
      .when(turn)
      .yieldsNothing())
  test('of somebody who left in between only records the reading', () =>
    given(conversation, ...past, finished)
      .when(turn)
      .yields(coded, touched))
})

describe('completing', () => {
  test('ends the conversation where it is', () =>
    given(conversation, started, asked())
      .when({ type: 'Complete' })
      .yields({
        type: 'SessionCompleted',
        data: { reason: 'left', questionsAsked: 1, answersGiven: 0 },
      }))
  test('twice changes nothing', () =>
    given(conversation, started, finished).when({ type: 'Complete' }).yieldsNothing())
})

test('events are about the owner, the survey and the conversation itself', () => {
  const state = conversation.evolve(conversation.initial(), started)
  expect(conversation.about(state, 'c1')).toEqual({
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
  const begun = [started, asked(), answered()] as const
  test('forgets a conversation, running or finished', () => {
    given(conversation, ...begun)
      .when(erase)
      .yields(erased)
    given(conversation, ...begun, finished)
      .when(erase)
      .yields(erased)
  })
  test('twice changes nothing', () =>
    given(conversation, started, erased).when(erase).yieldsNothing())
  test('needs a conversation', () =>
    given(conversation).when(erase).isRefused('conversations/not-found'))
  test('leaves nobody to answer, and nothing to end', () => {
    for (const command of [{ ...submit, text: 'By its smell' }, { type: 'Complete' } as const])
      given(conversation, started, asked(), erased)
        .when(command)
        .isRefused('conversations/not-found')
  })
  test('ends what the interviewer was about to do', () => {
    const next = { kind: 'ask', question: question({ questionId: ids.other }) } as const
    given(conversation, ...begun, erased)
      .when({ type: 'TakeTurn', number: 1, coding, objectives: [], next })
      .yieldsNothing()
    given(conversation, started, erased)
      .when({ type: 'AskQuestion', number: 1, question: question() })
      .yieldsNothing()
  })
})
