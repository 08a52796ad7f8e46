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
const transcribed: ConversationEvent = {
  type: 'RecordingTranscribed',
  data: { seconds: 4, engine: 'openai' },
}
const agree = { type: 'GiveConsent', what: 'audio', textVersion: 'audio-1' } as const

describe('consent to recording', () => {
  test('is given once', () => {
    given(conversation, speakable).when(agree).yields(agreed)
    given(conversation, speakable, agreed).when(agree).yieldsNothing()
  })
  test('is required only if audio is enabled', () => {
    given(conversation, sessionStarted).when(agree).isRejectedWith('audio/not-enabled')
    given(conversation).when(agree).isRejectedWith('conversations/not-found')
  })
})

test('an answer is spoken only after a transcription', () => {
  const spoken = { ...submitAnswer, text: 'By its smell', spoken: true } as const
  const answered = answerSubmitted()
  given(conversation, speakable, agreed, questionAsked()).when(spoken).yields(answered)
  given(conversation, speakable, agreed, questionAsked(), transcribed)
    .when(spoken)
    .yields({ ...answered, data: { ...answered.data, spoken: true } } as ConversationEvent)
})
