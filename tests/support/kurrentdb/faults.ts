// What can go wrong at a node of the stand-in.
export const noFaults = {
  /** Answers to appends come so much later; the appends are stored at once. */
  appendDelayMs: 0,
  /** As many appends are stored and never answered. */
  swallowAppends: 0,
  /** Before each page of a read. */
  readDelayMs: 0,
  hangReadsAfter: null as number | null,
  /** How far the node's clock is ahead. */
  clockDifferenceMs: 0,
  /** Nothing is answered any more, on open connections too. */
  isFrozen: false,
  /** The user may not write. */
  deniesAppends: false,
  maxAppendSize: 1024 * 1024,
}
export type NodeFaults = typeof noFaults
