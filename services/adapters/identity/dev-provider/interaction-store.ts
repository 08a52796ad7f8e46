import { LRUCache } from 'lru-cache'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

/**
 * The provider's store, in memory and bounded. A restart interrupts pending sign-ins only: web sessions are stored
 * elsewhere.
 */
export function createInteractionStore(): AdapterFactory {
  const payloads = new LRUCache<string, AdapterPayload>({ max: 10_000, ttl: 15 * 60 * 1000 })
  return (model) => createAdapter(payloads, model)
}

function createAdapter(payloads: LRUCache<string, AdapterPayload>, model: string): Adapter {
  const key = (id: string) => `${model}:${id}`
  const findWhere = (matches: (payload: AdapterPayload) => boolean) => {
    for (const [name, payload] of payloads.entries()) {
      if (name.startsWith(`${model}:`) && matches(payload)) return payload
    }
    return undefined
  }
  return {
    upsert: async (id, payload, expiresIn) =>
      void payloads.set(key(id), payload, expiresIn ? { ttl: expiresIn * 1000 } : {}),
    find: async (id) => payloads.get(key(id)),
    findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
    findByUserCode: async (code) => findWhere((payload) => payload.userCode === code),
    destroy: async (id) => void payloads.delete(key(id)),
    consume: async (id) => {
      const payload = payloads.get(key(id))
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    revokeByGrantId: async (grantId) => {
      for (const [name, payload] of payloads.entries()) {
        if (payload.grantId === grantId) payloads.delete(name)
      }
    },
  }
}
