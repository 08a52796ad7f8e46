// npm run projections -- status | rebuild NAME | verify NAME
import { projections } from '#projections/all.ts'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import {
  type Checkpoint,
  createReadSchema,
  readCheckpoints,
} from '#projections/engine/checkpoints.ts'
import type { Comparison } from '#projections/engine/tables/compare-tables.ts'
import type { Progress } from '#projections/engine/rebuild/progress.ts'
import type { AnyProjection } from '#projections/engine/projection.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { tableName } from '#projections/engine/tables/table.ts'
import { verifyProjection } from '#projections/engine/rebuild/verify.ts'
import type { Infrastructure } from '../services/infrastructure.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'

const usage = `Usage: npm run projections -- status | rebuild NAME | verify NAME

status        how far each read model has read the log
rebuild NAME  folds the log again beside the table that serves, compares, and swaps the two in one transaction;
              safe beside a running Prosa; Ctrl-C leaves everything as it was
verify NAME   folds the log again and compares; changes nothing; exit code 1 where a row differs

NAME is one of ${projections.map(({ name }) => name).join(', ')}, or "all".
`

const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort())

try {
  process.exitCode = await runCommand(process.argv.slice(2))
} catch (error) {
  const isStopped = stopping.signal.aborted
  process.stderr.write(
    `\n${isStopped ? 'Stopped; nothing was changed.' : (error as Error).message}\n`,
  )
  process.exitCode = 1
}

async function runCommand([command, name, ...rest]: string[]): Promise<number> {
  if (rest.length > 0 || !['status', 'rebuild', 'verify'].includes(command ?? ''))
    return printUsage()
  if (command === 'status') return name === undefined ? status() : printUsage()
  const chosen = name === 'all' ? projections : projections.filter((each) => each.name === name)
  if (chosen.length === 0) return printUsage()
  await using foundation = await connectInfrastructure()
  let isSound = true
  for (const projection of chosen) {
    const one = command === 'rebuild' ? rebuildOne : verifyOne
    if (!(await one(foundation, projection))) isSound = false
  }
  return isSound ? 0 : 1
}

function printUsage(): number {
  process.stderr.write(usage)
  return 1
}

async function status(): Promise<number> {
  await using foundation = await connectInfrastructure()
  await createReadSchema(foundation.db)
  const known = new Map((await readCheckpoints(foundation.db)).map((each) => [each.name, each]))
  const rows = []
  for (const projection of projections)
    rows.push(await statusRow(foundation, projection, known.get(projection.name)))
  console.table(rows)
  return rows.some(({ state }) => state === 'failed') ? 1 : 0
}

async function statusRow(
  { db, store }: Infrastructure,
  { name, version, rowsOf }: AnyProjection,
  checkpoint: Checkpoint | undefined,
) {
  if (!checkpoint) return { projection: name, version, state: 'never built' }
  const isCurrent = checkpoint.version === version && checkpoint.logId === store.logId
  const after = isCurrent ? checkpoint.position : ''
  let lag = 0
  for await (const page of store.readAll({ after, filter: { types: Object.keys(rowsOf) } }))
    lag += page.length
  const counted = await db.query<{ count: number }>(`select count(*) from read.${tableName(name)}`)
  return {
    projection: name,
    version,
    state: isCurrent ? checkpoint.state : 'to be rebuilt',
    rows: counted.rows[0]?.count,
    'events behind': lag,
    position: checkpoint.position,
    error: checkpoint.error ?? '',
  }
}

async function rebuildOne(foundation: Infrastructure, projection: AnyProjection): Promise<boolean> {
  await using announcements = await openAnnouncements(foundation.databaseUrl)
  const { signal } = stopping
  const options = {
    ...foundation,
    projection,
    announcements,
    signal,
    onProgress: progressPrinter(projection),
  }
  const rebuilt = await rebuildProjection(options)
  const { events, seconds, compared } = rebuilt!
  const rate = Math.round(events / seconds).toLocaleString('en')
  printLine(
    `${projection.name}: ${events.toLocaleString('en')} events in ${seconds.toFixed(1)} s (${rate}/s), swapped in.`,
  )
  if (compared) printComparison(compared, 'served before', 'by the log')
  return true
}

async function verifyOne(foundation: Infrastructure, projection: AnyProjection): Promise<boolean> {
  const { signal } = stopping
  const verified = await verifyProjection({
    ...foundation,
    projection,
    signal,
    onProgress: progressPrinter(projection),
  })
  printLine(`${projection.name}: ${verified.events.toLocaleString('en')} events folded again.`)
  printComparison(verified, 'that serve', 'by the log')
  return verified.differing === 0
}

/** Names the rows and columns that differ, never what they hold: that may be a person's answer. */
function printComparison(
  { rows, differing, differences }: Comparison,
  ours: string,
  theirs: string,
): void {
  printLine(`  rows: ${rows.ours} ${ours}, ${rows.theirs} ${theirs}; ${differing} differ`)
  for (const each of differences) {
    const columns = Object.keys({ ...each.ours, ...each.theirs }).filter(
      (name) => JSON.stringify(each.ours?.[name]) !== JSON.stringify(each.theirs?.[name]),
    )
    const what = !each.ours
      ? 'is missing'
      : !each.theirs
        ? 'should not be there'
        : columns.join(', ')
    printLine(`  ${Object.values(each.key).join(' / ')}: ${what}`)
  }
  if (differing > differences.length) printLine(`  … and ${differing - differences.length} more`)
}

function progressPrinter({ name }: AnyProjection): ((progress: Progress) => void) | undefined {
  if (!process.stderr.isTTY) return undefined
  return ({ events, total, perSecond, etaSeconds }) =>
    void process.stderr.write(
      `\r\u001b[K${name}: ${events.toLocaleString('en')} of about ${total.toLocaleString('en')} events, ${Math.round(perSecond).toLocaleString('en')}/s, ${Math.ceil(etaSeconds)} s left\r`,
    )
}

function printLine(line: string): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  process.stdout.write(`${line}\n`)
}
