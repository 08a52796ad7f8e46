// `npm run projections -- status|rebuild NAME|verify NAME`
import { parseArgs } from 'node:util'
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
import { exitOnHelp, printLine } from './lib/command-line.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'
import {
  type OperatorEvent,
  operatorOption,
  operatorUsage,
  recordAsOperator,
} from './lib/operator-record.ts'

const usage = `Usage: npm run projections -- status | rebuild NAME [--by PERSON] | verify NAME

status        prints the position of each read model
rebuild NAME  folds the log into a shadow table, compares it with the live table and swaps the two in one transaction;
              safe beside a running Prosa; Ctrl-C changes nothing
verify NAME   folds the log into a temporary table and compares; changes nothing; exit code 1 when a row differs

NAME is one of ${projections.map(({ name }) => name).join(', ')}, or "all".

${operatorUsage}
`

exitOnHelp(usage)
const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort())

try {
  const { positionals, values } = parseArgs({ options: operatorOption, allowPositionals: true })
  process.exitCode = await runCommand(positionals, values.by)
} catch (error) {
  process.stderr.write(
    `\n${stopping.signal.aborted ? 'Stopped; nothing was changed.' : (error as Error).message}\n`,
  )
  process.exitCode = 1
}

async function runCommand(
  [command, name, ...rest]: string[],
  by: string | undefined,
): Promise<number> {
  if (rest.length > 0 || !['status', 'rebuild', 'verify'].includes(command ?? ''))
    return printUsage()
  if (command === 'status') return name === undefined ? status() : printUsage()
  const chosen = name === 'all' ? projections : projections.filter((each) => each.name === name)
  if (chosen.length === 0) return printUsage()
  await using infrastructure = await connectInfrastructure()
  let isSound = true
  for (const projection of chosen) {
    const run =
      command === 'rebuild'
        ? recordAsOperator(infrastructure, rebuildEvent(projection, by), () =>
            rebuild(infrastructure, projection),
          )
        : verify(infrastructure, projection)
    if (!(await run)) isSound = false
  }
  return isSound ? 0 : 1
}

function rebuildEvent({ name }: AnyProjection, by: string | undefined): OperatorEvent {
  const subject = { type: 'projection', id: name }
  return { kind: 'operator-command', by, subject, detail: 'projections rebuild' }
}

function printUsage(): number {
  process.stderr.write(usage)
  return 1
}

async function status(): Promise<number> {
  await using infrastructure = await connectInfrastructure()
  await createReadSchema(infrastructure.db)
  const known = new Map((await readCheckpoints(infrastructure.db)).map((each) => [each.name, each]))
  const rows = []
  for (const projection of projections)
    rows.push(await statusRow(infrastructure, projection, known.get(projection.name)))
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

async function rebuild(
  infrastructure: Infrastructure,
  projection: AnyProjection,
): Promise<boolean> {
  await using announcements = await openAnnouncements(infrastructure.databaseUrl)
  const { signal } = stopping
  const options = {
    ...infrastructure,
    projection,
    announcements,
    signal,
    onProgress: progressPrinter(projection),
  }
  const rebuilt = await rebuildProjection(options)
  const { events, seconds, compared } = rebuilt!
  const rate = Math.round(events / seconds).toLocaleString('en')
  clearProgress()
  printLine(
    `${projection.name}: ${events.toLocaleString('en')} events in ${seconds.toFixed(1)} s (${rate}/s), swapped in.`,
  )
  if (compared) printComparison(compared, 'before')
  return true
}

async function verify(infrastructure: Infrastructure, projection: AnyProjection): Promise<boolean> {
  const { signal } = stopping
  const verified = await verifyProjection({
    ...infrastructure,
    projection,
    signal,
    onProgress: progressPrinter(projection),
  })
  clearProgress()
  printLine(`${projection.name}: ${verified.events.toLocaleString('en')} events folded again.`)
  printComparison(verified, 'live')
  return verified.differing === 0
}

/** Names the rows and columns that differ, never their values: a value may be a person's answer. */
function printComparison(
  { rows, differing, differences }: Comparison,
  liveLabel: 'live' | 'before',
): void {
  printLine(`  rows: ${rows.live} ${liveLabel}, ${rows.recomputed} recomputed; ${differing} differ`)
  for (const each of differences) {
    const columns = Object.keys({ ...each.live, ...each.recomputed }).filter(
      (name) => JSON.stringify(each.live?.[name]) !== JSON.stringify(each.recomputed?.[name]),
    )
    const description = !each.live
      ? 'missing'
      : !each.recomputed
        ? 'should not exist'
        : columns.join(', ')
    printLine(`  ${Object.values(each.key).join(' / ')}: ${description}`)
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

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}
