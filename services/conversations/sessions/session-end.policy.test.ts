import { describe, test } from 'vitest'
import type { ConversationEvent } from '#contract/events/conversations.ts'
import {
  answerSubmitted,
  questionAsked,
  sessionCompleted,
  sessionStartedData,
  sessionStarted,
} from '../../../tests/support/fixtures/conversation-events.ts'
import { given } from '../../../tests/support/kernel/decider-specification.ts'
import { conversation } from '../conversation.decider.ts'

const rewards = [
  { title: 'A coffee', content: 'Show this at the bar', action_url: 'https://a.bar' },
]
const thanked: ConversationEvent = {
  type: 'SessionStarted',
  data: { ...sessionStartedData, rewards },
}
const granted: ConversationEvent = { type: 'RewardsGranted', data: { rewards } }
const over = (answersGiven: number): ConversationEvent => ({
  type: 'SessionCompleted',
  data: { reason: 'left', questionsAsked: 1, answersGiven },
})
const complete = { type: 'Complete' } as const

describe('rewards', () => {
  const said = [thanked, questionAsked(), answerSubmitted()] as const
  test('come with the end of a conversation', () =>
    given(conversation, ...said)
      .when(complete)
      .yields(over(1), granted))
  test('are given once', () =>
    given(conversation, ...said, over(1), granted)
      .when(complete)
      .yieldsNothing())
  test('are made good where a conversation ended before they were recorded', () =>
    given(conversation, ...said, over(1))
      .when(complete)
      .yields(granted))
  test('thank for answers', () =>
    given(conversation, thanked, questionAsked()).when(complete).yields(over(0)))
})

describe('rating', () => {
  const rate = { type: 'Rate', rating: 4, comment: ' Kind ' } as const
  const rated = (rating: number, previous: number | null, comment = ''): ConversationEvent => ({
    type: 'SessionRated',
    data: { rating, previous, comment },
  })
  test('comes when the conversation is over', () => {
    given(conversation, sessionStarted).when(rate).isRejectedWith('conversations/unfinished')
    given(conversation, sessionStarted, sessionCompleted)
      .when(rate)
      .yields(rated(4, null, 'Kind'))
  })
  test('may be changed, and the event tells from what', () =>
    given(conversation, sessionStarted, sessionCompleted, rated(4, null))
      .when({ ...rate, rating: 5, comment: '' })
      .yields(rated(5, 4)))
  test('told again changes nothing', () =>
    given(conversation, sessionStarted, sessionCompleted, rated(4, null))
      .when({ ...rate, comment: '' })
      .yieldsNothing())
  test('is not for playing', () => {
    const often = Array.from({ length: 20 }, (_, n) => rated((n % 5) + 1, null))
    given(conversation, sessionStarted, sessionCompleted, ...often)
      .when({ ...rate, rating: 3 })
      .isRejectedWith('request/too-many')
  })
  test('needs somebody who was not forgotten', () =>
    given(conversation, sessionStarted, { type: 'SessionErased', data: { reason: 'respondent' } })
      .when(rate)
      .isRejectedWith('conversations/not-found'))
})
