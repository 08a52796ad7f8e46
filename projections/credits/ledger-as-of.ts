// An owner's ledger as of a time: entries up to a revision, and the lots after them.
import { EntryType } from '#contract/api/audit.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { CreditEntryRow } from './credit-entries.projection.ts'
import type { CreditLotRow } from './credit-lots.projection.ts'

export type LedgerAsOf = {
  /** The revision of the last entry up to the time; -1 before the first. */
  revision: number
  balance: number
  receivable: number
  head: string | null
  lots: number
  since: string | null
  until: string | null
}

/** Types of entries that hold the whole state of their lot and the receivable after them. */
const lotStateTypes = [
  'UnlockRefunded',
  'PurchaseRefunded',
  'PurchaseRefundFailed',
  'PurchaseDisputed',
  'DisputeClosed',
  'ReceivableNetted',
  'ReceivableNettingReversed',
]

/** Reads indexes only, whatever the length of the ledger. `at` defaults to the last entry. */
export async function ledgerAsOf(
  db: Db,
  ownerId: string,
  at: string | undefined,
): Promise<LedgerAsOf> {
  const { rows } = await db.query<LedgerAsOf>(
    `with ledger as (
       select (select at from read.credit_entries where "ownerId" = $1 order by revision limit 1) as since,
              (select at from read.credit_entries where "ownerId" = $1 order by revision desc limit 1) as until
     ), last as (
       select revision, balance, hash from read.credit_entries
        where "ownerId" = $1 and at <= coalesce($2::timestamptz, 'infinity')
        order by at desc, revision desc limit 1
     )
     select coalesce(last.revision, -1) as revision, coalesce(last.balance, 0) as balance, last.hash as head,
            ledger.since, ledger.until,
            (select count(*) from read.credit_entries e where e."ownerId" = $1
              and e.type in ('CreditsPurchased', 'CreditsGranted') and e.revision <= last.revision) as lots,
            coalesce((select (e.data->>'receivableAfter')::bigint
              from unnest($3::text[]) as change(type)
              cross join lateral (select * from read.credit_entries e where e."ownerId" = $1
                and e.type = change.type and e.revision <= last.revision order by e.revision desc limit 1) e
              order by e.revision desc limit 1), 0) as receivable
       from ledger left join last on true`,
    [ownerId, at ?? null, lotStateTypes],
  )
  return rows[0]!
}

export type LotAsOf = Omit<CreditLotRow, 'ownerId' | 'dispute' | 'disputedCents' | 'settled'>

/** Lots as of `revision` that are before `before`, newest first. */
export async function lotsAsOf(
  db: Db,
  ownerId: string,
  { revision, before, limit }: { revision: number; before: number; limit: number },
): Promise<LotAsOf[]> {
  const latest = (name: string, only: string) => `left join lateral (
    select e.data, e.revision from read.credit_entries e
     where e."lotId" = lot."lotId" and e.revision <= $2 and ${only} order by e.revision desc limit 1) ${name} on true`
  const { rows } = await db.query<LotAsOf>(
    `select lot."lotId", lot."paymentId", lot."packageId", lot."priceCents", lot."purchasedAt", lot.revision, lot.credits,
            coalesce((last.data->>'lotRemaining')::bigint, lot.credits) as remaining,
            coalesce((changed.data->>'lotFrozen')::bigint, 0) as frozen,
            coalesce((changed.data->>'lotReversed')::bigint, 0) as reversed,
            coalesce((changed.data->>'lotNetted')::bigint, 0) as netted,
            coalesce(case when netting.revision > changed.revision or changed.revision is null
              then (netting.data->>'owedLotOwed')::bigint else (changed.data->>'lotOwed')::bigint end, 0) as owed,
            case when lot."lostCents" = 0 then 0 else (
              select coalesce(sum(coalesce((e.data->>'amountCents')::bigint, (
                       select (o.data->>'amountCents')::bigint from read.credit_entries o
                        where o."lotId" = e."lotId" and o.type = 'PurchaseDisputed'
                          and o.data->>'disputeId' = e.data->>'disputeId' limit 1))), 0)::bigint
                from read.credit_entries e
               where e."lotId" = lot."lotId" and e.revision <= $2 and e.type = 'DisputeClosed'
                 and e.data->>'outcome' = 'lost') end as "lostCents",
            coalesce((refunded.data->>'refundedCents')::bigint, 0) as "refundedCents"
       from (select * from read.credit_lots where "ownerId" = $1 and revision <= $2 and revision < $3
              order by revision desc limit $4) lot
       ${latest('last', `e.type not in ('CreditsPurchased', 'CreditsGranted')`)}
       ${latest('changed', 'e.type = any ($5::text[])')}
       left join lateral (
         select e.data, e.revision from read.credit_entries e
          where e."owedLotId" = lot."lotId" and e.revision <= $2 and e.type = 'ReceivableNetted'
          order by e.revision desc limit 1) netting on true
       ${latest('refunded', `e.type in ('PurchaseRefunded', 'PurchaseRefundFailed')`)}
      order by lot.revision desc`,
    [ownerId, revision, before, limit, lotStateTypes],
  )
  return rows
}

