import type { Db } from '#kernel/db.ts'
import { creditBalanceOf } from '#projections/credits/credit-balances.projection.ts'
import {
  type CreditEntryRow,
  creditEntriesOf,
} from '#projections/credits/credit-entries.projection.ts'
import { creditLotsOf } from '#projections/credits/credit-lots.projection.ts'
import type { Lot } from './lots.ts'
import type { Entry, Replayed } from './replay.ts'

type Same = (what: string, shown: unknown, is: unknown) => void

export type Comparison = {
  /** Entries in their order. */
  take: (entry: Entry) => Promise<void>
  /** Where the read models say something else than the events; each difference names its event where there is one. */
  differences: (audit: Replayed) => Promise<string[]>
}

/** Both are read side by side, page by page, so that neither need fit into memory. */
export function openComparison(db: Db, ownerId: string): Comparison {
  const found: string[] = []
  const same: Same = (what, shown, is) => {
    if (shown !== is) found.push(`${what}: the read model shows ${shown}, the events say ${is}`)
  }
  const rows = creditEntriesOf(db, ownerId)
  let row: CreditEntryRow | undefined
  const next = async () => (row = (await rows.next()).value ?? undefined)
  const unheardOf = ({ revision, type, entryId }: CreditEntryRow) =>
    found.push(`entry ${revision} (${type} ${entryId}): only the read model shows it`)
  let begun: Promise<unknown> | undefined
  return {
    async take(entry) {
      await (begun ??= next())
      for (; row && row.revision < entry.revision; await next()) unheardOf(row)
      const shown = row?.revision === entry.revision ? row : undefined
      compareEntry(same, shown, entry)
      if (shown) await next()
    },
    async differences(audit) {
      await (begun ??= next())
      for (; row; await next()) unheardOf(row)
      await compareTotals(db, ownerId, audit, same)
      return found
    },
  }
}

function compareEntry(same: Same, shown: CreditEntryRow | undefined, entry: Entry): void {
  const { revision, type, eventId } = entry
  const name = `entry ${revision} (${type} ${eventId})`
  same(`${name}, id`, shown?.entryId, eventId)
  for (const field of ['credits', 'balance', 'lotId', 'hash', 'at'] as const)
    same(`${name}, ${field}`, shown?.[field], entry[field])
}

async function compareTotals(db: Db, ownerId: string, audit: Replayed, same: Same): Promise<void> {
  const [balance, shownLots] = await Promise.all([
    creditBalanceOf(db, ownerId),
    creditLotsOf(db, ownerId),
  ])
  const lots = audit.lots.all
  same('balance', balance.credits, audit.balance)
  const sum = (of: (lot: Lot) => number) => lots.reduce((total, lot) => total + of(lot), 0)
  const bought = ({ packageId, credits }: Lot) => (packageId === undefined ? 0 : credits)
  same('credits purchased', balance.purchased, sum(bought))
  same('credits granted', balance.granted, sum(({ credits }) => credits) - sum(bought))
  same(
    'credits used',
    balance.used,
    sum(({ spent }) => spent),
  )
  same('credits owed', balance.receivable, audit.receivable)
  const paid = sum(({ priceCents, refundedCents }) => priceCents - refundedCents)
  same('cents spent', balance.spentCents, paid)
  const shown = new Map(shownLots.map((lot) => [lot.lotId, lot]))
  same('number of lots', shownLots.length, lots.length)
  for (const { lotId, ...lot } of lots)
    for (const field of ['remaining', 'frozen', 'reversed', 'owed', 'refundedCents'] as const)
      same(`lot ${lotId}, ${field}`, shown.get(lotId)?.[field], lot[field])
}
