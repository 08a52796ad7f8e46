import { describe, test } from 'vitest'
import type { ConversationEvent } from '#contract/events/conversations.ts'
import {
  answered,
  asked,
  finished,
  session,
  started,
} from '../../tests/support/conversation-events.ts'
import { given } from '../../tests/support/given.ts'
import { conversation } from './conversation.decider.ts'

const rewards = [
  { title: 'A coffee', content: 'Show this at the bar', action_url: 'https://a.bar' },
]
const thanked: ConversationEvent = { type: 'SessionStarted', data: { ...session, rewards } }
const granted: ConversationEvent = { type: 'RewardsGranted', data: { rewards } }
const over = (answersGiven: number): ConversationEvent => ({
  type: 'SessionCompleted',
  data: { reason: 'left', questionsAsked: 1, answersGiven },
})
const complete = { type: 'Complete' } as const

describe('rewards', () => {
  const said = [thanked, asked(), answered()] as const
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
    given(conversation, thanked, asked()).when(complete).yields(over(0)))
})

describe('rating', () => {
  const rate = { type: 'Rate', rating: 4, comment: ' Kind ' } as const
  const rated = (rating: number, previous: number | null, comment = ''): ConversationEvent => ({
    type: 'SessionRated',
    data: { rating, previous, comment },
  })
  test('comes when the conversation is over', () => {
    given(conversation, started).when(rate).isRefused('conversations/unfinished')
    given(conversation, started, finished)
      .when(rate)
      .yields(rated(4, null, 'Kind'))
  })
  test('may be changed, and the event tells from what', () =>
    given(conversation, started, finished, rated(4, null))
      .when({ ...rate, rating: 5, comment: '' })
      .yields(rated(5, 4)))
  test('told again changes nothing', () =>
    given(conversation, started, finished, rated(4, null))
      .when({ ...rate, comment: '' })
      .yieldsNothing())
  test('is not for playing', () => {
    const often = Array.from({ length: 20 }, (_, n) => rated((n % 5) + 1, null))
    given(conversation, started, finished, ...often)
      .when({ ...rate, rating: 3 })
      .isRefused('request/too-many')
  })
  test('needs somebody who was not forgotten', () =>
    given(conversation, started, { type: 'SessionErased', data: { reason: 'respondent' } })
      .when(rate)
      .isRefused('conversations/not-found'))
})
