// What a conversation knows of what is spoken in it: who agreed, and for how long was listened. Never what was said.
import type {
  ConsentMatter,
  ConsentText,
  ConversationEvent,
} from '#contract/events/conversations.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#kernel/problem.ts'
import type { z } from 'zod'

export type Hearing = {
  /** The survey takes spoken answers. */
  isOn: boolean
  agreedTo: z.infer<typeof ConsentText> | null
  seconds: number
}

export const unheard = (isOn = false): Hearing => ({
  isOn,
  agreedTo: null,
  seconds: 0,
})

type Stage = 'none' | 'running' | 'finished' | 'erased'
type Talk = { stage: Stage; hearing: Hearing }

/** Refuses wherever a recording of these seconds may not be listened to. */
export function allowHearing({ stage, hearing }: Talk, seconds = 0): void {
  if (stage === 'none' || stage === 'erased') refuse('conversations/not-found')
  if (stage === 'finished') refuse('conversations/finished')
  if (!hearing.isOn) refuse('audio/not-enabled')
  if (!hearing.agreedTo) refuse('audio/consent-missing')
  const most = limits.audio.seconds
  if (seconds > most) refuse('audio/too-long', { maxSeconds: most })
  if (hearing.seconds + seconds > limits.audio.secondsPerSession) refuse('audio/session-limit')
}

export type Consent = {
  what: z.infer<typeof ConsentMatter>
  textVersion: z.infer<typeof ConsentText>
}

export function consent(
  { stage, hearing }: Talk,
  { what, textVersion }: Consent,
): ConversationEvent[] {
  if (stage === 'finished') refuse('conversations/finished')
  if (!hearing.isOn) refuse('audio/not-enabled')
  if (hearing.agreedTo === textVersion) return []
  return [{ type: 'ConsentGiven', data: { what, textVersion } }]
}
