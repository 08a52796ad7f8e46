import type { DueCommand, ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { handledPosition } from '#kernel/reactors/parked-events.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import type { EventStore, Position } from '#ports/event-store.ts'
import { accountsWithoutRows } from '#projections/accounts/account-deletions.projection.ts'
import { erasuresWithoutRows } from '#projections/accounts/erasures.projection.ts'
import { owner } from '../owner.decider.ts'
import { erasure } from './erasure.decider.ts'

const batchSize = 100

type Deps = { store: Pick<EventStore, 'head'>; reactors: readonly Reactor[] }

/**
 * Finishes the erasure of accounts, surveys and single conversations without rows, once the reactors that destroy keys and
 * delete files have handled the log up to its head of that moment.
 */
export function finishErasuresJob({ store, reactors }: Deps): ScheduledJob {
  const names = reactors.filter(({ erases }) => erases).map(({ name }) => name)
  /** By what is erased: the head of the log when it was first without rows. */
  const heads = new Map<string, Position>()
  return {
    name: 'finish-erasures',
    async due(db) {
      const commands = await commandsWithoutRows(db)
      const ids = new Set(commands.map(({ id }) => id))
      for (const id of heads.keys()) if (!ids.has(id)) heads.delete(id)
      if (ids.size === 0) return []
      const head = await store.head()
      for (const id of ids) if (!heads.has(id)) heads.set(id, head)
      const handled = await handledPosition(db, names)
      return commands.filter(({ id }) => heads.get(id)! <= handled)
    },
  }
}

async function commandsWithoutRows(db: Db): Promise<DueCommand[]> {
  const [accounts, others] = await Promise.all([
    accountsWithoutRows(db, batchSize),
    erasuresWithoutRows(db, batchSize),
  ])
  return [
    ...accounts.map((id): DueCommand => ({
      id,
      execute: (execute) => execute(owner, id, { type: 'FinishErasure' }),
    })),
    ...others.map(({ ownerId, subjectId: id }): DueCommand => ({
      id,
      execute: (execute) => execute(erasure, id, { type: 'FinishErasure', ownerId }),
    })),
  ]
}
