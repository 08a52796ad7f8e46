/** A measured value, where possible beside its floor: the same work without the product, in the same run on the same machine. */
export type Figure = {
  name: string
  value: number
  /** The floor. */
  baseline?: number
  /** value / baseline, for latencies too. */
  ratio?: number
  unit: string
  /** The aim: a ratio (`>= 0.9x`) or a value (`< 50 ms`); empty without one. */
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

/** The 99th percentile of 300 sequential runs, in milliseconds. */
export async function measureP99(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < 300; round++) {
    const began = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- concurrent runs would slow each other down
    await work()
    took.push(performance.now() - began)
  }
  return quantile(took, 0.99)
}

const numberFormat = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 })

/** The cells of a figure's row, as text; empty where there is nothing. */
export function figureCells({ name, value, baseline, ratio, unit, target, met }: Figure) {
  const withUnit = (number: number | undefined) =>
    number === undefined ? '' : `${numberFormat.format(number)} ${unit}`.trimEnd()
  return {
    figure: name,
    value: withUnit(value),
    floor: withUnit(baseline),
    ratio: ratio === undefined ? '' : `${ratio.toFixed(2)}x`,
    aim: target,
    met: target ? (met ? 'met' : 'missed') : '',
  }
}

export function printFigures(figures: readonly Figure[]): void {
  console.table(figures.map(figureCells))
}
