import type { Db } from '#kernel/postgres/db.ts'
import { creditBalanceOf } from '#projections/credits/credit-balances.projection.ts'
import {
  type CreditEntryRow,
  creditEntriesOf,
} from '#projections/credits/credit-entries.projection.ts'
import { creditLotsOf } from '#projections/credits/credit-lots.projection.ts'
import type { Lot } from './lots.ts'
import type { ReplayedEntry, ReplaySummary } from './ledger-replay.ts'

type CompareField = (what: string, shown: unknown, is: unknown) => void

export type Comparison = {
  /** Entries in their order. */
  take: (entry: ReplayedEntry) => Promise<void>
  /** Where the read models say something else than the events; each difference names its event where there is one. */
  differences: (audit: ReplaySummary) => Promise<string[]>
}

/** Both are read side by side, page by page, so that neither need fit into memory. */
export function openComparison(db: Db, ownerId: string): Comparison {
  const differences: string[] = []
  const compareField: CompareField = (what, shown, is) => {
    if (shown !== is)
      differences.push(`${what}: the read model shows ${shown}, the events say ${is}`)
  }
  const rows = creditEntriesOf(db, ownerId)
  let row: CreditEntryRow | undefined
  const next = async () => (row = (await rows.next()).value ?? undefined)
  const reportExtraRow = ({ revision, type, entryId }: CreditEntryRow) =>
    differences.push(`entry ${revision} (${type} ${entryId}): only the read model shows it`)
  let firstRow: Promise<unknown> | undefined
  return {
    async take(entry) {
      await (firstRow ??= next())
      for (; row && row.revision < entry.revision; await next()) reportExtraRow(row)
      const shown = row?.revision === entry.revision ? row : undefined
      compareEntry(compareField, shown, entry)
      if (shown) await next()
    },
    async differences(audit) {
      await (firstRow ??= next())
      for (; row; await next()) reportExtraRow(row)
      await compareTotals(db, ownerId, audit, compareField)
      return differences
    },
  }
}

function compareEntry(
  compareField: CompareField,
  shown: CreditEntryRow | undefined,
  entry: ReplayedEntry,
): void {
  const { revision, type, eventId } = entry
  const name = `entry ${revision} (${type} ${eventId})`
  compareField(`${name}, id`, shown?.entryId, eventId)
  for (const field of ['credits', 'balance', 'lotId', 'hash', 'at'] as const)
    compareField(`${name}, ${field}`, shown?.[field], entry[field])
}

async function compareTotals(
  db: Db,
  ownerId: string,
  audit: ReplaySummary,
  compareField: CompareField,
): Promise<void> {
  const [balance, shownLots] = await Promise.all([
    creditBalanceOf(db, ownerId),
    creditLotsOf(db, ownerId),
  ])
  const lots = audit.lots.all
  compareField('balance', balance.credits, audit.balance)
  const sum = (of: (lot: Lot) => number) => lots.reduce((total, lot) => total + of(lot), 0)
  const bought = ({ packageId, credits }: Lot) => (packageId === undefined ? 0 : credits)
  compareField('credits purchased', balance.purchased, sum(bought))
  compareField('credits granted', balance.granted, sum(({ credits }) => credits) - sum(bought))
  compareField(
    'credits used',
    balance.used,
    sum(({ spent }) => spent),
  )
  compareField('credits owed', balance.receivable, audit.receivable)
  const paid = sum(({ priceCents, refundedCents }) => priceCents - refundedCents)
  compareField('cents spent', balance.spentCents, paid)
  const shown = new Map(shownLots.map((lot) => [lot.lotId, lot]))
  compareField('number of lots', shownLots.length, lots.length)
  for (const { lotId, ...lot } of lots)
    for (const field of ['remaining', 'frozen', 'reversed', 'owed', 'refundedCents'] as const)
      compareField(`lot ${lotId}, ${field}`, shown.get(lotId)?.[field], lot[field])
}
