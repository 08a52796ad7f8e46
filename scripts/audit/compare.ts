import type { Db } from '#kernel/db.ts'
import { creditBalanceOf } from '#projections/credits/credit-balances.projection.ts'
import { creditEntriesOf } from '#projections/credits/credit-entries.projection.ts'
import { creditLotsOf } from '#projections/credits/credit-lots.projection.ts'
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
  const bought = audit.lots.reduce((sum, { credits }) => sum + credits, 0)
  same('credits purchased', balance.purchased, bought)
  same('credits used', balance.used, bought - audit.balance)
  same(
    'cents spent',
    balance.spentCents,
    audit.lots.reduce((sum, { priceCents }) => sum + priceCents, 0),
  )
  const shownLots = new Map(lots.map((lot) => [lot.lotId, lot]))
  same('number of lots', lots.length, audit.lots.length)
  for (const { lotId, remaining } of audit.lots)
    same(`what remains of lot ${lotId}`, shownLots.get(lotId)?.remaining, remaining)
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
