type PolaritySums = { good: number; bad: number; count: number }

/** The confidence of a class, 0 to 1: by the distance of the score from 0, less where both polarities occur. */
export function sentimentConfidence(score: number, { good, bad, count }: PolaritySums): number {
  const strength = Math.abs(score)
  const ambivalence = Math.min(good, bad) / (Math.max(good, bad) || 1)
  const raw = count === 0 ? 0.55 : 0.5 + 0.55 * strength - 0.15 * ambivalence
  return Math.round(Math.max(0.3, Math.min(0.97, raw)) * 100) / 100
}
