// Recomputes a ledger from its stored events alone, trusting nothing that they say of each other.
import { CreditEvent } from '#contract/events/credits.ts'
import { describeLinkFault, genesisHash } from '#kernel/commands/hash-chain.ts'
import { decodeForFold } from '#kernel/commands/decode-events.ts'
import type { RecordedEvent } from '#ports/event-store.ts'
import { openUuidMap, type UuidMap } from '#kernel/uuid-map.ts'
import { applyTo, emptyLots, type Lots } from './lots.ts'

export type ReplayedEntry = {
  revision: number
  eventId: string
  type: CreditEvent['type']
  at: string
  /** Signed. */
  credits: number
  balance: number
  lotId: string
  /** The payment, the response or the gift. */
  subject: string
  hash: string
}

export type LedgerReplay = {
  entries: ReplayedEntry[]
  lots: Lots
  balance: number
  /** Credits spent whose money was taken back. */
  receivable: number
  head: string
  /** What does not hold, each naming its event. */
  faults: string[]
}

export function replayLedgerEvents(events: readonly RecordedEvent[]): LedgerReplay {
  const entries: ReplayedEntry[] = []
  const { audit, take } = openReplay((entry) => entries.push(entry))
  for (const event of events) take(event)
  return { ...audit, entries }
}

/** An entry as it is stored, in the log or in a file. */
export type StoredEntry = Pick<RecordedEvent, 'id' | 'type' | 'revision' | 'data' | 'meta'>
export type ReplaySummary = Omit<LedgerReplay, 'entries'> & { count: number }

/**
 * The same entry by entry, for ledgers of any length: `take` them in order, then look at `audit`. Once something does not
 * hold, the next entry is held against what this one says: each fault is named where it is, and no entry after it is.
 */
export function openReplay(onEntry: (entry: ReplayedEntry) => void = () => {}): {
  audit: ReplaySummary
  take: (event: StoredEntry) => void
} {
  const audit: ReplaySummary = {
    count: 0,
    lots: emptyLots(),
    balance: 0,
    receivable: 0,
    head: genesisHash,
    faults: [],
  }
  const seen: SeenSubjects = new Map()
  let hashBefore: string | undefined
  let expected = 0n
  function take(event: StoredEntry): void {
    const reportFault = (what: string) => audit.faults.push(`${entryName(event)}: ${what}`)
    if (event.revision !== expected) reportFault(`revision ${expected} was expected here`)
    expected = event.revision + 1n
    const broken = describeLinkFault(event, hashBefore)
    if (broken) reportFault(broken)
    const decoded = decodeEntry(event)
    if (decoded) onEntry(applyEntry(audit, { event, decoded, seen, reportFault }))
    else reportFault('it is not an entry of a ledger')
    audit.head = event.meta['hash'] ?? ''
    audit.count += 1
    hashBefore = event.meta['hash']
  }
  return { audit, take }
}

/** Undefined also where it says that it is of a version that nobody has written yet. */
function decodeEntry(event: StoredEntry): CreditEvent | undefined {
  try {
    return CreditEvent.safeParse(decodeForFold(event)).data
  } catch {
    return undefined
  }
}

export const entryName = ({
  revision,
  type,
  id,
}: Pick<RecordedEvent, 'revision' | 'type' | 'id'>) => `entry ${revision} (${type} ${id})`

/** By kind. What was entered once may come again a million entries later, so that each has to be remembered: in some thirty bytes. */
type SeenSubjects = Map<CreditEvent['type'], UuidMap>

type EntryInput = {
  event: StoredEntry
  decoded: CreditEvent
  seen: SeenSubjects
  reportFault: (what: string) => void
}

function applyEntry(
  audit: ReplaySummary,
  { event, decoded, seen, reportFault }: EntryInput,
): ReplayedEntry {
  const { type, data } = decoded
  const subject = subjectOf(decoded)
  const uniquenessKey = uniquenessKeyOf(decoded)
  if (uniquenessKey !== undefined && !markSeen(seen, type, uniquenessKey))
    reportFault(`${subject} was entered before`)
  const credits = applyTo(audit.lots, decoded, reportFault)
  audit.balance += credits
  audit.receivable = audit.lots.owed
  if (audit.balance < 0) reportFault(`the balance falls to ${audit.balance}`)
  if (data.balanceAfter !== audit.balance)
    reportFault(`it says that the balance is ${data.balanceAfter}, and it is ${audit.balance}`)
  audit.balance = data.balanceAfter
  if ('receivableAfter' in data && data.receivableAfter !== audit.receivable)
    reportFault(`it says that ${data.receivableAfter} are owed, and ${audit.receivable} are`)
  return {
    revision: Number(event.revision),
    eventId: event.id,
    type,
    at: event.meta['at'] ?? '',
    credits,
    balance: audit.balance,
    lotId: data.lotId,
    subject,
    hash: event.meta['hash'] ?? '',
  }
}

function subjectOf({ type, data }: CreditEvent): string {
  switch (type) {
    case 'CreditsGranted':
      return data.lotId
    case 'ResponseUnlocked':
    case 'UnlockRefunded':
      return data.responseId
    default:
      return data.paymentId
  }
}

function markSeen(seen: SeenSubjects, type: CreditEvent['type'], id: string): boolean {
  const before = seen.get(type) ?? openUuidMap()
  if (before.has(id)) return false
  before.set(id, 0)
  seen.set(type, before)
  return true
}

/** What may be entered but once, of each kind; undefined for what may come again. */
function uniquenessKeyOf(event: CreditEvent): string | undefined {
  switch (event.type) {
    case 'PurchaseRefunded':
      return undefined
    case 'PurchaseRefundFailed':
      return `${event.type} ${event.data.refundId}`
    case 'PurchaseDisputed':
    case 'DisputeClosed':
      return event.data.disputeId
    default:
      return subjectOf(event)
  }
}
