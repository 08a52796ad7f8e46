/** Writes that the server has acknowledged: none may be lost or duplicated. */
export type AcknowledgedWrites = {
  /** Answers by question id. */
  answers: Map<string, string>
  /** Intent ids of succeeded purchases. */
  purchases: Set<string>
  /** Response ids. */
  unlocks: Set<string>
}

export const noAcknowledgedWrites = (): AcknowledgedWrites => ({
  answers: new Map(),
  purchases: new Set(),
  unlocks: new Set(),
})
