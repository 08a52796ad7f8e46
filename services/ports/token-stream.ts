/** The wording so far of a question on its way to the respondent; the latest replaces the one before, an empty one takes it back. Best effort: the event that follows settles it. */
export type PartialText = { number: number; text: string }

export type TokenStream = {
  publish(conversationId: string, delta: PartialText): void
  subscribe(conversationId: string, hear: (delta: PartialText) => void): () => void
}
