import type { Db } from '#kernel/db.ts'
import { creditBalanceOf } from '#projections/credits/credit-balances.projection.ts'
import { creditEntriesOf } from '#projections/credits/credit-entries.projection.ts'
import { creditLotsOf } from '#projections/credits/credit-lots.projection.ts'
import type { Lot } from './lots.ts'
import type { Audit } from './replay.ts'

/** Where the read models say something else than the events; each difference names its event where there is one. */
export async function differences(db: Db, ownerId: string, audit: Audit): Promise<string[]> {
  const [balance, lots, entries] = await Promise.all([
    creditBalanceOf(db, ownerId),
    creditLotsOf(db, ownerId),
    creditEntriesOf(db, ownerId),
  ])
  const found: string[] = []
  const same = (what: string, shown: unknown, is: unknown) => {
    if (shown !== is) found.push(`${what}: the read model shows ${shown}, the events say ${is}`)
  }
  same('balance', balance.credits, audit.balance)
  const sum = (of: (lot: Lot) => number) => audit.lots.reduce((total, lot) => total + of(lot), 0)
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
  const shownLots = new Map(lots.map((lot) => [lot.lotId, lot]))
  same('number of lots', lots.length, audit.lots.length)
  for (const { lotId, ...lot } of audit.lots)
    for (const field of ['remaining', 'frozen', 'reversed', 'owed', 'refundedCents'] as const)
      same(`lot ${lotId}, ${field}`, shownLots.get(lotId)?.[field], lot[field])
  const shownEntries = new Map(entries.map((entry) => [entry.revision, entry]))
  same('number of entries', entries.length, audit.entries.length)
  for (const { revision, type, eventId, ...entry } of audit.entries) {
    const shown = shownEntries.get(revision)
    const name = `entry ${revision} (${type} ${eventId})`
    same(`${name}, id`, shown?.entryId, eventId)
    for (const field of ['credits', 'balance', 'lotId', 'hash', 'at'] as const)
      same(`${name}, ${field}`, shown?.[field], entry[field])
  }
  return found
}
