import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { Deferred } from '#kernel/reactors/deferred.ts'
import { isUnavailable } from '#kernel/reactors/dependencies.ts'
import type { Reactor, ReactorContext } from '#kernel/reactors/reactor.ts'
import type { WaitForPosition } from '#projections/engine/position-tracker.ts'
import { countExportedRows } from '#projections/conversations/exported-rows.ts'
import { writeArchive } from '../../account-download/write-archive.ts'
import { findExport, storedExportFiles } from '#projections/reports/exports.projection.ts'
import { writeResults } from '../write-results.ts'
import { parseFilter } from '../export-filter.ts'
import { exportJob } from './export-job.decider.ts'
import type { ExportFile, ExportFiles } from './export-files.ts'

export type ExporterDeps = {
  db: Db
  files: ExportFiles
  waitForPosition: WaitForPosition
  /** How often a run checks that it is still wanted, and records its progress. */
  checkMs?: number
}

type Requested = DecodedEvent<'ExportRequested'>

const timeoutMs = 4 * 60 * 60_000
const catchUpMs = 30_000
/** Also those that ended with their process. */
const maxRuns = 12
const percentStep = 5

/**
 * Writes the files of exports, one at a time, and one process of all. An interrupted run leaves nothing that can be used:
 * the next one begins again, with the results of that moment.
 */
export const exporter = (deps: ExporterDeps): Reactor => ({
  name: 'exporter',
  concurrency: 1,
  timeoutMs,
  on: { ExportRequested: (event, context) => exportResults(deps, event, context) },
})

async function exportResults(
  deps: ExporterDeps,
  event: Requested,
  context: ReactorContext,
): Promise<void> {
  for (;;) {
    const run = await startRun(deps, event, context)
    if (run === undefined || (await writeRun(deps, event, { run, context })) === 'done') return
  }
}

/** The number of the run, once the read models show everything before it; undefined where the export has ended. */
async function startRun(
  { db, files, waitForPosition }: ExporterDeps,
  { id }: Requested,
  context: ReactorContext,
): Promise<number | undefined> {
  // A command id of its own: another delivery of the event starts another run.
  const execute = context.executeAs(`start ${crypto.randomUUID()}`)
  const { events, position } = await execute(exportJob, id, { type: 'Start' })
  const [started] = events
  if (started?.type !== 'ExportStarted') return undefined
  if (!(await waitForPosition(position, catchUpMs)))
    throw new Deferred('the read models are behind', catchUpMs)
  // No other file is being written: this reactor handles one export at a time.
  await files.sweep(await storedExportFiles(db))
  return started.data.run
}

/** Thrown by a run that another command has ended. */
class Superseded extends Error {}

type Run = { run: number; context: ReactorContext }

/** `again`: what the run read has been erased since, in part. */
async function writeRun(
  deps: ExporterDeps,
  event: Requested,
  { run, context }: Run,
): Promise<'done' | 'again'> {
  const { files } = deps
  const { id, data } = event
  const file: ExportFile = { exportId: id, run, ownerId: data.ownerId }
  try {
    const content = await openContent(deps, event, { run, context })
    const bytes = await files.write(file, content.stream)
    const { rows, asOf } = content
    const execute = context.executeAs(`finish ${run}`)
    const command = { type: 'Finish', file: { run, rows: rows(), bytes, asOf } } as const
    const { events } = await execute(exportJob, id, command)
    if (events.length > 0) return 'done'
  } catch (error) {
    if (!(error instanceof Superseded)) {
      await files.remove(file)
      await failOrRetry(error, id, { run, context })
      return 'done'
    }
  }
  await files.remove(file)
  return 'again'
}

type Content = { stream: AsyncIterable<string | Uint8Array>; asOf: string; rows: () => number }

async function openContent(deps: ExporterDeps, event: Requested, run: Run): Promise<Content> {
  const { db } = deps
  const { ownerId, surveyId, what, format, bom, language } = event.data
  const check = openProgressCheck(deps, event, run)
  const asOf = new Date().toISOString()
  let [read, rows] = [0, 0]
  if (surveyId === null || what === 'account' || format === 'zip') {
    const onPage = (count: number, share: number) => {
      rows += count
      return check(share)
    }
    return { stream: writeArchive(db, { ownerId, language, onPage }), asOf, rows: () => rows }
  }
  const filter = parseFilter(event.data)
  const total = await countExportedRows(db, { surveyId, what, filter })
  const options = { surveyId, what, format, bom, language, filter }
  const stream = writeResults(db, options, (count) => {
    read += count.read
    rows += count.written
    return check(read / Math.max(1, total))
  })
  return { stream, asOf, rows: () => rows }
}

/** Ends a run that is no longer wanted, and records its progress; `share` is from 0 to 1. */
function openProgressCheck(
  { db, checkMs = 1_000 }: ExporterDeps,
  { id }: Requested,
  { run, context }: Run,
): (share: number) => Promise<void> {
  let [percent, checkedAt] = [0, Date.now()]
  return async (share) => {
    context.signal.throwIfAborted()
    if (Date.now() < checkedAt + checkMs) return
    checkedAt = Date.now()
    const current = await findExport(db, id)
    if (current?.run !== run || current.status !== 'running') throw new Superseded()
    const now = Math.min(99, Math.floor(share * 100))
    if (now < percent + percentStep) return
    percent = now
    const execute = context.executeAs(`progress ${run} ${percent}`)
    await execute(exportJob, id, { type: 'RecordProgress', progress: { run, percent } })
  }
}

/** Outages and the end of this process are not failures of the export. */
async function failOrRetry(error: unknown, id: string, { run, context }: Run): Promise<void> {
  context.signal.throwIfAborted()
  const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC'
  if (isUnavailable(error) || (run < maxRuns && !isFull)) throw error
  const failure = { run, reason: isFull ? 'no-space' : 'failed' } as const
  await context.executeAs(`fail ${run}`)(exportJob, id, { type: 'Fail', failure })
}
