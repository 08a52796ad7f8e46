import type { z } from 'zod'
import type { giveConsent, transcribeAudio } from '#contract/api/audio.ts'
import { requestJson } from '../../conversation/api.ts'
import type { Texts } from '../../texts.tsx'

/** The server's own timeout. */
const transcriptionTimeoutMs = 60_000

/** Version of the consent text: changes with it. */
const text_version: z.input<typeof giveConsent.input>['text_version'] = 'audio-1'

export const giveAudioConsent = (sessionId: string) =>
  requestJson(`/api/public/sessions/${sessionId}/consents`, 'POST', { what: 'audio', text_version })

/** Rejects with an `ApiError`. */
export async function transcribeRecording(
  recording: Blob,
  sessionId: string,
  language: Texts['lang'] | undefined,
): Promise<string> {
  const file = new FormData()
  file.append('file', recording, 'recording')
  file.append('response_format', 'json')
  if (language) file.append('language', language)
  const reply = await requestJson('/api/audio/transcribe', 'POST', undefined, {
    file,
    headers: { 'x-session-id': sessionId },
    timeoutMs: transcriptionTimeoutMs,
  })
  return (reply as z.output<typeof transcribeAudio.output>).text
}
