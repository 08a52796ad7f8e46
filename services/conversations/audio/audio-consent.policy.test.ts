import { describe, test } from 'vitest'
import {
  answerSubmitted,
  questionAsked,
  sessionStartedData,
  sessionStarted,
  submitAnswer,
} from '../../../tests/support/fixtures/conversation-events.ts'
import { given } from '../../../tests/support/kernel/decider-specification.ts'
import type { ConversationEvent } from '#contract/events/conversations.ts'
import { conversation } from '../conversation.decider.ts'

const speakable: ConversationEvent = {
  type: 'SessionStarted',
  data: { ...sessionStartedData, audio: true },
}
const agreed: ConversationEvent = {
  type: 'ConsentGiven',
  data: { what: 'audio', textVersion: 'audio-1' },
}
const heard: ConversationEvent = {
  type: 'RecordingTranscribed',
  data: { seconds: 4, engine: 'openai' },
}
const agree = { type: 'GiveConsent', what: 'audio', textVersion: 'audio-1' } as const

describe('consent to be heard', () => {
  test('is given once', () => {
    given(conversation, speakable).when(agree).yields(agreed)
    given(conversation, speakable, agreed).when(agree).yieldsNothing()
  })
  test('is asked for only where people may speak', () => {
    given(conversation, sessionStarted).when(agree).isRejectedWith('audio/not-enabled')
    given(conversation).when(agree).isRejectedWith('conversations/not-found')
  })
})

test('an answer is spoken only where somebody was heard', () => {
  const spoken = { ...submitAnswer, text: 'By its smell', spoken: true } as const
  const said = answerSubmitted()
  given(conversation, speakable, agreed, questionAsked()).when(spoken).yields(said)
  given(conversation, speakable, agreed, questionAsked(), heard)
    .when(spoken)
    .yields({ ...said, data: { ...said.data, spoken: true } } as ConversationEvent)
})
