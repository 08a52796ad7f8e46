// An entry of a ledger as exports write it: as stored, and beside it what follows from that.
import { CreditEvent } from '#contract/events/credits.ts'
import { toFold } from '#kernel/hear.ts'
import type { Json, Recorded } from '#ports/event-store.ts'

/** In the order of a CSV's columns. */
export const columns = [
  'revision',
  'id',
  'type',
  'version',
  'at',
  'credits',
  'balance',
  'lot',
  'subject',
  'note',
  'data',
  'previousHash',
  'hash',
] as const

export type ExportRow = {
  revision: number
  id: string
  type: string
  version: string
  at: string
  /** What it adds to the balance; like the rest up to `note`, null where it is no entry that we know. */
  credits: number | null
  balance: number | null
  lot: string | null
  /** The payment or the response that it is for; of a gift, none. */
  subject: string | null
  note: string | null
  /** As stored: what the hash was made of. */
  data: Json
  previousHash: string
  hash: string
}

type Stored = Pick<Recorded, 'id' | 'type' | 'revision' | 'data' | 'meta'>

export function rowOf(event: Stored): ExportRow {
  const { id, type, revision, data, meta } = event
  return {
    revision: Number(revision),
    id,
    type,
    version: meta['version'] ?? '1',
    at: meta['at'] ?? '',
    ...derived(event),
    data,
    previousHash: meta['previousHash'] ?? '',
    hash: meta['hash'] ?? '',
  }
}

/** The entry that a row tells of. */
export const storedIn = ({
  id,
  type,
  revision,
  version,
  at,
  data,
  previousHash,
  hash,
}: ExportRow): Stored => ({
  id,
  type,
  revision: BigInt(revision),
  data,
  meta: { version, at, previousHash, hash },
})

function derived(
  event: Stored,
): Pick<ExportRow, 'credits' | 'balance' | 'lot' | 'subject' | 'note'> {
  const known = knownEntry(event)
  if (!known) return { credits: null, balance: null, lot: null, subject: null, note: null }
  const { type, data } = known
  const credits =
    type === 'ResponseUnlocked' ? -1 : 'balanceChange' in data ? data.balanceChange : data.credits
  return {
    credits,
    balance: data.balanceAfter,
    lot: data.lotId,
    subject: 'paymentId' in data ? data.paymentId : 'responseId' in data ? data.responseId : null,
    note: noteOf(known),
  }
}

function knownEntry(event: Stored): CreditEvent | undefined {
  try {
    return CreditEvent.safeParse(toFold(event)).data
  } catch {
    return undefined
  }
}

/** On one line, whatever somebody wrote. */
function noteOf({ type, data }: CreditEvent): string | null {
  switch (type) {
    case 'CreditsPurchased':
      return data.packageId
    case 'CreditsGranted':
      return data.reason.replace(/\s+/g, ' ').trim()
    case 'DisputeClosed':
      return data.outcome
    default:
      return null
  }
}
