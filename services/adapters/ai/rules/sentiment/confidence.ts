type PolaritySums = { good: number; bad: number; count: number }

/** How likely a reading is right, 0 to 1: from how far the score is from where the class would change. */
export function sentimentConfidence(score: number, { good, bad, count }: PolaritySums): number {
  const clear = Math.abs(score)
  const torn = Math.min(good, bad) / (Math.max(good, bad) || 1)
  const raw = count === 0 ? 0.55 : 0.5 + 0.55 * clear - 0.15 * torn
  return Math.round(Math.max(0.3, Math.min(0.97, raw)) * 100) / 100
}
