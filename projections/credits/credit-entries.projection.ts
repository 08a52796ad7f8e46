import { z } from 'zod'
import { EntryType } from '#contract/api/audit.ts'
import { must } from '#kernel/problem.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { projection } from '../engine/projection.ts'

/** An entry of an owner's ledger, for the statement and the auditors' feed. */
export const CreditEntryRow = z.object({
  ownerId: z.uuid(),
  revision: z.int(),
  entryId: z.uuid(),
  type: EntryType,
  at: z.iso.datetime(),
  /** Signed change of the balance. */
  credits: z.int(),
  balance: z.int(),
  lotId: z.uuid(),
  /** In a netting: the older lot, which owes. */
  owedLotId: z.uuid().nullable(),
  paymentId: z.uuid().nullable(),
  responseId: z.uuid().nullable(),
  surveyId: z.uuid().nullable(),
  /** The event's data in full. */
  data: z.record(z.string(), z.unknown()),
  previousHash: z.string(),
  hash: z.string(),
  /** Position in the log of all streams. */
  logPosition: z.string(),
})
export type CreditEntryRow = z.infer<typeof CreditEntryRow>

type LedgerEvent = DecodedEvent<EntryType>

const entryKey = ({ id, revision }: { id: string; revision: bigint }) => [
  { ownerId: id, revision: Number(revision) },
]

export const creditEntries = projection({
  name: 'credit-entries',
  version: 4,
  table: CreditEntryRow,
  key: ['ownerId', 'revision'],
  indexes: [
    ['ownerId', 'at'],
    ['ownerId', 'type', 'revision'],
    ['lotId', 'revision'],
    ['owedLotId', 'revision'],
  ],
  rowsOf: {
    CreditsPurchased: entryKey,
    CreditsGranted: entryKey,
    ResponseUnlocked: entryKey,
    UnlockRefunded: entryKey,
    PurchaseRefunded: entryKey,
    PurchaseRefundFailed: entryKey,
    PurchaseDisputed: entryKey,
    DisputeClosed: entryKey,
    ReceivableNetted: entryKey,
    ReceivableNettingReversed: entryKey,
  },
  evolve: (_, event) => entryOf(event),
  topics: (row) => [`ledger:${row.ownerId}`],
})

function entryOf(event: LedgerEvent): CreditEntryRow {
  const { id, type, data, meta } = event
  return {
    ownerId: id,
    revision: Number(event.revision),
    entryId: event.eventId,
    type,
    at: event.at,
    credits: balanceChangeOf(event),
    balance: data.balanceAfter,
    lotId: data.lotId,
    owedLotId: 'owedLotId' in data ? data.owedLotId : null,
    paymentId: 'paymentId' in data ? data.paymentId : null,
    responseId: 'responseId' in data ? data.responseId : null,
    surveyId: 'surveyId' in data ? data.surveyId : null,
    data: { ...data },
    previousHash: must(meta.previousHash, 'the hash before a ledger entry'),
    hash: must(meta.hash, 'the hash of a ledger entry'),
    logPosition: event.position,
  }
}

function balanceChangeOf({ type, data }: LedgerEvent): number {
  switch (type) {
    case 'CreditsPurchased':
    case 'CreditsGranted':
      return data.credits
    case 'ResponseUnlocked':
      return -data.credits
    default:
      return data.balanceChange
  }
}

/** The whole ledger, oldest entry first, read in pages. */
export async function* creditEntriesOf(db: Db, ownerId: string): AsyncGenerator<CreditEntryRow> {
  for (let after = -1; ;) {
    const { rows } = await db.query<CreditEntryRow>(
      `select * from read.credit_entries where "ownerId" = $1 and revision > $2
        order by revision limit ${pageSize}`,
      [ownerId, after],
    )
    yield* rows
    if (rows.length < pageSize) return
    after = rows.at(-1)!.revision
  }
}

const pageSize = 1_000
