import type { z } from 'zod'
import type { giveConsent, transcribe } from '#contract/api/audio.ts'
import { call } from '../../conversation/api.ts'
import type { Words } from '../../words.tsx'

/** The server may listen for as long. */
const patienceMs = 60_000

/** Names the words of the notice: who changes what they say, changes this. */
const text_version: z.input<typeof giveConsent.input>['text_version'] = 'audio-1'

export const agree = (sessionId: string) =>
  call(`/api/public/sessions/${sessionId}/consents`, 'POST', { what: 'audio', text_version })

/** Rejects with a `CallFailed`. */
export async function textOf(
  recording: Blob,
  sessionId: string,
  language: Words['lang'] | undefined,
): Promise<string> {
  const body = new FormData()
  body.append('file', recording, 'recording')
  body.append('response_format', 'json')
  if (language) body.append('language', language)
  const options = { sessionId, timeoutMs: patienceMs }
  const reply = await call('/api/audio/transcribe', 'POST', body, options)
  return (reply as z.output<typeof transcribe.output>).text
}
