import type { CreditEvent } from '#contract/events/credits.ts'
import type { Lot } from './lots.ts'
import type { ReplayedEntry, ReplaySummary } from './ledger-replay.ts'

/** Limit of printed rows; an export has all. */
export const maxRows = 1_000

/** A ledger as lines of text; `entries` are its last entries. */
export function formatStatement(audit: ReplaySummary, entries: readonly ReplayedEntry[]): string[] {
  const { balance, receivable } = audit
  const lots = audit.lots.all
  const sum = (of: (lot: Lot) => number) => lots.reduce((total, lot) => total + of(lot), 0)
  const paid = sum(netCents)
  return [
    ...omittedNotice(audit.count - entries.length, 'entries'),
    ...formatTable(
      ['#', 'when', 'entry', 'credits', 'balance', 'lot', 'for'],
      entries.map(entryCells),
      new Set([0, 3, 4]),
    ),
    '',
    ...omittedNotice(lots.length - maxRows, 'lots'),
    ...formatTable(
      [
        ...['lot', 'package', 'credits', 'used', 'left', 'set aside', 'taken back', 'netted'],
        ...['owed', 'paid'],
      ],
      lots.slice(-maxRows).map(lotCells),
      new Set([2, 3, 4, 5, 6, 7, 8, 9]),
    ),
    '',
    [
      `in ${sum(({ credits }) => credits)}, used ${sum(({ spent }) => spent)}`,
      `balance ${balance}; paid ${usd(paid)}; owed ${receivable}`,
    ].join(', '),
  ]
}

const omittedNotice = (count: number, what: string): string[] =>
  count > 0
    ? [`${count} earlier ${what} are not shown: npm run ledger -- export has all of them`]
    : []

const entryLabels: Record<CreditEvent['type'], [entry: string, subject: string]> = {
  CreditsPurchased: ['purchase', 'payment'],
  CreditsGranted: ['gift', 'lot'],
  ResponseUnlocked: ['unlock', 'response'],
  UnlockRefunded: ['unlock returned', 'response'],
  PurchaseRefunded: ['refund', 'payment'],
  PurchaseRefundFailed: ['refund failed', 'payment'],
  PurchaseDisputed: ['dispute', 'payment'],
  DisputeClosed: ['dispute closed', 'payment'],
  ReceivableNetted: ['paid what was owed', 'payment'],
  ReceivableNettingReversed: ['no longer owed', 'payment'],
}

const entryCells = ({ revision, at, type, credits, balance, lotId, subject }: ReplayedEntry) => [
  String(revision),
  at,
  entryLabels[type][0],
  credits > 0 ? `+${credits}` : String(credits),
  String(balance),
  lotId.slice(0, 8),
  `${entryLabels[type][1]} ${subject}`,
]

const lotCells = (lot: Lot) => [
  lot.lotId.slice(0, 8),
  lot.packageId ?? 'gift',
  ...[lot.credits, lot.spent, lot.remaining, lot.frozen, lot.reversed].map(String),
  ...[lot.netted, lot.owed].map(String),
  usd(netCents(lot)),
]

/** What the seller keeps of a purchase. */
const netCents = ({ priceCents, refundedCents, lostCents }: Lot) =>
  priceCents - refundedCents - lostCents

const usd = (cents: number) => `$${(cents / 100).toFixed(2)}`

function formatTable(
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
