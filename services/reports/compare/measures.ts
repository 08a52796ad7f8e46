// What a comparison measures of a side, and how two sides differ in it.
import type { ComparedDifference, ComparedMetric } from '#contract/api/report-comparison.ts'
import {
  differenceOfNetSentiments,
  netSentiment,
  type SentimentCounts,
} from '#projections/reports/statistics/net-sentiment.ts'
import type { Interval } from '#projections/reports/statistics/normal.ts'
import {
  cliffsDelta,
  differenceOfMeans,
  effectOfMeans,
  meanInterval,
  type Moments,
  momentsOfValues,
  type ValueCounts,
} from '#projections/reports/statistics/ordinal.ts'
import {
  cohensH,
  type Difference,
  differenceOfShares,
  scoreTestOfShares,
  type Share,
  wilsonInterval,
} from '#projections/reports/statistics/shares.ts'
import { completionOf, momentsOf, npsCounts, shareOf, type SideTotals } from './side-totals.ts'

type Value = Interval & { value: number }
type Effect = NonNullable<ComparedDifference['effect']>
export type MeasuredDifference = Difference & { p: number; effect: Effect }

/** Values and differences are in the unit of the figure, before `scale` and rounding to `decimals`. */
export type Measure = {
  metric: ComparedMetric
  scale: number
  decimals: number
  /** Items that the figure of a side is computed from. */
  count: (side: SideTotals) => number
  value: (side: SideTotals) => Value | undefined
  /** Undefined without items of both. */
  difference: (one: SideTotals, other: SideTotals) => MeasuredDifference | undefined
}

const percentage = { scale: 100, decimals: 1 }

const shareMeasure = (metric: ComparedMetric, measured: (side: SideTotals) => Share): Measure => ({
  ...{ metric, ...percentage },
  count: (side) => measured(side).whole,
  value(side) {
    const share = measured(side)
    const interval = wilsonInterval(share)
    return interval && { value: share.part / share.whole, ...interval }
  },
  difference(side, otherSide) {
    const [one, other] = [measured(side), measured(otherSide)]
    const difference = differenceOfShares(one, other)
    const p = scoreTestOfShares(one, other)
    const effect = cohensH(one, other)
    if (!difference || p === undefined || !effect) return undefined
    const { h, size } = effect
    return { ...difference, p, effect: { measure: 'cohens_h', value: h, size } }
  },
})

/** The effect size is Cliff's delta of -1, 0 and 1, or of `values` where they are finer. */
const netMeasure = (
  metric: ComparedMetric,
  measured: (side: SideTotals) => SentimentCounts,
  values: (side: SideTotals) => ValueCounts = (side) => signsOf(measured(side)),
): Measure => ({
  ...{ metric, ...percentage },
  count: (side) => measured(side).analysed,
  value(side) {
    const result = netSentiment(measured(side))
    return result && { value: result.net, lower: result.lower, upper: result.upper }
  },
  difference(one, other) {
    const difference = differenceOfNetSentiments(measured(one), measured(other))
    const effect = effectOfValues(values(one), values(other))
    return difference && effect && { ...difference, effect }
  },
})

const signsOf = ({ analysed, positive, negative }: SentimentCounts): ValueCounts =>
  new Map([
    [-1, negative],
    [0, analysed - positive - negative],
    [1, positive],
  ])

function effectOfValues(one: ValueCounts, other: ValueCounts): Effect | undefined {
  const effect = cliffsDelta(one, other)
  return effect && { measure: 'cliffs_delta', value: effect.delta, size: effect.size }
}

const meanMeasure = (
  metric: ComparedMetric,
  measured: (side: SideTotals) => Moments | undefined,
  effectOf: (one: SideTotals, other: SideTotals) => Effect | undefined = () => undefined,
): Measure => ({
  ...{ metric, scale: 1, decimals: 2 },
  count: (side) => measured(side)?.count ?? 0,
  value(side) {
    const moments = measured(side)
    return moments && { value: moments.mean, ...meanInterval(moments) }
  },
  difference(side, otherSide) {
    const [one, other] = [measured(side), measured(otherSide)]
    if (!one || !other) return undefined
    const { d, size } = effectOfMeans(one, other)
    const effect = effectOf(side, otherSide) ?? { measure: 'cohens_d' as const, value: d, size }
    return { ...differenceOfMeans(one, other), effect }
  },
})

export const measures: readonly Measure[] = [
  shareMeasure('completion', completionOf),
  shareMeasure('positive_share', (side) => shareOf(side, 'positive')),
  shareMeasure('negative_share', (side) => shareOf(side, 'negative')),
  netMeasure('net_sentiment', (side) => side),
  meanMeasure('responses_per_session', ({ responses }) => momentsOf(responses)),
  meanMeasure('duration_seconds', ({ durations }) => momentsOf(durations)),
  netMeasure(
    'nps',
    ({ nps }) => npsCounts(nps),
    ({ nps }) => nps,
  ),
  meanMeasure(
    'scale',
    ({ scale }) => momentsOfValues(scale),
    (one, other) => effectOfValues(one.scale, other.scale),
  ),
]
