import { LRUCache } from 'lru-cache'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

/**
 * Where the provider keeps sign-ins in flight: in memory, bounded. A restart merely interrupts them, because
 * being signed in is our own session, which is kept elsewhere.
 */
export function createInteractionStore(): AdapterFactory {
  const kept = new LRUCache<string, AdapterPayload>({ max: 10_000, ttl: 15 * 60 * 1000 })
  return (model) => createAdapter(kept, model)
}

function createAdapter(kept: LRUCache<string, AdapterPayload>, model: string): Adapter {
  const key = (id: string) => `${model}:${id}`
  const findWhere = (matches: (payload: AdapterPayload) => boolean) => {
    for (const [name, payload] of kept.entries()) {
      if (name.startsWith(`${model}:`) && matches(payload)) return payload
    }
    return undefined
  }
  return {
    upsert: async (id, payload, expiresIn) =>
      void kept.set(key(id), payload, expiresIn ? { ttl: expiresIn * 1000 } : {}),
    find: async (id) => kept.get(key(id)),
    findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
    findByUserCode: async (code) => findWhere((payload) => payload.userCode === code),
    destroy: async (id) => void kept.delete(key(id)),
    consume: async (id) => {
      const payload = kept.get(key(id))
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    revokeByGrantId: async (grantId) => {
      for (const [name, payload] of kept.entries()) {
        if (payload.grantId === grantId) kept.delete(name)
      }
    },
  }
}
