import type { LedgerEntry, LiveBalance, LiveItem } from '#contract/live.ts'
import type { Channel } from '#kernel/read/channel.ts'
import { creditBalances } from '#projections/credits/credit-balances.projection.ts'
import { creditEntries } from '#projections/credits/credit-entries.projection.ts'
import { rowsSince } from '#projections/engine/tables/rows-since.ts'

const ownerOnly: Channel['mayFollow'] = async (_, ownerId, id) => id === ownerId

/** An owner's balance: one item. */
export const balanceChannel: Channel<LiveItem<LiveBalance | object>> = {
  name: 'credit-balance',
  mayFollow: ownerOnly,
  async readSince(db, ownerId, since) {
    const { rows, ...page } = await rowsSince(db, creditBalances, { ownerId }, since)
    const items = rows.map((row) =>
      row.deleted ? row : { key: row.key, total_credits: row.credits },
    )
    return { items, ...page }
  },
}

/** An owner's ledger entries as stored, for auditors. */
export const ledgerChannel: Channel<LiveItem<LedgerEntry | object>> = {
  name: 'ledger',
  mayFollow: ownerOnly,
  async readSince(db, ownerId, since) {
    const { rows, ...page } = await rowsSince(db, creditEntries, { ownerId }, since)
    const items = rows.map((row) =>
      row.deleted
        ? row
        : {
            key: row.key,
            position: row.logPosition,
            revision: row.revision,
            type: row.type,
            at: row.at,
            data: row.data,
            balance: row.balance,
            previous_hash: row.previousHash,
            hash: row.hash,
          },
    )
    return { items, ...page }
  },
}
