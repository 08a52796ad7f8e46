import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { SessionId } from '#contract/api/public.ts'
import { transcribe } from '#contract/api/audio.ts'
import type { ConversationEvent } from '#contract/events/conversations.ts'
import { refuse } from '#kernel/problem.ts'
import { openQueues } from '#kernel/queue.ts'
import { route, type Call } from '#kernel/route.ts'
import { AiFailure } from '#ports/ai.ts'
import type { Recording, Speech } from '#ports/speech.ts'
import { evolve, newSession } from '../conversation-state.policy.ts'
import type { History } from '../recall.ts'
import { addressOf } from '../session-address.ts'
import { allowHearing } from '../hearing.policy.ts'
import { measure } from './measure.ts'

export type HearingDeps = {
  history: History
  /** Without it nobody is heard. */
  speech?: Speech | undefined
}

/** Texts of recordings whose answer may have been lost on its way. */
const kept = { max: 2_000, ttl: 10 * 60 * 1000 }
/** Seconds; nothing that a client repeats would change it. */
const muchLater = '3600'

/** One recording of a conversation after the other, so that no hurry gets round a limit; each of them is heard once. */
export const transcribeRoute = ({ history, speech }: HearingDeps) => {
  const texts = new LRUCache<string, string>(kept)
  const inTurn = openQueues()
  return route(transcribe, async ({ file, session_id, language: spoken }, call) => {
    if (!speech) {
      call.reply.header('retry-after', muchLater)
      return refuse('audio/not-available')
    }
    const { decider, id, stream } = addressOf(sessionIdIn(call, session_id))
    const stateNow = async () =>
      ((await history(stream)) as readonly ConversationEvent[]).reduce(evolve, newSession())
    allowHearing(await stateNow())
    const bytes = Buffer.from(await file.arrayBuffer())
    const measured = measure(bytes) ?? refuse('audio/not-audio')
    const { mimeType, seconds } = measured
    return inTurn(id, async () => {
      const state = await stateNow()
      const language = spoken ?? state.language
      const answer = (text: string) => ({ text, language, duration_seconds: seconds })
      const print = printOf([id, language], bytes)
      const before = texts.get(print)
      if (before !== undefined) return answer(before)
      allowHearing(state, seconds)
      const text = await hear(speech, { bytes, mimeType, language })
      texts.set(print, text)
      await call.execute(decider, id, { type: 'NoteRecording', seconds, engine: speech.engine })
      return answer(text)
    })
  })
}

function sessionIdIn({ request }: Call, field: string | undefined): string {
  const said = field ?? request.headers['x-session-id']
  if (said === undefined) refuse('audio/session-required')
  const { success, data } = SessionId.safeParse(said)
  return success ? data : refuse('conversations/not-found')
}

const printOf = (about: readonly string[], bytes: Buffer) =>
  createHash('sha256')
    .update(`${about.join('\n')}\n`)
    .update(bytes)
    .digest('base64url')

/** Also when whoever sent it has gone: they will ask again, and find it done. */
async function hear(speech: Speech, recording: Recording): Promise<string> {
  try {
    const { text } = await speech.transcribe(recording)
    return text.trim() || refuse('audio/not-understood')
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error
    const isDeaf = error.reason === 'invalid' || error.reason === 'refused'
    return refuse(isDeaf ? 'audio/not-understood' : 'audio/failed')
  }
}
