// Begins a session: the same intent begins the same one, also after a reload, and where many begin at once and the
// server asks for some work first, it is done here.
import type { Challenge } from 'altcha-lib'
import { newIdempotencyKey } from '../../shared/call.ts'
import { type Api, ApiError, type StartRequest, type StartedSession } from './api.ts'
import type { ConversationStorage } from './conversation-storage.ts'

export type StartContext = {
  publicId: string
  api: Api
  storage: ConversationStorage
  /** What tells people from programs. */
  botSignals?: (() => Pick<StartRequest, 'shown_ms' | 'website'>) | undefined
  /** Resolves once what the person has just done can be seen: no call is to keep it from them. */
  afterPaint?: (() => Promise<void>) | undefined
}

/** Rejects with a `CallFailed`. */
export async function startSession(
  starting: StartContext,
  start: StartRequest,
): Promise<StartedSession> {
  const { publicId, api, storage, afterPaint } = starting
  const { key, told, proof } = loadOrCreateIntent(starting, start)
  const begin = (proven: string | undefined) =>
    api.start(publicId, proven ? { ...told, proof: proven } : told, key)
  await afterPaint?.()
  try {
    return await begin(proof)
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.code !== 'conversations/proof-required')
      throw failure
    const done = await solveProof(failure)
    storage.starting.set({ key, start, told, proof: done })
    return begin(done)
  }
}

async function solveProof(asked: ApiError): Promise<string> {
  const { solveProofOfWork } = await import('../features/proof-of-work/solve.ts').catch(() => {
    throw new ApiError(0)
  })
  return solveProofOfWork(asked.details['challenge'] as Challenge).catch(() => {
    throw asked
  })
}

/** The same words start the same conversation, also after a reload; other words another. */
function loadOrCreateIntent({ storage, botSignals }: StartContext, start: StartRequest) {
  const kept = storage.starting.get()
  if (kept && JSON.stringify(kept.start) === JSON.stringify(start))
    return { ...kept, told: kept.told ?? kept.start }
  const browser_token = storage.browser.get()
  const told = { ...start, ...botSignals?.(), ...(browser_token && { browser_token }) }
  const intent = { key: newIdempotencyKey(), start, told }
  storage.outbox.reassign(kept?.key, intent.key)
  storage.starting.set(intent)
  return { ...intent, proof: undefined }
}
