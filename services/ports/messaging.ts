/** Messages to phones. Adapter: simulator (nothing leaves the machine). */

/** `sent`: accepted by the provider. `failed`: it will not arrive. */
export type MessageStatus = 'sent' | 'delivered' | 'read' | 'failed'

export type OutboundMessage = {
  /** Identifies the message: at most 100 letters, digits and dashes, without personal data. */
  key: string
  /** Digits with the country's code. */
  to: string
  text: string
}

export type Chat = {
  /** The key of the message that the chat began with. */
  key: string
  /** The prefilled text for the person to send. */
  text: string
  /** BCP 47. */
  language: string
}

export type Messaging = {
  readonly provider: string
  /** Whether a person's messages to us arrive. While they do not, surveys are not offered on phones. */
  readonly receives: boolean
  /** Idempotent by key. Rejects if the provider did not accept the message. */
  send(message: OutboundMessage): Promise<void>
  /** The last known status, which never moves back; undefined for a message that was never sent. */
  statusOf(key: string): Promise<MessageStatus | undefined>
  /** Deletes what the adapter keeps of a message. Idempotent. */
  forget(key: string): Promise<void>
  /** URL of the chat with us on the person's phone. It contains no number but ours. */
  chatLink(chat: Chat): string
}
