/** The text so far of a question that is being worded. Each replaces the one before; an empty one withdraws it. Best effort: the event that follows has the final text. */
export type PartialText = { number: number; text: string }

export type TokenStream = {
  publish(conversationId: string, delta: PartialText): void
  subscribe(conversationId: string, listener: (delta: PartialText) => void): () => void
}
