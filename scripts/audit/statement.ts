import type { Audit, Entry, Lot } from './replay.ts'

/** A ledger for people, as lines of text. */
export function statement(audit: Audit): string[] {
  const { entries, lots, balance } = audit
  const bought = lots.reduce((sum, { credits }) => sum + credits, 0)
  const paid = lots.reduce((sum, { priceCents }) => sum + priceCents, 0)
  return [
    ...table(
      ['#', 'when', 'entry', 'credits', 'balance', 'lot', 'for'],
      entries.map(entryCells),
      new Set([0, 3, 4]),
    ),
    '',
    ...table(
      ['lot', 'package', 'credits', 'used', 'left', 'paid'],
      lots.map(lotCells),
      new Set([2, 3, 4, 5]),
    ),
    '',
    `bought ${bought}, used ${bought - balance}, balance ${balance}; paid ${usd(paid)}`,
  ]
}

const says = { CreditsPurchased: 'purchase', ResponseUnlocked: 'unlock' }

const entryCells = ({ revision, at, type, credits, balance, lotId, subject }: Entry) => [
  String(revision),
  at,
  says[type],
  credits > 0 ? `+${credits}` : String(credits),
  String(balance),
  lotId.slice(0, 8),
  `${type === 'CreditsPurchased' ? 'payment' : 'response'} ${subject}`,
]

const lotCells = ({ lotId, packageId, credits, remaining, priceCents }: Lot) => [
  lotId.slice(0, 8),
  packageId,
  String(credits),
  String(credits - remaining),
  String(remaining),
  usd(priceCents),
]

const usd = (cents: number) => `$${(cents / 100).toFixed(2)}`

function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: ReadonlySet<number>,
): string[] {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        numbers.has(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd()
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
}
