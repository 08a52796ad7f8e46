import { describe, test } from 'vitest'
import type { ConversationEvent } from '#contract/events/conversations.ts'
import {
  answerSubmitted,
  questionAsked,
  answerCoded,
  answerCodedData,
  sessionCompleted,
  ids,
  sessionStarted,
} from '../../tests/support/fixtures/conversation-events.ts'
import { given } from '../../tests/support/kernel/decider-specification.ts'
import { conversation, type ConversationCommand } from './conversation.decider.ts'

describe('a reading that comes after its turn', () => {
  const { intent, language, sentiment, evidence, provenance } = answerCodedData
  const reading = {
    intent,
    language,
    sentiment,
    evidence,
    provenance,
    salient: { start: 0, end: 2 },
  }
  const record: ConversationCommand = {
    type: 'RecordLateReading',
    number: 1,
    reading,
    statuses: new Map([['p1', 'partial']]),
  }
  const reread: ConversationEvent = {
    type: 'AnswerReread',
    data: { ...reading, questionId: ids.question, responseId: ids.response },
  }
  const status = (of: 'touched' | 'partial' | 'covered'): ConversationEvent => ({
    type: 'ObjectiveStatusChanged',
    data: { objectiveId: 'p1', status: of },
  })
  const past = [sessionStarted, questionAsked(), answerSubmitted(), answerCoded] as const
  test('is recorded with the statuses that it justifies', () =>
    given(conversation, ...past)
      .when(record)
      .yields(reread, status('touched'), status('partial')))
  test('is recorded once, and also after the end', () => {
    given(conversation, ...past, reread)
      .when(record)
      .yieldsNothing()
    given(conversation, ...past, sessionCompleted)
      .when(record)
      .yields(reread, status('touched'), status('partial'))
  })
  test('takes no status back', () =>
    given(conversation, ...past, status('touched'), status('covered'))
      .when(record)
      .yields(reread))
  test('changes nothing before the turn, or about a call for help', () => {
    given(conversation, ...past.slice(0, 3))
      .when(record)
      .yieldsNothing()
    const call: ConversationEvent = {
      type: 'AnswerCoded',
      data: {
        ...{ ...answerCodedData, questionId: ids.question, responseId: ids.response },
        intent: 'concern',
      },
    }
    given(conversation, ...past.slice(0, 3), call)
      .when(record)
      .yieldsNothing()
  })
})