/** Entries up to `revision` that are before `before`, newest first. */
export async function entriesAsOf(
  db: Db,
  ownerId: string,
  { revision, before, limit }: { revision: number; before: number; limit: number },
): Promise<CreditEntryRow[]> {
  const { rows } = await db.query<CreditEntryRow>(
    `select * from read.credit_entries
      where "ownerId" = $1 and revision <= $2 and revision < $3 order by revision desc limit $4`,
    [ownerId, revision, before, limit],
  )
  return rows
}

export type BalanceInterval = { at: string; balance: number; lowest: number; highest: number }

/** Between entries of these types every entry lowers the balance by 1, so the ends hold the extremes. */
const nonUnlockTypes = EntryType.options.filter((type) => type !== 'ResponseUnlocked')

/** The balance in intervals of equal length, without those that have no entries. Does not scan unlocks. */
export async function balanceHistoryOf(
  db: Db,
  ownerId: string,
  intervals: number,
): Promise<BalanceInterval[]> {
  const { rows } = await db.query<BalanceInterval>(
    `with ledger as (
       select (select at from read.credit_entries where "ownerId" = $1 order by revision limit 1) as since,
              (select at from read.credit_entries where "ownerId" = $1 order by revision desc limit 1) as until
     ), spans as (
       select n, since + (until - since) * n / $2::int as begins,
              case n when $2 - 1 then until else since + (until - since) * (n + 1) / $2 end as ends
         from ledger, generate_series(0, $2 - 1) n
     ), step as (
       select least($2 - 1, floor(extract(epoch from at - since) * $2 / greatest(extract(epoch from until - since), 0.001))) as n,
              min(least(balance, balance - credits)) as lowest, max(greatest(balance, balance - credits)) as highest
         from read.credit_entries, ledger where "ownerId" = $1 and type = any ($3::text[]) group by 1
     )
     select last.at, last.balance, least(last.balance, step.lowest) as lowest,
            greatest(last.balance, step.highest, lag(last.balance) over (order by n)) as highest
       from spans
      cross join lateral (select at, balance from read.credit_entries
              where "ownerId" = $1 and at <= ends order by at desc, revision desc limit 1) last
       left join step using (n)
      where n = 0 or last.at > begins order by n`,
    [ownerId, intervals, nonUnlockTypes],
  )
  return rows
}

/** A page of ledgers ordered by owner id; `after` is the last owner id of the previous page. */
export async function ledgersAfter(
  db: Db,
  after: string | undefined,
  limit: number,
): Promise<{ ownerId: string; credits: number; receivable: number }[]> {
  const { rows } = await db.query<{ ownerId: string; credits: number; receivable: number }>(
    `select "ownerId", credits, receivable from read.credit_balances
      where $1::uuid is null or "ownerId" > $1 order by "ownerId" limit $2`,
    [after ?? null, limit],
  )
  return rows
}
