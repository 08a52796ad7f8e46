/** Price of unlocking one response, which takes one credit. */
export const unlockPriceCents = 100
