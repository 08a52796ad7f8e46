import type { PartialText, TokenStream } from '#ports/token-stream.ts'

/** For one node: words travel through memory, and whoever does not listen misses them. */
export function createInProcessTokenStream(): TokenStream {
  const listeners = new Map<string, Set<(delta: PartialText) => void>>()
  return {
    publish(conversationId, delta) {
      for (const hear of listeners.get(conversationId) ?? []) hear(delta)
    },
    subscribe(conversationId, hear) {
      // Wrapped, so that the same function twice is two subscriptions.
      const own = (delta: PartialText) => hear(delta)
      const here = listeners.get(conversationId) ?? new Set()
      listeners.set(conversationId, here.add(own))
      return () => {
        here.delete(own)
        if (here.size === 0 && listeners.get(conversationId) === here)
          listeners.delete(conversationId)
      }
    },
  }
}
