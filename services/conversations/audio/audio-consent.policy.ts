// Consent to transcription and the seconds transcribed. Contains no recording and no text.
import type {
  ConsentMatter,
  ConsentText,
  ConversationEvent,
} from '#contract/events/conversations.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#kernel/problem.ts'
import type { z } from 'zod'

export type AudioState = {
  /** The survey accepts spoken answers. */
  isEnabled: boolean
  consentVersion: z.infer<typeof ConsentText> | null
  transcribedSeconds: number
}

export const initialAudioState = (isEnabled = false): AudioState => ({
  isEnabled,
  consentVersion: null,
  transcribedSeconds: 0,
})

type Stage = 'none' | 'running' | 'finished' | 'erased'
type ConversationAudio = { stage: Stage; audio: AudioState }

/** Refuses where a recording of so many seconds may not be transcribed. */
export function assertMayTranscribe({ stage, audio }: ConversationAudio, seconds = 0): void {
  if (stage === 'none' || stage === 'erased') refuse('conversations/not-found')
  if (stage === 'finished') refuse('conversations/finished')
  if (!audio.isEnabled) refuse('audio/not-enabled')
  if (!audio.consentVersion) refuse('audio/consent-missing')
  const maxSeconds = limits.audio.seconds
  if (seconds > maxSeconds) refuse('audio/too-long', { maxSeconds })
  if (audio.transcribedSeconds + seconds > limits.audio.secondsPerSession)
    refuse('audio/session-limit')
}

export type Consent = {
  what: z.infer<typeof ConsentMatter>
  textVersion: z.infer<typeof ConsentText>
}

export function recordConsent(
  { stage, audio }: ConversationAudio,
  { what, textVersion }: Consent,
): ConversationEvent[] {
  if (stage === 'finished') refuse('conversations/finished')
  if (!audio.isEnabled) refuse('audio/not-enabled')
  if (audio.consentVersion === textVersion) return []
  return [{ type: 'ConsentGiven', data: { what, textVersion } }]
}
