import type { ContactEvent } from '#contract/events/contacts.ts'
import type { Decider } from '#kernel/commands/decider.ts'

type Data<T extends ContactEvent['type']> = Extract<ContactEvent, { type: T }>['data']

type ContactCommand =
  | { type: 'Bind'; binding: Data<'ContactBound'> }
  | { type: 'RecordMessage'; message: Data<'ContactMessaged'> }

type Binding = { ownerId: string; surveyId: string; messages: Set<string> }
type Contact = {
  conversations: Map<string, Binding>
  /** Its key seals the next event. */
  latestConversationId: string
}

/** One phone number and its conversations. The stream id is a keyed hash of the number. */
export const contact: Decider<ContactCommand, ContactEvent, Contact> = {
  category: 'contact',
  initial: () => ({ conversations: new Map(), latestConversationId: '' }),
  evolve(state, { type, data }) {
    const { conversationId } = data
    if (type === 'ContactBound') {
      const { ownerId, surveyId } = data
      state.conversations.set(conversationId, { ownerId, surveyId, messages: new Set() })
    } else {
      state.conversations.get(conversationId)?.messages.add(data.messageId)
    }
    state.latestConversationId = conversationId
    return state
  },
  subjectIds({ conversations, latestConversationId }) {
    const bound = conversations.get(latestConversationId)
    return bound
      ? { ownerId: bound.ownerId, surveyId: bound.surveyId, sessionId: latestConversationId }
      : {}
  },
  decide(command, { conversations }) {
    if (command.type === 'Bind') {
      const { binding } = command
      return conversations.has(binding.conversationId)
        ? []
        : [{ type: 'ContactBound', data: binding }]
    }
    const { message } = command
    const bound = conversations.get(message.conversationId)
    return !bound || bound.messages.has(message.messageId)
      ? []
      : [{ type: 'ContactMessaged', data: message }]
  },
}
