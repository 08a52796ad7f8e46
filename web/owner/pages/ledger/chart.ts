// Where the balance over time lies on paper.
import type { Output } from '../../../shared/call.ts'

export type Stretch = Output<'GET /api/ledger/balances'>[number]
export type Span = { since: number; until: number }

export const paper = { width: 1000, height: 180 }

export const spanOf = (since: string, until: string): Span => ({
  since: Date.parse(since),
  // A ledger of one entry still has a width.
  until: Math.max(Date.parse(until), Date.parse(since) + 1),
})

/** From 0, the beginning, to 1, the end. */
export const placeOf = ({ since, until }: Span, at: number): number =>
  Math.min(1, Math.max(0, (at - since) / (until - since)))

export const momentAt = ({ since, until }: Span, place: number): number =>
  Math.round(since + place * (until - since))

/** A balance holds until the next entry: the line goes in steps. `area` closes it at the bottom. */
export function linesOf(stretches: readonly Stretch[], span: Span): { line: string; area: string } {
  const top = Math.max(1, ...stretches.map(({ highest }) => highest))
  const y = (balance: number) => round(paper.height - 6 - (balance / top) * (paper.height - 18))
  const x = (at: string) => round(placeOf(span, Date.parse(at)) * paper.width)
  const [first] = stretches
  if (!first) return { line: '', area: '' }
  const steps = stretches.map(({ at, balance, lowest, highest }) => {
    const extremes = lowest === highest ? '' : `V${y(highest)}V${y(lowest)}`
    return `H${x(at)}${extremes}V${y(balance)}`
  })
  const line = `M${x(first.at)},${y(0)}${steps.join('')}H${paper.width}`
  return { line, area: `${line}V${paper.height}H${x(first.at)}Z` }
}

const round = (value: number) => Math.round(value * 10) / 10
