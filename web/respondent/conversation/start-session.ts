// Starts a session. The same intent starts the same session, also after a reload. Solves the proof of work that the server
// may require first.
import type { Challenge } from 'altcha-lib'
import { newIdempotencyKey } from '../../shared/idempotency-key.ts'
import { type Api, ApiError, type StartRequest, type StartedSession } from './api.ts'
import type { ConversationStorage } from './conversation-storage.ts'

export type StartContext = {
  publicId: string
  api: Api
  storage: ConversationStorage
  /** Signals that distinguish people from bots. */
  botSignals?: (() => Pick<StartRequest, 'shown_ms' | 'website'>) | undefined
  /** Resolves after the next paint, so that no call delays visible feedback. */
  afterPaint?: (() => Promise<void>) | undefined
}

/** Rejects with an `ApiError`. */
export async function startSession(
  starting: StartContext,
  start: StartRequest,
): Promise<StartedSession> {
  const { publicId, api, storage, afterPaint } = starting
  const { key, told: request, proof } = loadOrCreateIntent(starting, start)
  const begin = (proven: string | undefined) =>
    api.start(publicId, proven ? { ...request, proof: proven } : request, key)
  await afterPaint?.()
  try {
    return await begin(proof)
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.code !== 'conversations/proof-required')
      throw failure
    const done = await solveProof(failure)
    storage.starting.set({ key, start, told: request, proof: done })
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

/** Repeated input starts the same conversation, also after a reload; other input starts another. */
function loadOrCreateIntent({ storage, botSignals }: StartContext, start: StartRequest) {
  const stored = storage.starting.get()
  if (stored && JSON.stringify(stored.start) === JSON.stringify(start))
    return { ...stored, told: stored.told ?? stored.start }
  const browser_token = storage.browser.get()
  const request = { ...start, ...botSignals?.(), ...(browser_token && { browser_token }) }
  const intent = { key: newIdempotencyKey(), start, told: request }
  storage.outbox.reassign(stored?.key, intent.key)
  storage.starting.set(intent)
  return { ...intent, proof: undefined }
}
