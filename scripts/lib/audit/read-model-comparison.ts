import type { Db } from '#kernel/postgres/db.ts'
import { creditBalanceOf } from '#projections/credits/credit-balances.projection.ts'
import {
  type CreditEntryRow,
  creditEntriesOf,
} from '#projections/credits/credit-entries.projection.ts'
import { creditLotsOf } from '#projections/credits/credit-lots.projection.ts'
import type { Lot } from './lots.ts'
import type { ReplayedEntry, ReplaySummary } from './ledger-replay.ts'

type CompareField = (name: string, stored: unknown, replayed: unknown) => void

export type Comparison = {
  /** Entries must be taken in their order. */
  take: (entry: ReplayedEntry) => Promise<void>
  /** Differences between read models and events; each names its event if there is one. */
  differences: (audit: ReplaySummary) => Promise<string[]>
}

/** Reads the read model in pages beside the entries: memory does not grow with the ledger. */
export function openComparison(db: Db, ownerId: string): Comparison {
  const differences: string[] = []
  const compareField: CompareField = (name, stored, replayed) => {
    if (stored !== replayed)
      differences.push(`${name}: ${stored} in the read model, ${replayed} by the events`)
  }
  const rows = creditEntriesOf(db, ownerId)
  let row: CreditEntryRow | undefined
  const next = async () => (row = (await rows.next()).value ?? undefined)
  const reportExtraRow = ({ revision, type, entryId }: CreditEntryRow) =>
    differences.push(`entry ${revision} (${type} ${entryId}): only in the read model`)
  let firstRow: Promise<unknown> | undefined
  return {
    async take(entry) {
      await (firstRow ??= next())
      for (; row && row.revision < entry.revision; await next()) reportExtraRow(row)
      const stored = row?.revision === entry.revision ? row : undefined
      compareEntry(compareField, stored, entry)
      if (stored) await next()
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
  stored: CreditEntryRow | undefined,
  entry: ReplayedEntry,
): void {
  const { revision, type, eventId } = entry
  const name = `entry ${revision} (${type} ${eventId})`
  compareField(`${name}, id`, stored?.entryId, eventId)
  for (const field of ['credits', 'balance', 'lotId', 'hash', 'at'] as const)
    compareField(`${name}, ${field}`, stored?.[field], entry[field])
}

async function compareTotals(
  db: Db,
  ownerId: string,
  audit: ReplaySummary,
  compareField: CompareField,
): Promise<void> {
  const [balance, storedLots] = await Promise.all([
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
  const paid = sum(
    ({ priceCents, refundedCents, lostCents }) => priceCents - refundedCents - lostCents,
  )
  compareField('cents spent', balance.spentCents, paid)
  const lotsById = new Map(storedLots.map((lot) => [lot.lotId, lot]))
  compareField('number of lots', storedLots.length, lots.length)
  for (const { lotId, ...lot } of lots)
    for (const field of [
      ...(['remaining', 'frozen', 'reversed', 'netted', 'owed', 'settled'] as const),
      ...(['refundedCents', 'lostCents'] as const),
    ] as const)
      compareField(`lot ${lotId}, ${field}`, lotsById.get(lotId)?.[field], lot[field])
}
