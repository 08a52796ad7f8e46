import type { Keys } from '#kernel/keys.ts'
import type { Reactor } from '#kernel/reactor.ts'

/**
 * Destroys the key of a conversation that was erased: first the event, then the key, so that a crash between the two
 * leaves an event that is heard again. Destroying a key twice changes nothing.
 */
export const forgetter = (keys: Pick<Keys, 'destroy'>): Reactor => ({
  name: 'forgetter',
  categories: ['conversation', 'preview'],
  on: { SessionErased: ({ id }) => keys.destroy(id) },
})
