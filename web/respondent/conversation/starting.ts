// Begins a session: the same intent begins the same one, also after a reload, and where many begin at once and the
// server asks for some work first, it is done here.
import type { Challenge } from 'altcha-lib'
import { newIntent } from '../../shared/call.ts'
import { type Api, CallFailed, type Start, type Started } from './api.ts'
import type { Memory } from './memory.ts'

export type Starting = {
  publicId: string
  api: Api
  memory: Memory
  /** What tells people from programs. */
  signs?: (() => Pick<Start, 'shown_ms' | 'website'>) | undefined
  /** Resolves once what the person has just done can be seen: no call is to keep it from them. */
  painted?: (() => Promise<void>) | undefined
}

/** Rejects with a `CallFailed`. */
export async function startSession(starting: Starting, start: Start): Promise<Started> {
  const { publicId, api, memory, painted } = starting
  const { key, told, proof } = intentOf(starting, start)
  const begin = (proven: string | undefined) =>
    api.start(publicId, proven ? { ...told, proof: proven } : told, key)
  await painted?.()
  try {
    return await begin(proof)
  } catch (failure) {
    if (!(failure instanceof CallFailed) || failure.code !== 'conversations/proof-required')
      throw failure
    const done = await work(failure)
    memory.starting.set({ key, start, told, proof: done })
    return begin(done)
  }
}

async function work(asked: CallFailed): Promise<string> {
  const { solve } = await import('../parts/proof/solve.ts').catch(() => {
    throw new CallFailed(0)
  })
  return solve(asked.details['challenge'] as Challenge).catch(() => {
    throw asked
  })
}

/** The same words start the same conversation, also after a reload; other words another. */
function intentOf({ memory, signs }: Starting, start: Start) {
  const kept = memory.starting.get()
  if (kept && JSON.stringify(kept.start) === JSON.stringify(start))
    return { ...kept, told: kept.told ?? kept.start }
  const browser_token = memory.browser.get()
  const told = { ...start, ...signs?.(), ...(browser_token && { browser_token }) }
  const intent = { key: newIntent(), start, told }
  memory.outbox.adopt(kept?.key, intent.key)
  memory.starting.set(intent)
  return { ...intent, proof: undefined }
}
