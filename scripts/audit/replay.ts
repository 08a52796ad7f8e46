// Recomputes a ledger from its stored events alone, trusting nothing that they say of each other.
import { CreditEvent } from '#contract/events/credits.ts'
import { brokenLink, chainStart } from '#kernel/chain.ts'
import { toFold } from '#kernel/hear.ts'
import type { Recorded } from '#ports/event-store.ts'
import { openUuidMap, type UuidMap } from '#kernel/uuid-map.ts'
import { applyTo, noLots, type Lots } from './lots.ts'

export type Entry = {
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

export type Audit = {
  entries: Entry[]
  lots: Lots
  balance: number
  /** Credits spent whose money was taken back. */
  receivable: number
  head: string
  /** What does not hold, each naming its event. */
  faults: string[]
}

export function replay(events: readonly Recorded[]): Audit {
  const entries: Entry[] = []
  const { audit, take } = openReplay((entry) => entries.push(entry))
  for (const event of events) take(event)
  return { ...audit, entries }
}

/** An entry as it is stored, in the log or in a file. */
export type Stored = Pick<Recorded, 'id' | 'type' | 'revision' | 'data' | 'meta'>
export type Replayed = Omit<Audit, 'entries'> & { count: number }

/**
 * The same entry by entry, for ledgers of any length: `take` them in order, then look at `audit`. Once something does not
 * hold, the next entry is held against what this one says: each fault is named where it is, and no entry after it is.
 */
export function openReplay(onEntry: (entry: Entry) => void = () => {}): {
  audit: Replayed
  take: (event: Stored) => void
} {
  const audit: Replayed = {
    count: 0,
    lots: noLots(),
    balance: 0,
    receivable: 0,
    head: chainStart,
    faults: [],
  }
  const seen: Seen = new Map()
  let hashBefore: string | undefined
  let expected = 0n
  function take(event: Stored): void {
    const blame = (what: string) => audit.faults.push(`${nameOf(event)}: ${what}`)
    if (event.revision !== expected) blame(`revision ${expected} was expected here`)
    expected = event.revision + 1n
    const broken = brokenLink(event, hashBefore)
    if (broken) blame(broken)
    const known = knownEntry(event)
    if (known) onEntry(enter(audit, { event, known, seen, blame }))
    else blame('it is not an entry of a ledger')
    audit.head = event.meta['hash'] ?? ''
    audit.count += 1
    hashBefore = event.meta['hash']
  }
  return { audit, take }
}

/** Undefined also where it says that it is of a version that nobody has written yet. */
function knownEntry(event: Stored): CreditEvent | undefined {
  try {
    return CreditEvent.safeParse(toFold(event)).data
  } catch {
    return undefined
  }
}

export const nameOf = ({ revision, type, id }: Pick<Recorded, 'revision' | 'type' | 'id'>) =>
  `entry ${revision} (${type} ${id})`

/** By kind. What was entered once may come again a million entries later, so that each has to be remembered: in some thirty bytes. */
type Seen = Map<CreditEvent['type'], UuidMap>

type Entering = {
  event: Stored
  known: CreditEvent
  seen: Seen
  blame: (what: string) => void
}

function enter(audit: Replayed, { event, known, seen, blame }: Entering): Entry {
  const { type, data } = known
  const subject = subjectOf(known)
  const once = onceFor(known)
  if (once !== undefined && !isFirst(seen, type, once)) blame(`${subject} was entered before`)
  const credits = applyTo(audit.lots, known, blame)
  audit.balance += credits
  audit.receivable = audit.lots.owed
  if (audit.balance < 0) blame(`the balance falls to ${audit.balance}`)
  if (data.balanceAfter !== audit.balance)
    blame(`it says that the balance is ${data.balanceAfter}, and it is ${audit.balance}`)
  audit.balance = data.balanceAfter
  if ('receivableAfter' in data && data.receivableAfter !== audit.receivable)
    blame(`it says that ${data.receivableAfter} are owed, and ${audit.receivable} are`)
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

function isFirst(seen: Seen, type: CreditEvent['type'], id: string): boolean {
  const before = seen.get(type) ?? openUuidMap()
  if (before.has(id)) return false
  before.set(id, 0)
  seen.set(type, before)
  return true
}

/** What may be entered but once, of each kind; undefined for what may come again. */
function onceFor(event: CreditEvent): string | undefined {
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
