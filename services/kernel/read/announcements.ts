/** Tells that a read model changed: nothing more, so that a lost announcement costs a late read and never a wrong one. */
export type Announcements = {
  /** Wakes on a topic such as `survey-turns:ID`; possibly more often than needed. Returns how to stop. */
  subscribe(topic: string, wake: () => void): () => void
}
