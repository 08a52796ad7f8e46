import type { CountedValue } from './counted-values.ts'

/** So few different values have a bar each. */
const maxValues = 12
const targetBars = 10

/** From `from` to below `to`, or one value where both are equal. */
export type NumberBar = { from: number; to: number; values: CountedValue[] }

/** Bars of one width over sorted values, which starts and ends at round numbers. */
export function numberBars(values: readonly CountedValue[]): NumberBar[] {
  if (values.length <= maxValues)
    return values.map((each) => ({ from: each[0], to: each[0], values: [each] }))
  const [lowest, highest] = [values[0]![0], values.at(-1)![0]]
  // Each divided: the difference may overflow.
  const width = roundWidth(highest / targetBars - lowest / targetBars)
  const start = Math.floor(lowest / width)
  const count = Math.floor(highest / width) - start + 1
  const bound = (at: number) => Number(((start + at) * width).toPrecision(12)) || 0
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [bound(at), bound(at + 1)]
    const isLast = at === count - 1
    return {
      ...{ from, to },
      values: values.filter(([value]) => (at === 0 || value >= from) && (isLast || value < to)),
    }
  })
}

/** The next of 1, 2 and 5 times a power of ten. */
function roundWidth(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width))
  const factor = [1, 2, 5, 10].find((each) => each * power >= width * 0.999_999) ?? 10
  return factor * power
}
