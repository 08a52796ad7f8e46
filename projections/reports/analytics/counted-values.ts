// Figures of values that are known by how often they occur.

/** A value and how often it occurs. */
export type CountedValue = readonly [value: number, count: number]

export const totalCount = (values: readonly CountedValue[]): number =>
  values.reduce((sum, [, count]) => sum + count, 0)

/** Null without values. */
export function meanOfCounted(values: readonly CountedValue[]): number | null {
  const total = totalCount(values)
  // Divided first: the sum of large numbers may overflow.
  return total === 0
    ? null
    : values.reduce((sum, [value, count]) => sum + value * (count / total), 0)
}

/** The mean of the two middle values of an even number of values. Null without values. `values` are sorted. */
export function medianOfCounted(values: readonly CountedValue[]): number | null {
  const total = totalCount(values)
  if (total === 0) return null
  const lower = valueAt(values, Math.floor((total - 1) / 2))
  const upper = valueAt(values, Math.ceil((total - 1) / 2))
  return lower / 2 + upper / 2
}

function valueAt(values: readonly CountedValue[], rank: number): number {
  let passed = 0
  for (const [value, count] of values) {
    passed += count
    if (rank < passed) return value
  }
  return values.at(-1)?.[0] ?? 0
}

/** An interval from `from` on, and how many values it has. Intervals are sorted and do not overlap. */
export type CountedInterval = { from: number; width: number; count: number }

/**
 * The value below which `share` (0 to 1) of the values lie, as if those of an interval were spread over it evenly. Null
 * without values.
 */
export function quantileOfIntervals(
  intervals: readonly CountedInterval[],
  share: number,
): number | null {
  const total = intervals.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const rank = share * total
  let passed = 0
  for (const { from, width, count } of intervals) {
    if (rank <= passed + count) return from + (width * (rank - passed)) / count
    passed += count
  }
  const last = intervals.at(-1)!
  return last.from + last.width
}
