// What a restored backup has brought back is erased again: its keys before anything is read, its rows by this job.
import type { EventStore } from '#ports/event-store.ts'
import type { Execute } from '../commands/command.ts'
import type { ScheduledJob } from '../jobs/scheduled-jobs.ts'
import { deleteErasureToRepeat, erasuresToRepeat } from './apply-erasures.ts'

/** Erases what has streams of its own. Erasing twice changes nothing. */
export type Eraser = {
  category: string
  /** `reason`: that of the list, if it has one. */
  erase: (id: string, reason: string | null, execute: Execute) => Promise<unknown>
}

const batchSize = 1_000

export const repeatErasuresJob = (
  store: Pick<EventStore, 'readStream'>,
  erasers: readonly Eraser[],
): ScheduledJob => ({
  name: 'repeat-erasures',
  due: async (db) =>
    (await erasuresToRepeat(db, batchSize)).map(({ subject, reason }) => ({
      id: subject,
      async execute(execute) {
        for (const { category, erase } of erasers)
          if (await hasEvents(store, `${category}-${subject}`))
            await erase(subject, reason, execute)
        await deleteErasureToRepeat(db, subject)
      },
    })),
})

async function hasEvents(store: Pick<EventStore, 'readStream'>, stream: string): Promise<boolean> {
  for await (const _ of store.readStream(stream, { limit: 1 })) return true
  return false
}
