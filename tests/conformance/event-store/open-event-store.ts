import { openKurrentEventStore } from '../../../services/adapters/event-store/kurrentdb/store.ts'
import { openMemoryEventStore } from '../../../services/adapters/event-store/memory.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import type { EventStore } from '../../../services/ports/event-store.ts'

/** The store at an address: `memory:`, `postgres://…`, `kurrentdb://…` or `esdb://…`. */
export async function openEventStore(address: string): Promise<EventStore> {
  const [scheme = ''] = address.split(':')
  if (scheme === 'memory') return openMemoryEventStore()
  if (/^postgres(ql)?$/.test(scheme)) return openPostgresEventStore(address)
  if (/^(esdb|kdb|kurrent|kurrentdb)(\+discover)?$/.test(scheme))
    return openKurrentEventStore(address)
  throw new Error(`There is no event store for an address that begins with "${scheme}:".`)
}
