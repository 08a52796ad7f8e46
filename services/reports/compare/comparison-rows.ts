import type { ComparedDifference, ComparisonRow } from '#contract/api/report-comparison.ts'
import { minScoredResponses } from '#projections/reports/statistics/net-sentiment.ts'
import { holm } from '#projections/reports/statistics/shares.ts'
import { type Measure, type MeasuredDifference, measures } from './measures.ts'
import type { SideTotals } from './side-totals.ts'

/** Fewest items of each side that a difference is computed from. */
export const minItems = minScoredResponses

const significanceLevel = 0.05

/** Metrics that need questions of their kind: rows only where all sides have answers to some. */
const optionalMetrics = new Set(['nps', 'scale'])

/** A row for each metric: the figures of all sides, and the differences of all but the first from the first. */
export function comparisonRows(sides: readonly SideTotals[]): ComparisonRow[] {
  const shown = measures.filter(
    ({ metric, count }) => !optionalMetrics.has(metric) || sides.every((side) => count(side) > 0),
  )
  const tested = shown.map((measure) => differencesOf(measure, sides))
  const adjusted = holm(tested.flat().map((each) => each?.p))
  return shown.map((measure, row) => ({
    metric: measure.metric,
    values: sides.map((side) => presentValue(measure, side)),
    differences: (tested[row] ?? []).map((difference, index) => ({
      side: index + 1,
      ...presentDifference(measure, difference, adjusted[row * (sides.length - 1) + index]),
    })),
  }))
}

/** The differences of the other sides from the first; undefined without enough data. */
function differencesOf(
  { count, difference }: Measure,
  [first, ...others]: readonly SideTotals[],
): (MeasuredDifference | undefined)[] {
  return others.map((side) =>
    first && Math.min(count(first), count(side)) >= minItems ? difference(side, first) : undefined,
  )
}

function presentValue(measure: Measure, side: SideTotals): ComparisonRow['values'][number] {
  const value = measure.value(side)
  const count = measure.count(side)
  if (!value) return { value: null, lower: null, upper: null, count }
  return {
    value: roundOf(measure, value.value),
    lower: roundOf(measure, value.lower),
    upper: roundOf(measure, value.upper),
    count,
  }
}

function presentDifference(
  measure: Measure,
  measured: MeasuredDifference | undefined,
  p: number | undefined,
): Omit<ComparedDifference, 'side'> {
  if (!measured || p === undefined)
    return {
      ...{ result: 'not_enough_data', difference: null, lower: null, upper: null },
      ...{ p: null, effect: null },
    }
  const { difference, lower, upper, effect } = measured
  const direction = difference > 0 ? ('higher' as const) : ('lower' as const)
  return {
    result: p < significanceLevel ? direction : 'no_difference',
    difference: roundOf(measure, difference),
    lower: roundOf(measure, lower),
    upper: roundOf(measure, upper),
    p: round(p, 4),
    effect: { ...effect, value: round(effect.value, 3) },
  }
}

const roundOf = ({ scale, decimals }: Measure, value: number) => round(value * scale, decimals)

function round(value: number, decimals: number): number {
  const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals
  // Not -0, which JSON writes as 0 anyway.
  return rounded === 0 ? 0 : rounded
}
