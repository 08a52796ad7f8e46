// A ledger entry in an export: the stored event and the values derived from it.
import { CreditEvent } from '#contract/events/credits.ts'
import { decodeForFold } from '#kernel/commands/decode-events.ts'
import type { Json, RecordedEvent } from '#ports/event-store.ts'

/** In the order of a CSV's columns. */
export const exportColumns = [
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
  /** The change of the balance. This and the fields up to `note` are null for an unknown event. */
  credits: number | null
  balance: number | null
  lot: string | null
  /** The id of the payment or response; null for a grant. */
  subject: string | null
  note: string | null
  /** As stored, which is what the hash covers. */
  data: Json
  previousHash: string
  hash: string
}

type StoredEvent = Pick<RecordedEvent, 'id' | 'type' | 'revision' | 'data' | 'meta'>

export function toExportRow(event: StoredEvent): ExportRow {
  const { id, type, revision, data, meta } = event
  return {
    revision: Number(revision),
    id,
    type,
    version: meta['version'] ?? '1',
    at: meta['at'] ?? '',
    ...deriveFields(event),
    data,
    previousHash: meta['previousHash'] ?? '',
    hash: meta['hash'] ?? '',
  }
}

/** The inverse of `toExportRow`. */
export const toStoredEvent = ({
  id,
  type,
  revision,
  version,
  at,
  data,
  previousHash,
  hash,
}: ExportRow): StoredEvent => ({
  id,
  type,
  revision: BigInt(revision),
  data,
  meta: { version, at, previousHash, hash },
})

function deriveFields(
  event: StoredEvent,
): Pick<ExportRow, 'credits' | 'balance' | 'lot' | 'subject' | 'note'> {
  const entry = parseEntry(event)
  if (!entry) return { credits: null, balance: null, lot: null, subject: null, note: null }
  const { type, data } = entry
  const credits =
    type === 'ResponseUnlocked' ? -1 : 'balanceChange' in data ? data.balanceChange : data.credits
  return {
    credits,
    balance: data.balanceAfter,
    lot: data.lotId,
    subject: 'paymentId' in data ? data.paymentId : 'responseId' in data ? data.responseId : null,
    note: noteOf(entry),
  }
}

function parseEntry(event: StoredEvent): CreditEvent | undefined {
  try {
    return CreditEvent.safeParse(decodeForFold(event)).data
  } catch {
    return undefined
  }
}

/** One line of text. */
function noteOf({ type, data }: CreditEvent): string | null {
  switch (type) {
    case 'CreditsPurchased':
      return data.packageId
    case 'CreditsGranted':
      return data.reason.replace(/\s+/g, ' ').trim()
    case 'DisputeClosed':
      return data.outcome
    case 'ReceivableNetted':
    case 'ReceivableNettingReversed':
      return `owed by lot ${data.owedLotId}`
    default:
      return null
  }
}
