// The end of exports: on time, with what they hold, or on request.
import type { ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import { dueCommands } from '#kernel/jobs/scheduled-jobs.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Eraser } from '#kernel/privacy/repeat-erasures.ts'
import { Deferred } from '#kernel/reactors/deferred.ts'
import type { Reactor, ReactorContext } from '#kernel/reactors/reactor.ts'
import type { Position } from '#ports/event-store.ts'
import type { WaitForPosition } from '#projections/engine/position-tracker.ts'
import {
  exportIdsOfOwner,
  exportIdsOfSurvey,
  exports,
  exportsToExpire,
  unexpiredExportsOf,
} from '#projections/reports/exports.projection.ts'
import { exportJob, type ExportCommand } from './export-job.decider.ts'
import type { ExportFiles } from './export-files.ts'

const batchSize = 1_000
const catchUpMs = 10_000

export const expireExportsJob: ScheduledJob = {
  name: 'expire-exports',
  due: async (db, now) =>
    dueCommands(await exportsToExpire(db, now, batchSize), (id, execute) =>
      execute(exportJob, id, { type: 'Expire', reason: 'age' }),
    ),
}

type InvalidatorDeps = { db: Db; waitForPosition: WaitForPosition }

/**
 * Ends the exports that hold what a respondent or an owner has erased, also a name alone. Conversations past their retention period do not end
 * them: a file is removed some days after them at the latest.
 */
export function exportInvalidator({ db, waitForPosition }: InvalidatorDeps): Reactor {
  async function endExports(
    find: () => Promise<string[]>,
    { position, command }: { position: Position; command: ExportCommand },
    { executeAs }: ReactorContext,
  ): Promise<void> {
    if (!(await waitForPosition(position, catchUpMs, [exports.name])))
      throw new Deferred('the list of exports is behind', catchUpMs)
    for (const id of await find()) await executeAs(id)(exportJob, id, command)
  }
  return {
    name: 'export-invalidator',
    startsAt: 'now',
    on: {
      async SessionErased({ data, meta, position }, context) {
        const { surveyId, ownerId } = meta
        if (!surveyId || (data.reason !== 'respondent' && data.reason !== 'owner-session')) return
        const end = { position, command: { type: 'Invalidate' } } as const
        await endExports(() => unexpiredExportsOf(db, { surveyId, ownerId }), end, context)
      },
      async InviteesErased({ data, meta, position }, context) {
        const { surveyId, ownerId } = meta
        if (!surveyId || data.reason !== 'owner') return
        const end = { position, command: { type: 'Invalidate' } } as const
        await endExports(() => unexpiredExportsOf(db, { surveyId, ownerId }), end, context)
      },
      async SurveyErased({ id, meta, position }, context) {
        const end = { position, command: { type: 'Expire', reason: 'survey' } } as const
        await endExports(() => exportIdsOfSurvey(db, id), end, context)
        const { ownerId } = meta
        const invalidation = { position, command: { type: 'Invalidate' } } as const
        // The archive of the account has the survey, too.
        const find = () => unexpiredExportsOf(db, { surveyId: id, ownerId })
        await endExports(find, invalidation, context)
      },
      AccountErased: ({ id, position }, context) => {
        const end = { position, command: { type: 'Expire', reason: 'account' } } as const
        return endExports(() => exportIdsOfOwner(db, id), end, context)
      },
    },
  }
}

/** Ends an export again that a restored backup has brought back: its key is destroyed. */
export const exportEraser: Eraser = {
  category: exportJob.category,
  erase: (id, _, execute) => execute(exportJob, id, { type: 'Expire', reason: 'age' }),
}

/** Removes the files of ended exports and destroys their keys. Doing it twice changes nothing. */
export const exportFileRemover = (files: Pick<ExportFiles, 'destroy'>): Reactor => ({
  name: 'export-file-remover',
  erases: true,
  categories: [exportJob.category],
  on: {
    ExportCancelled: ({ id }) => files.destroy(id),
    ExportExpired: ({ id }) => files.destroy(id),
  },
})
