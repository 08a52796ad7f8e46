// Recomputes a ledger from its stored events alone, and checks the derived values that they contain.
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
  /** Signed change of the balance. */
  credits: number
  balance: number
  lotId: string
  /** Id of the payment, the response or the granted lot. */
  subject: string
  hash: string
}

export type LedgerReplay = {
  entries: ReplayedEntry[]
  lots: Lots
  balance: number
  /** Credits owed in all lots. */
  receivable: number
  head: string
  /** Each names its event. */
  faults: string[]
}

export function replayLedgerEvents(events: readonly RecordedEvent[]): LedgerReplay {
  const entries: ReplayedEntry[] = []
  const { audit, take } = openReplay((entry) => entries.push(entry))
  for (const event of events) take(event)
  return { ...audit, entries }
}

/** An entry as stored in the log or in an export. */
export type StoredEntry = Pick<RecordedEvent, 'id' | 'type' | 'revision' | 'data' | 'meta'>
export type ReplaySummary = Omit<LedgerReplay, 'entries'> & { count: number }

/**
 * Replays entry by entry, for ledgers of any length: `take` the entries in order, then read `audit`. After a fault the
 * replay continues from the values of the faulty entry, so that later entries are not reported for it.
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
    const reportFault = (fault: string) => audit.faults.push(`${entryName(event)}: ${fault}`)
    if (event.revision !== expected) reportFault(`revision ${expected} was expected here`)
    expected = event.revision + 1n
    const linkFault = describeLinkFault(event, hashBefore)
    if (linkFault) reportFault(linkFault)
    const decoded = decodeEntry(event)
    if (decoded) onEntry(applyEntry(audit, { event, decoded, seen, reportFault }))
    else reportFault('it is not a ledger entry')
    audit.head = event.meta['hash'] ?? ''
    audit.count += 1
    hashBefore = event.meta['hash']
  }
  return { audit, take }
}

/** Undefined for an invalid event, also of an unknown version. */
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

/** All subjects by type, in about thirty bytes each: a duplicate may follow a million entries later. */
type SeenSubjects = Map<CreditEvent['type'], UuidMap>

type EntryInput = {
  event: StoredEntry
  decoded: CreditEvent
  seen: SeenSubjects
  reportFault: (fault: string) => void
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
    reportFault(`its balance is ${data.balanceAfter}, ${audit.balance} is correct`)
  audit.balance = data.balanceAfter
  if ('receivableAfter' in data && data.receivableAfter !== audit.receivable)
    reportFault(`its owed credits are ${data.receivableAfter}, ${audit.receivable} is correct`)
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
  const ids = seen.get(type) ?? openUuidMap()
  if (ids.has(id)) return false
  ids.set(id, 0)
  seen.set(type, ids)
  return true
}

/** Key that must be unique among entries of the type; undefined when repeats are valid. */
function uniquenessKeyOf(event: CreditEvent): string | undefined {
  switch (event.type) {
    case 'PurchaseRefunded':
    case 'ReceivableNettingReversed':
      return undefined
    case 'ReceivableNetted':
      return `${event.data.lotId} ${event.data.owedLotId}`
    case 'PurchaseRefundFailed':
      return `${event.type} ${event.data.refundId}`
    case 'PurchaseDisputed':
    case 'DisputeClosed':
      return event.data.disputeId
    default:
      return subjectOf(event)
  }
}
