import type { Keys } from '#kernel/privacy/keys.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'

/**
 * Destroys the key of a conversation that was erased: first the event, then the key, so that a crash between the two
 * leaves an event that is heard again. Destroying a key twice changes nothing.
 */
export const keyShredder = (keys: Pick<Keys, 'destroy'>): Reactor => ({
  name: 'forgetter',
  categories: ['conversation', 'preview'],
  on: { SessionErased: ({ id }) => keys.destroy(id) },
})
