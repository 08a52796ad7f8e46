/** What the product said yes to: none of it may ever be missing, or be there twice. */
export type AcknowledgedWrites = {
  /** Question to what was answered. */
  answers: Map<string, string>
  /** Intents of purchases that succeeded. */
  purchases: Set<string>
  /** Responses. */
  unlocks: Set<string>
}

export const noAcknowledgedWrites = (): AcknowledgedWrites => ({
  answers: new Map(),
  purchases: new Set(),
  unlocks: new Set(),
})
