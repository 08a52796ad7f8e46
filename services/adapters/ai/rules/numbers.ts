export const clampToUnit = (value: number) => Math.max(0, Math.min(1, value))

/** Two decimals. */
export const roundToHundredths = (value: number) => Math.round(value * 100) / 100
