import type { Reactor } from '#kernel/reactors/reactor.ts'
import type { Messaging } from '#ports/messaging.ts'
import { contact } from './contact.decider.ts'
import { greetings } from './greeting.ts'
import { referenceOf } from './opaque-ids.ts'

/** Sends one greeting for each conversation of a number. */
export const greeter = (messaging: Messaging, secret: Buffer): Reactor => ({
  name: 'greeter',
  categories: ['contact'],
  on: {
    ContactBound: async ({ id, data }, { execute }) => {
      const { conversationId, phone, title, language, token } = data
      // Null after an erasure.
      if (phone === null) return
      const { greeting, opening } = greetings[language]
      const key = referenceOf(secret, conversationId)
      await messaging.send({ key, to: phone, text: greeting(title, opening(token)) })
      const message = { conversationId, messageId: key, purpose: 'greeting' as const }
      await execute(contact, id, { type: 'RecordMessage', message })
    },
  },
})
