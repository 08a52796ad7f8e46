import type { Reactor } from '#kernel/reactors/reactor.ts'
import type { Messaging } from '#ports/messaging.ts'
import { conversation } from '../conversation.decider.ts'
import { referenceOf } from './opaque-ids.ts'

/** Deletes the greeting of an erased conversation, which names the survey, where the provider keeps it with us. */
export const messageEraser = (messaging: Pick<Messaging, 'forget'>, secret: Buffer): Reactor => ({
  name: 'message-eraser',
  erases: true,
  categories: [conversation.category],
  on: { SessionErased: ({ id }) => messaging.forget(referenceOf(secret, id)) },
})
