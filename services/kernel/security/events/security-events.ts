// Security events: one line each in the process's log, and one row each in the audit trail.
import { createHmac, randomUUID } from 'node:crypto'
import type { Db } from '../../postgres/db.ts'
import type { Log } from '../../log.ts'
import { type MinuteFlush, openMinuteFlush } from '../../async/minute-flush.ts'
import { openEventCounter } from './event-counter.ts'
import { networkOf } from './network.ts'
import type { Origin, RequestSource, SecurityEvent, StoredSecurityEvent } from './security-event.ts'
import { createSecurityTables, insertSecurityEvent } from './security-events-table.ts'

export type SecurityEvents = {
  /** Never rejects: a failure is logged. */
  record(event: SecurityEvent, source?: RequestSource): Promise<void>
  /** For what may not be done without a record. */
  recordOrFail(event: SecurityEvent): Promise<void>
  /** For what anyone may cause often: one event a minute for each actor and kind. */
  count(event: SecurityEvent, source: RequestSource): void
} & MinuteFlush

/** `secret` keys the hashes of addresses. */
export async function openSecurityEvents({
  db,
  log,
  secret,
}: {
  db: Db
  log: Log
  secret: Buffer
}): Promise<SecurityEvents> {
  await createSecurityTables(db)
  const counter = openEventCounter()

  async function store(event: SecurityEvent, source?: RequestSource, count = 1): Promise<void> {
    const stored = toStored(event, source && originOf(source.address, secret), source, count)
    if (await insertSecurityEvent(db, stored)) log.info({ securityEvent: stored }, 'security event')
  }
  const logFailure = (err: unknown, { kind }: SecurityEvent) =>
    log.error({ err, kind }, 'a security event could not be recorded')
  const flushing = openMinuteFlush({
    take: counter.take,
    store: ({ event, source, count }) => store(event, source, count),
    putBack({ event, source, count }, err) {
      logFailure(err, event)
      counter.add(event, source, count)
    },
  })
  return {
    record: (event, source) => store(event, source).catch((err: unknown) => logFailure(err, event)),
    recordOrFail: (event) => store(event),
    count: (event, source) => counter.add(event, source),
    ...flushing,
  }
}

/** The hash tells two addresses of a network apart, and does not name either. */
const originOf = (address: string, secret: Buffer): Origin => ({
  addressHash: createHmac('sha256', secret).update(address).digest('hex').slice(0, 32),
  network: networkOf(address) ?? null,
})

const toStored = (
  { id = randomUUID(), kind, actor, ownerId, subject, detail }: SecurityEvent,
  origin: Origin | undefined,
  source: RequestSource | undefined,
  count: number,
): StoredSecurityEvent => ({
  id,
  at: new Date().toISOString(),
  kind,
  actor,
  ownerId: ownerId ?? null,
  subject: subject ?? null,
  detail: detail ?? null,
  count,
  requestId: source?.requestId ?? null,
  origin: origin ?? null,
})
