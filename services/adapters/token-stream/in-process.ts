import type { PartialText, TokenStream } from '#ports/token-stream.ts'

/** For one process: in memory, without a buffer for later subscribers. */
export function createInProcessTokenStream(): TokenStream {
  const listeners = new Map<string, Set<(delta: PartialText) => void>>()
  return {
    publish(conversationId, delta) {
      for (const listener of listeners.get(conversationId) ?? []) listener(delta)
    },
    subscribe(conversationId, listener) {
      // Wrapped, so that subscribing the same function twice makes two subscriptions.
      const own = (delta: PartialText) => listener(delta)
      const subscribed = listeners.get(conversationId) ?? new Set()
      listeners.set(conversationId, subscribed.add(own))
      return () => {
        subscribed.delete(own)
        if (subscribed.size === 0 && listeners.get(conversationId) === subscribed)
          listeners.delete(conversationId)
      }
    },
  }
}
