/** The wording so far of a question on its way to the respondent; the latest replaces the one before, an empty one takes it back. Best effort: the event that follows settles it. */
export type Delta = { number: number; text: string }

export type Deltas = {
  publish(conversationId: string, delta: Delta): void
  subscribe(conversationId: string, hear: (delta: Delta) => void): () => void
}
