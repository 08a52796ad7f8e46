// Recomputes a ledger from its stored events alone, trusting nothing that they say of each other.
import { CreditEvent } from '#contract/events/credits.ts'
import { brokenLink, chainStart } from '#kernel/chain.ts'
import { toFold } from '#kernel/hear.ts'
import type { Recorded } from '#ports/event-store.ts'

export type Entry = {
  revision: number
  eventId: string
  type: CreditEvent['type']
  at: string
  /** Signed. */
  credits: number
  balance: number
  lotId: string
  /** The payment or the response. */
  subject: string
  hash: string
}

export type Lot = {
  lotId: string
  packageId: string
  credits: number
  remaining: number
  priceCents: number
}

export type Audit = {
  entries: Entry[]
  lots: Lot[]
  balance: number
  head: string
  /** What does not hold, each naming its event. */
  faults: string[]
}

export function replay(events: readonly Recorded[]): Audit {
  const audit: Audit = { entries: [], lots: [], balance: 0, head: chainStart, faults: [] }
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
  const isPurchase = type === 'CreditsPurchased'
  const subject = isPurchase ? data.paymentId : data.responseId
  if (seen.has(subject)) blame(`${subject} was entered before`)
  seen.add(subject)
  if (isPurchase) {
    const { lotId, packageId, credits, priceCents } = data
    audit.lots.push({ lotId, packageId, credits, priceCents, remaining: credits })
  } else spend(audit, data, blame)
  const credits = isPurchase ? data.credits : -data.credits
  audit.balance += credits
  if (audit.balance < 0) blame(`the balance falls to ${audit.balance}`)
  if (data.balanceAfter !== audit.balance)
    blame(`it says that the balance is ${data.balanceAfter}, and it is ${audit.balance}`)
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

/** Oldest lot first. */
function spend(
  { lots }: Audit,
  { lotId, lotRemaining }: { lotId: string; lotRemaining: number },
  blame: (what: string) => void,
): void {
  const lot = lots.find(({ remaining }) => remaining > 0)
  if (!lot) return void blame('no lot has credits left')
  lot.remaining -= 1
  if (lot.lotId !== lotId) blame(`it spends from lot ${lotId}, and the oldest is ${lot.lotId}`)
  if (lot.remaining !== lotRemaining)
    blame(`it says that ${lotRemaining} remain of the lot, and ${lot.remaining} do`)
}
