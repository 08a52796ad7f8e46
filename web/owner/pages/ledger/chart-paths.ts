// Where the balance over time lies on paper.
import type { Output } from '../../../shared/call.ts'

export type BalanceBucket = Output<'GET /api/ledger/balances'>[number]
export type TimeRange = { since: number; until: number }

export const chartSize = { width: 1000, height: 180 }

export const timeRangeOf = (since: string, until: string): TimeRange => ({
  since: Date.parse(since),
  // A ledger of one entry still has a width.
  until: Math.max(Date.parse(until), Date.parse(since) + 1),
})

/** From 0, the beginning, to 1, the end. */
export const fractionAt = ({ since, until }: TimeRange, at: number): number =>
  Math.min(1, Math.max(0, (at - since) / (until - since)))

export const timeAt = ({ since, until }: TimeRange, place: number): number =>
  Math.round(since + place * (until - since))

/** Stretches in which the balance went up and down, beyond which single steps are a thicket. */
const maxSteps = 60

/**
 * A balance holds until the next entry: the line goes in steps. Of a long ledger it tells what each stretch ended with, and
 * `band` between what it fell to and rose to. `area` closes the line, or the band, at the bottom.
 */
export function chartPaths(
  stretches: readonly BalanceBucket[],
  span: TimeRange,
): { line: string; area: string; band: string; top: number } {
  const top = roundUp(Math.max(1, ...stretches.map(({ highest }) => highest)))
  const y = (balance: number) => round(chartSize.height - (balance / top) * chartSize.height)
  const x = (at: string) => round(fractionAt(span, Date.parse(at)) * chartSize.width)
  const [first] = stretches
  if (!first) return { line: '', area: '', band: '', top }
  const begin = x(first.at)
  const busy = stretches.filter(({ lowest, highest }) => lowest !== highest)
  if (busy.length > maxSteps) {
    const along = (of: (stretch: BalanceBucket) => number) =>
      stretches.map((stretch) => `${x(stretch.at)},${y(of(stretch))}`)
    const highs = along(({ highest }) => highest)
    // Before its first entry there was nothing, which is not what the first stretch fell to.
    const lows = along(({ lowest, balance }) => lowest || balance)
    const line = `M${along(({ balance }) => balance).join('L')}`
    const area = `M${begin},${chartSize.height}L${lows.join('L')}V${chartSize.height}Z`
    return { line, area, band: `M${highs.join('L')}L${lows.toReversed().join('L')}Z`, top }
  }
  const steps = stretches.map(({ at, balance, lowest, highest }) => {
    const extremes = lowest === highest ? '' : `V${y(highest)}V${y(lowest)}`
    return `H${x(at)}${extremes}V${y(balance)}`
  })
  const line = `M${begin},${y(0)}${steps.join('')}H${chartSize.width}`
  return { line, area: `${line}V${chartSize.height}H${begin}Z`, band: '', top }
}

/** To a number that is read at a glance: 1, 2, 2.5 or 5, and noughts. */
function roundUp(value: number): number {
  const scale = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 2.5, 5, 10].find((one) => value <= one * scale) ?? 10
  return Math.max(1, Math.ceil(step * scale))
}

const round = (value: number) => Math.round(value * 10) / 10
