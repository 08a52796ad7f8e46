/** One figure beside the floor it is measured against, in the same run on the same machine. */
export type Figure = {
  name: string
  value: number
  baseline: number
  /** value / floor. For latencies too: how many times the floor. */
  ratio: number
  unit: string
  /** What we aim at: a ratio (`>= 0.9x`) or a value (`< 50`). */
  target: string
  met: boolean
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The value that `share` of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Of what is asked 300 times in a row, in milliseconds. */
export async function measureP99(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < 300; round++) {
    const began = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- side by side they would wait for each other
    await work()
    took.push(performance.now() - began)
  }
  return quantile(took, 0.99)
}

const figure = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 })

export function printFigures(figures: readonly Figure[]): void {
  const rows = figures.map(({ name, value, baseline, ratio, unit, target, met }) => ({
    figure: name,
    value: `${figure.format(value)} ${unit}`,
    floor: `${figure.format(baseline)} ${unit}`,
    ratio: `${ratio.toFixed(2)}x`,
    target,
    '': target ? (met ? 'met' : 'missed') : '',
  }))
  console.table(rows)
}
