/** What unlocking one response costs: one credit. */
export const unlockPriceCents = 100
