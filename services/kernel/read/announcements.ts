/** Announces that a read model changed, without the change: a lost announcement makes a read late, never wrong. */
export type Announcements = {
  /** Calls `wake` for a topic such as `survey-turns:ID`, possibly more often than needed. Returns the unsubscribe function. */
  subscribe(topic: string, wake: () => void): () => void
}
