import {
  listLedgers,
  listLedgerBalances,
  listLedgerEntries,
  getLedger,
  listLedgerLots,
} from '#contract/api/audit.ts'
import { resolveLedgerOwner } from '#kernel/security/auditor.ts'
import { route } from '#kernel/http/route.ts'
import { creditBalanceOf } from '#projections/credits/credit-balances.projection.ts'
import {
  balanceHistoryOf,
  entriesAsOf,
  ledgerAsOf,
  ledgersAfter,
  lotsAsOf,
  type LotAsOf,
} from '#projections/credits/ledger-as-of.ts'
import { sendRevisionPage } from '../revision-page.ts'
import { findCauses } from './entry-causes.ts'
import type { LedgerDeps } from './deps.ts'

const maxBalances = 200

export const getLedgerRoute = route(getLedger, async ({ owner, at }, { db, auditor }) => {
  const ownerId = resolveLedgerOwner(auditor, owner)
  const { revision, since, until, balance, receivable, lots, head } = await ledgerAsOf(
    db,
    ownerId,
    at,
  )
  return {
    owner_id: ownerId,
    at: at ?? new Date().toISOString(),
    ...{ since, until, balance, receivable, lots, head },
    entries: revision + 1,
  }
})

export const listLedgerLotsRoute = route(
  listLedgerLots,
  async ({ owner, at, before = Number.MAX_SAFE_INTEGER, limit }, { db, auditor, reply }) => {
    const ownerId = resolveLedgerOwner(auditor, owner)
    const { revision } = await ledgerAsOf(db, ownerId, at)
    const lots = await lotsAsOf(db, ownerId, { revision, before, limit: limit + 1 })
    return sendRevisionPage(reply, limit, lots).map(presentLot)
  },
)

const presentLot = (lot: LotAsOf) => ({
  lot_id: lot.lotId,
  revision: lot.revision,
  package_type: lot.packageId ?? ('granted' as const),
  payment_id: lot.paymentId,
  price_cents: lot.priceCents,
  refunded_cents: lot.refundedCents,
  lost_cents: lot.lostCents,
  since: lot.purchasedAt,
  credits: lot.credits,
  remaining: lot.remaining,
  frozen: lot.frozen,
  reversed: lot.reversed,
  netted: lot.netted,
  spent: lot.credits - lot.remaining - lot.frozen - lot.reversed - lot.netted,
  owed: lot.owed,
})

export const listLedgerEntriesRoute = ({ store }: LedgerDeps) =>
  route(
    listLedgerEntries,
    async ({ owner, at, before = Number.MAX_SAFE_INTEGER, limit }, { db, auditor, reply }) => {
      const ownerId = resolveLedgerOwner(auditor, owner)
      const { revision } = await ledgerAsOf(db, ownerId, at)
      const rows = await entriesAsOf(db, ownerId, { revision, before, limit: limit + 1 })
      const entries = sendRevisionPage(reply, limit, rows)
      const causes = await findCauses(db, store, entries)
      return entries.map((entry, index) => ({
        revision: entry.revision,
        entry_id: entry.entryId,
        type: entry.type,
        at: entry.at,
        credits: entry.credits,
        balance: entry.balance,
        lot_id: entry.lotId,
        previous_hash: entry.previousHash,
        hash: entry.hash,
        cause: causes[index]!,
      }))
    },
  )

export const listLedgerBalancesRoute = route(
  listLedgerBalances,
  async ({ owner }, { db, auditor }) =>
    balanceHistoryOf(db, resolveLedgerOwner(auditor, owner), maxBalances),
)

/** An auditor of one ledger gets that one. */
export const listLedgersRoute = route(
  listLedgers,
  async ({ after, limit }, { db, auditor: { ownerId }, reply }) => {
    const rows = ownerId
      ? [await creditBalanceOf(db, ownerId)]
      : await ledgersAfter(db, after, limit + 1)
    const ledgers = rows.slice(0, limit)
    if (rows.length > limit) reply.header('prosa-next', ledgers.at(-1)!.ownerId)
    return ledgers.map((ledger) => ({
      owner_id: ledger.ownerId,
      balance: ledger.credits,
      receivable: ledger.receivable,
    }))
  },
)
