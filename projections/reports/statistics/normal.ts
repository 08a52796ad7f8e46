// The normal distribution: p values and the width of 95 % intervals.

/** Half the width of a 95 % interval in standard errors: the 0.975 quantile of the normal distribution. */
export const z95 = 1.959963984540054

/** An inclusive range of a figure, in the figure's unit. */
export type Interval = { lower: number; upper: number }

/**
 * Two-sided p value of a standard normal statistic, from 0 to 1: erfc(|z| / sqrt 2) by the Chebyshev fit of Press et al.,
 * Numerical Recipes (1992), section 6.2; relative error below 1.2e-7 everywhere, also in the tails.
 */
export function twoSidedP(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + x / 2)
  const polynomial = erfcCoefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0)
  return Math.min(1, t * Math.exp(-x * x + polynomial))
}

const erfcCoefficients = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
]
