/** Words of a question on their way to the respondent. Best effort: the event that follows settles them. */
export type Delta = { number: number; text: string }

export type Deltas = {
  publish(conversationId: string, delta: Delta): void
  subscribe(conversationId: string, hear: (delta: Delta) => void): () => void
}
