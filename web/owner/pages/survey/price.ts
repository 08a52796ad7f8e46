/** What unlocking one response costs: one credit. */
export const unlockCents = 100
