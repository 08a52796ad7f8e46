import type { z } from 'zod'
import type { giveConsent, transcribe } from '#contract/api/audio.ts'
import type { ProblemDetails } from '#contract/problems.ts'
import { CallFailed } from '../../conversation/api.ts'
import type { Words } from '../../words.tsx'

/** The server may listen for as long. */
const patienceMs = 60_000

/** Names the words of the notice: who changes what they say, changes this. */
const text_version: z.input<typeof giveConsent.input>['text_version'] = 'audio-1'

export const agree = (sessionId: string) =>
  post(
    `/api/public/sessions/${sessionId}/consents`,
    JSON.stringify({ what: 'audio', text_version }),
    { 'content-type': 'application/json' },
  )

/** Rejects with a `CallFailed`. */
export async function textOf(
  recording: Blob,
  sessionId: string,
  language: Words['lang'] | undefined,
): Promise<string> {
  const form = new FormData()
  form.append('file', recording, 'recording')
  form.append('response_format', 'json')
  if (language) form.append('language', language)
  const reply = await post('/api/audio/transcribe', form, { 'x-session-id': sessionId })
  return (reply as z.output<typeof transcribe.output>).text
}

async function post(url: string, body: BodyInit, headers: HeadersInit): Promise<unknown> {
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), patienceMs)
  try {
    const reply = await fetch(url, { method: 'POST', body, headers, signal: end.signal })
    const said: unknown = await reply.json().catch(() => ({}))
    if (reply.ok) return said
    throw new CallFailed(reply.status, said as Partial<ProblemDetails>)
  } catch (error) {
    throw error instanceof CallFailed ? error : new CallFailed(0)
  } finally {
    clearTimeout(timer)
  }
}
