import { describe, test } from 'vitest'
import type { ConversationEvent } from '#contract/events/conversations.ts'
import {
  answerCodedData,
  answerSubmitted,
  ids,
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
  const history = [thanked, questionAsked(), answerSubmitted()] as const
  test('are granted at the end of a conversation', () =>
    given(conversation, ...history)
      .when(complete)
      .yields(over(1), granted))
  test('are granted once', () =>
    given(conversation, ...history, over(1), granted)
      .when(complete)
      .yieldsNothing())
  test('are granted later if the conversation ended without them', () =>
    given(conversation, ...history, over(1))
      .when(complete)
      .yields(granted))
  test('require an answer', () =>
    given(conversation, thanked, questionAsked()).when(complete).yields(over(0)))
})

describe('leaving at a support message', () => {
  const coded = (intent: 'distress' | 'concern'): ConversationEvent => ({
    type: 'AnswerCoded',
    data: { ...answerCodedData, questionId: ids.question, responseId: ids.response, intent },
  })
  const message = questionAsked({ questionId: ids.other, number: 2, purpose: 'support' })
  test.each([
    ['distress', 'distress'],
    ['concern', 'left'],
  ] as const)('after %s ends the conversation as %s', (intent, reason) =>
    given(conversation, sessionStarted, questionAsked(), answerSubmitted(), coded(intent), message)
      .when(complete)
      .yields({ type: 'SessionCompleted', data: { reason, questionsAsked: 1, answersGiven: 1 } }),
  )
})

describe('rating', () => {
  const rate = { type: 'Rate', rating: 4, comment: ' Kind ' } as const
  const rated = (rating: number, previous: number | null, comment = ''): ConversationEvent => ({
    type: 'SessionRated',
    data: { rating, previous, comment },
  })
  test('requires a finished conversation', () => {
    given(conversation, sessionStarted).when(rate).isRejectedWith('conversations/unfinished')
    given(conversation, sessionStarted, sessionCompleted)
      .when(rate)
      .yields(rated(4, null, 'Kind'))
  })
  test('may be changed, and the event has the previous rating', () =>
    given(conversation, sessionStarted, sessionCompleted, rated(4, null))
      .when({ ...rate, rating: 5, comment: '' })
      .yields(rated(5, 4)))
  test('repeated changes nothing', () =>
    given(conversation, sessionStarted, sessionCompleted, rated(4, null))
      .when({ ...rate, comment: '' })
      .yieldsNothing())
  const provenance = answerCodedData.provenance
  const flag = { type: 'FlagRating', ratings: 1, tier: 'concern', provenance } as const
  test('is flagged where its comment calls for help', () => {
    const help = { tier: 'distress', medical: false, text: 'Words', lines: [] } as const
    given(conversation, sessionStarted, sessionCompleted)
      .when({ ...rate, help: { ...help, lines: [] } })
      .yields({
        type: 'SessionRated',
        data: { rating: 4, previous: null, comment: 'Kind', help: { ...help, lines: [] } },
      })
    given(conversation, sessionStarted, sessionCompleted, rated(4, null))
      .when(flag)
      .yields({ type: 'RatingFlagged', data: { tier: 'concern', provenance } })
  })
  test('that was replaced since is not flagged', () =>
    given(conversation, sessionStarted, sessionCompleted, rated(4, null), rated(5, 4))
      .when(flag)
      .yieldsNothing())
  test('is limited in changes', () => {
    const often = Array.from({ length: 20 }, (_, n) => rated((n % 5) + 1, null))
    given(conversation, sessionStarted, sessionCompleted, ...often)
      .when({ ...rate, rating: 3 })
      .isRejectedWith('request/too-many')
  })
  test('is refused after erasure', () =>
    given(conversation, sessionStarted, { type: 'SessionErased', data: { reason: 'respondent' } })
      .when(rate)
      .isRejectedWith('conversations/not-found'))
})
