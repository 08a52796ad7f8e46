// SVG paths of the balance over time.
import type { Output } from '../../../shared/call.ts'

export type BalanceBucket = Output<'GET /api/ledger/balances'>[number]
export type TimeRange = { since: number; until: number }

export const chartSize = { width: 1000, height: 180 }

export const timeRangeOf = (since: string, until: string): TimeRange => ({
  since: Date.parse(since),
  // A ledger of one entry has a width, too.
  until: Math.max(Date.parse(until), Date.parse(since) + 1),
})

/** From 0 (start) to 1 (end). */
export const fractionAt = ({ since, until }: TimeRange, at: number): number =>
  Math.min(1, Math.max(0, (at - since) / (until - since)))

export const timeAt = ({ since, until }: TimeRange, fraction: number): number =>
  Math.round(since + fraction * (until - since))

/** Maximum buckets with changes that are drawn as steps; above it a band is drawn. */
const maxSteps = 60

/**
 * A balance holds until the next entry, so the line has steps. For a long ledger the line connects the final balances
 * and `band` spans lowest to highest. `area` closes the line, or the band, at the bottom.
 */
export function chartPaths(
  buckets: readonly BalanceBucket[],
  span: TimeRange,
): { line: string; area: string; band: string; top: number } {
  const top = roundUp(Math.max(1, ...buckets.map(({ highest }) => highest)))
  const y = (balance: number) => round(chartSize.height - (balance / top) * chartSize.height)
  const x = (at: string) => round(fractionAt(span, Date.parse(at)) * chartSize.width)
  const [first] = buckets
  if (!first) return { line: '', area: '', band: '', top }
  const startX = x(first.at)
  const busy = buckets.filter(({ lowest, highest }) => lowest !== highest)
  if (busy.length > maxSteps) {
    const points = (of: (bucket: BalanceBucket) => number) =>
      buckets.map((bucket) => `${x(bucket.at)},${y(of(bucket))}`)
    const highs = points(({ highest }) => highest)
    // The first bucket's lowest is 0, the balance before the first entry, and not drawn.
    const lows = points(({ lowest, balance }) => lowest || balance)
    const line = `M${points(({ balance }) => balance).join('L')}`
    const area = `M${startX},${chartSize.height}L${lows.join('L')}V${chartSize.height}Z`
    return { line, area, band: `M${highs.join('L')}L${lows.toReversed().join('L')}Z`, top }
  }
  const steps = buckets.map(({ at, balance, lowest, highest }) => {
    const extremes = lowest === highest ? '' : `V${y(highest)}V${y(lowest)}`
    return `H${x(at)}${extremes}V${y(balance)}`
  })
  const line = `M${startX},${y(0)}${steps.join('')}H${chartSize.width}`
  return { line, area: `${line}V${chartSize.height}H${startX}Z`, band: '', top }
}

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
function roundUp(value: number): number {
  const scale = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 2.5, 5, 10].find((one) => value <= one * scale) ?? 10
  return Math.max(1, Math.ceil(step * scale))
}

const round = (value: number) => Math.round(value * 10) / 10
