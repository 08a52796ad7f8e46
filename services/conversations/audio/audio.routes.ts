import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { SessionId } from '#contract/api/public.ts'
import { giveConsent, transcribeAudio } from '#contract/api/audio.ts'
import type { ConversationEvent } from '#contract/events/conversations.ts'
import { refuse } from '#kernel/problem.ts'
import { openKeyedQueue } from '#kernel/async/keyed-queue.ts'
import { route, type RequestContext } from '#kernel/http/route.ts'
import { AiFailure } from '#ports/ai.ts'
import type { Recording, SpeechToText } from '#ports/speech.ts'
import { evolve, initialConversation } from '../conversation-state.ts'
import type { ReadHistory } from '../conversation-view.ts'
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
  /** Without it nobody is heard. */
  speech?: SpeechToText | undefined
}

/** Texts of recordings whose answer may have been lost on its way. */
const transcriptCache = { max: 2_000, ttl: 10 * 60 * 1000 }
/** Seconds; nothing that a client repeats would change it. */
const retryAfterSeconds = '3600'

/** One recording of a conversation after the other, so that no hurry gets round a limit; each of them is heard once. */
export const transcribeRoute = ({ history, speech }: TranscribeDeps) => {
  const texts = new LRUCache<string, string>(transcriptCache)
  const queue = openKeyedQueue()
  return route(transcribeAudio, async ({ file, session_id, language: spoken }, call) => {
    if (!speech) {
      call.reply.header('retry-after', retryAfterSeconds)
      return refuse('audio/not-available')
    }
    const { decider, id, stream } = addressOf(sessionIdIn(call, session_id))
    const stateNow = async () =>
      ((await history(stream)) as readonly ConversationEvent[]).reduce(
        evolve,
        initialConversation(),
      )
    assertMayTranscribe(await stateNow())
    const bytes = Buffer.from(await file.arrayBuffer())
    const measured = measureRecording(bytes) ?? refuse('audio/not-audio')
    const { mimeType, seconds } = measured
    return queue.run(id, async () => {
      const state = await stateNow()
      const language = spoken ?? state.language
      const answer = (text: string) => ({ text, language, duration_seconds: seconds })
      const fingerprint = fingerprintOf([id, language], bytes)
      const before = texts.get(fingerprint)
      if (before !== undefined) return answer(before)
      assertMayTranscribe(state, seconds)
      const text = await transcribeRecording(speech, { bytes, mimeType, language })
      texts.set(fingerprint, text)
      await call.execute(decider, id, { type: 'NoteRecording', seconds, engine: speech.engine })
      return answer(text)
    })
  })
}

function sessionIdIn({ request }: RequestContext, field: string | undefined): string {
  const said = field ?? request.headers['x-session-id']
  if (said === undefined) refuse('audio/session-required')
  const { success, data } = SessionId.safeParse(said)
  return success ? data : refuse('conversations/not-found')
}

const fingerprintOf = (about: readonly string[], bytes: Buffer) =>
  createHash('sha256')
    .update(`${about.join('\n')}\n`)
    .update(bytes)
    .digest('base64url')

/** Also when whoever sent it has gone: they will ask again, and find it done. */
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
