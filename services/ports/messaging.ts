/** Messages to people's phones. Adapters: simulator (nothing leaves the machine) and, later, WhatsApp's own cloud. */

/** `sent`: taken on. `failed`: it will not arrive. */
export type MessageStatus = 'sent' | 'delivered' | 'read' | 'failed'

export type OutboundMessage = {
  /** Names the message to both sides: at most 100 letters, digits and dashes, and nothing about a person. */
  key: string
  /** Digits with the country's code. */
  to: string
  text: string
}

export type Chat = {
  /** Of the message that the chat began with. */
  key: string
  /** What is written there for the person to send. */
  text: string
  /** BCP 47. */
  language: string
}

export type Messaging = {
  readonly provider: string
  /** Idempotent by key: told twice, it is sent once. Rejects where it could not be taken on. */
  send(message: OutboundMessage): Promise<void>
  /** As far as is known; undefined for a message that was never sent. A status never goes back. */
  statusOf(key: string): Promise<MessageStatus | undefined>
  /** Address of the chat with us on the person's own phone. It holds no number but ours. */
  chatLink(chat: Chat): string
}
