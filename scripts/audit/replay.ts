// Recomputes a ledger from its stored events alone, trusting nothing that they say of each other.
import { CreditEvent } from '#contract/events/credits.ts'
import { brokenLink, chainStart } from '#kernel/chain.ts'
import { toFold } from '#kernel/hear.ts'
import type { Recorded } from '#ports/event-store.ts'
import { applyTo, type Lot } from './lots.ts'

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
  lots: Lot[]
  balance: number
  /** Credits spent whose money was taken back. */
  receivable: number
  head: string
  /** What does not hold, each naming its event. */
  faults: string[]
}

export function replay(events: readonly Recorded[]): Audit {
  const audit: Audit = {
    entries: [],
    lots: [],
    balance: 0,
    receivable: 0,
    head: chainStart,
    faults: [],
  }
  const seen = new Set<string>()
  let before: Recorded | undefined
  for (const [index, event] of events.entries()) {
    const blame = (what: string) => audit.faults.push(`${nameOf(event)}: ${what}`)
    if (event.revision !== BigInt(index)) blame(`revision ${index} was expected here`)
    const broken = brokenLink(event, before?.meta['hash'])
    if (broken) blame(broken)
    const known = CreditEvent.safeParse(toFold(event))
    if (known.success) enter(audit, { event, known: known.data, seen, blame })
    else blame('it is not an entry of a ledger')
    audit.head = event.meta['hash'] ?? ''
    before = event
  }
  return audit
}

export const nameOf = ({ revision, type, id }: Pick<Recorded, 'revision' | 'type' | 'id'>) =>
  `entry ${revision} (${type} ${id})`

type Entering = {
  event: Recorded
  known: CreditEvent
  seen: Set<string>
  blame: (what: string) => void
}

function enter(audit: Audit, { event, known, seen, blame }: Entering): void {
  const { type, data } = known
  const subject = subjectOf(known)
  const once = onceFor(known)
  if (once !== undefined && seen.has(once)) blame(`${subject} was entered before`)
  if (once !== undefined) seen.add(once)
  const credits = applyTo(audit.lots, known, blame)
  audit.balance += credits
  audit.receivable = audit.lots.reduce((sum, { owed }) => sum + owed, 0)
  if (audit.balance < 0) blame(`the balance falls to ${audit.balance}`)
  if (data.balanceAfter !== audit.balance)
    blame(`it says that the balance is ${data.balanceAfter}, and it is ${audit.balance}`)
  if ('receivableAfter' in data && data.receivableAfter !== audit.receivable)
    blame(`it says that ${data.receivableAfter} are owed, and ${audit.receivable} are`)
  audit.entries.push({
    revision: Number(event.revision),
    eventId: event.id,
    type,
    at: event.meta['at'] ?? event.at.toISOString(),
    credits,
    balance: audit.balance,
    lotId: data.lotId,
    subject,
    hash: event.meta['hash'] ?? '',
  })
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

/** What may be entered but once, by kind and subject; undefined for what may come again. */
function onceFor(event: CreditEvent): string | undefined {
  switch (event.type) {
    case 'PurchaseRefunded':
      return undefined
    case 'PurchaseDisputed':
    case 'DisputeClosed':
      return `${event.type} ${event.data.disputeId}`
    default:
      return `${event.type} ${subjectOf(event)}`
  }
}
