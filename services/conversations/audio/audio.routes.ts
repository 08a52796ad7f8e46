import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { SessionId } from '#contract/api/public.ts'
import { giveConsent, transcribeAudio } from '#contract/api/audio.ts'
import { refuse } from '#kernel/problem.ts'
import { openKeyedQueue } from '#kernel/async/keyed-queue.ts'
import { route, type RequestContext } from '#kernel/http/route.ts'
import type { ReadHistory } from '#kernel/read/active-streams.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import type { Recording, SpeechToText } from '#ports/speech.ts'
import { readAllowance } from '#projections/accounts/allowance.ts'
import {
  buildConversationView,
  type ConversationView,
} from '#projections/conversations/conversation-view.ts'
import { addressOf } from '../sessions/session-address.ts'
import { assertMayTranscribe } from './audio-consent.policy.ts'
import { measureRecording } from './measure-recording.ts'

export const giveConsentRoute = route(
  giveConsent,
  async ({ sessionId, what, text_version: textVersion }, { execute }) => {
    const { decider, id } = addressOf(sessionId)
    const { position } = await execute(decider, id, { type: 'GiveConsent', what, textVersion })
    return { ok: true as const, position }
  },
)

export type TranscribeDeps = {
  history: ReadHistory
  /** Absent: every transcription is refused with `audio/not-available`. */
  speech?: SpeechToText | undefined
  now: () => Date
}

/** Texts of recent recordings, for requests that are repeated after a lost response. */
const transcriptCache = { max: 2_000, ttl: 10 * 60 * 1000 }
/** Seconds. Only another configuration, plan or month changes the response. */
const retryAfterSeconds = '3600'

/** Transcribes a conversation's recordings one after the other, so that concurrent requests respect its limit; each once. */
export const transcribeRoute = ({ history, speech, now }: TranscribeDeps) => {
  const texts = new LRUCache<string, string>(transcriptCache)
  const queue = openKeyedQueue()
  return route(transcribeAudio, async ({ file, session_id, language: spokenLanguage }, call) => {
    if (!speech) {
      call.reply.header('retry-after', retryAfterSeconds)
      return refuse('audio/not-available')
    }
    const { decider, id, stream } = addressOf(sessionIdIn(call, session_id))
    const readView = async () =>
      buildConversationView(await history(stream)) ?? refuse('conversations/not-found')
    const opened = await readView()
    assertMayTranscribe(opened)
    await assertMinutesLeft(call, opened, now())
    const bytes = Buffer.from(await file.arrayBuffer())
    const measured = measureRecording(bytes) ?? refuse('audio/not-audio')
    const { mimeType, seconds } = measured
    return queue.run(id, async () => {
      const view = await readView()
      const language = spokenLanguage ?? view.started.language
      const answer = (text: string) => ({ text, language, duration_seconds: seconds })
      const fingerprint = fingerprintOf([id, language], bytes)
      const cached = texts.get(fingerprint)
      if (cached !== undefined) return answer(cached)
      assertMayTranscribe(view, seconds)
      const text = await transcribeRecording(speech, { bytes, mimeType, language })
      texts.set(fingerprint, text)
      await call.execute(decider, id, {
        type: 'RecordTranscription',
        seconds,
        engine: speech.engine,
      })
      return answer(text)
    })
  })
}

function sessionIdIn({ request }: RequestContext, field: string | undefined): string {
  const sessionId = field ?? request.headers['x-session-id']
  if (sessionId === undefined) refuse('audio/session-required')
  const { success, data } = SessionId.safeParse(sessionId)
  return success ? data : refuse('conversations/not-found')
}

const fingerprintOf = (about: readonly string[], bytes: Buffer) =>
  createHash('sha256')
    .update(`${about.join('\n')}\n`)
    .update(bytes)
    .digest('base64url')

/**
 * Refuses where the owner's minutes of this month are used up. A conversation with a transcription may have more of them, and
 * previews use no minutes.
 */
async function assertMinutesLeft(
  { db, reply }: Pick<RequestContext, 'db' | 'reply'>,
  { audio, started: { ownerId, mode } }: Pick<ConversationView, 'audio' | 'started'>,
  now: Date,
): Promise<void> {
  if (mode === 'preview' || audio.transcribedSeconds > 0) return
  const { meters } = await readAllowance(db, ownerId, now)
  if (meters.audio_minutes.level !== 'reached') return
  reply.header('retry-after', retryAfterSeconds)
  refuse('audio/not-available')
}

/** Not aborted when the client disconnects: a repeated request then finds the cached text. */
async function transcribeRecording(speech: SpeechToText, recording: Recording): Promise<string> {
  try {
    const { text } = await speech.transcribe(recording)
    return text.trim() || refuse('audio/not-understood')
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error
    const isUnintelligible = error.reason === 'invalid' || error.reason === 'refused'
    return refuse(isUnintelligible ? 'audio/not-understood' : 'audio/failed')
  }
}
