import { describe, test } from 'vitest'
import {
  answered,
  asked,
  session,
  started,
  submit,
} from '../../tests/support/conversation-events.ts'
import { given } from '../../tests/support/given.ts'
import type { ConversationEvent } from '#contract/events/conversations.ts'
import { conversation } from './conversation.decider.ts'

const speakable: ConversationEvent = { type: 'SessionStarted', data: { ...session, audio: true } }
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
    given(conversation, started).when(agree).isRefused('audio/not-enabled')
    given(conversation).when(agree).isRefused('conversations/not-found')
  })
})

test('an answer is spoken only where somebody was heard', () => {
  const spoken = { ...submit, text: 'By its smell', spoken: true } as const
  const said = answered()
  given(conversation, speakable, agreed, asked()).when(spoken).yields(said)
  given(conversation, speakable, agreed, asked(), heard)
    .when(spoken)
    .yields({ ...said, data: { ...said.data, spoken: true } } as ConversationEvent)
})
