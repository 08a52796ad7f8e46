import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { openDb } from '#kernel/postgres/db.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import { responses } from '#projections/conversations/responses.projection.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { printLine } from '../command-line.ts'
import { appendConversations, eventsPerConversation } from './conversations.ts'
import { median, type Figure } from './figures.ts'
import { startProcessorTime, watchStalls } from './processor-time.ts'
import { openRandomKeyRing } from './random-key-ring.ts'
import { type CpuProfile, profileThisThread } from './profile/inspector.ts'
import { projectRoot, sharesOf } from './profile/profile-shares.ts'

const rounds = 3
const conversations = 6_250
const events = conversations * eventsPerConversation
const rowsPrinted = 24

/**
 * Rebuilds the heaviest projection from 200,000 events, in new databases on the given server. The floor copies the same
 * rows into the same table, expressed in their events per second.
 */
export async function benchRebuild(url: string): Promise<Figure[]> {
  return [
    ...(await measure(url, { name: 'rebuild, plain events', isSealed: false, target: 150_000 })),
    ...(await measure(url, {
      name: 'rebuild, every other event sealed',
      isSealed: true,
      target: 90_000,
    })),
  ]
}

/** One rebuild of each kind of log. Prints tables; has no figures. */
export async function profileRebuild(url: string): Promise<Figure[]> {
  for (const isSealed of [false, true]) {
    await using log = await openGeneratedLog(url, isSealed)
    await log.rebuild()
    const sinceStart = startProcessorTime()
    const profile = await profileThisThread(log.rebuild)
    printProfile(isSealed ? 'every other event sealed' : 'plain events', profile, sinceStart())
  }
  return []
}

/** Microseconds for each event. Node alone: what Postgres does is not in a profile. */
function printProfile(name: string, profile: CpuProfile, spentMs: number): void {
  const { busyMs, byModule, byPlace } = sharesOf(profile, projectRoot)
  // Samples count the time in which another process has the processor, too.
  const perEvent = (ms: number) => ((ms * spentMs * 1_000) / busyMs / events).toFixed(2).padStart(7)
  printLine(`\nrebuild, ${name}: microseconds of the event loop for each event`)
  printLine(`${perEvent(busyMs)}  in all`)
  for (const [title, shares] of Object.entries({
    'by package and folder': byPlace,
    'by the nearest module of Prosa': byModule,
  })) {
    printLine(`\n  ${title}`)
    for (const [place, ms] of shares.slice(0, rowsPrinted)) printLine(`${perEvent(ms)}  ${place}`)
  }
}

type RebuildCase = { name: string; isSealed: boolean; target: number }

async function measure(url: string, { name, isSealed, target }: RebuildCase): Promise<Figure[]> {
  await using log = await openGeneratedLog(url, isSealed)
  const [values, baselines]: [number[], number[]] = [[], []]
  const [processor, reading, stalls]: [number[], number[], number[]] = [[], [], []]
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++) {
    const [sinceStart, watched] = [startProcessorTime(), watchStalls()]
    const rebuilt = await log.rebuild()
    const spent = sinceStart()
    watched.stop()
    const baseline = await copyRate(log.url)
    const sinceRead = startProcessorTime()
    // As a rebuild reads them.
    for await (const _ of log.store.readAll({ filter: { types: Object.keys(responses.rowsOf) } }))
      continue
    if (round === 0) continue
    processor.push((spent * 1_000) / events)
    reading.push((sinceRead() * 1_000) / events)
    stalls.push(watched.longest())
    values.push(events / rebuilt.seconds)
    baselines.push(baseline)
  }
  const stall = Math.max(...stalls)
  return [
    {
      ...compared(name, median(values), median(baselines), 'events/s'),
      target: `>= ${target}`,
      met: median(values) >= target,
    },
    compared(
      `${name}: processor, beside reading alone`,
      median(processor),
      median(reading),
      'µs/event',
    ),
    {
      name: `${name}: longest stall`,
      value: stall,
      unit: 'ms',
      target: '< 50 ms',
      met: stall < 50,
    },
  ]
}

/** A log of conversations in a new database on the server. */
async function openGeneratedLog(server: string, isSealed: boolean) {
  await using parts = new AsyncDisposableStack()
  const { url } = parts.use(await createDatabase(server))
  const db = openDb(url, 6)
  parts.defer(() => db.end())
  const store = parts.use(await openPostgresEventStore(url))
  const ring = await openRandomKeyRing(db)
  await appendConversations(store, await openKeys(db, ring), { count: conversations, isSealed })
  const moved = parts.move()
  return {
    url,
    store,
    async rebuild() {
      // With an empty key cache.
      const decodeEvents = openDecoder(await openKeys(db, ring))
      const announcements = { from: 'bench', publish: () => {} }
      const options = { store, decodeEvents, db, projection: responses, announcements }
      const rebuilt = await rebuildProjection(options)
      if (rebuilt?.events !== events)
        throw new Error(`rebuilt from ${rebuilt?.events} events, not ${events}`)
      return rebuilt
    },
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  }
}

const compared = (name: string, value: number, baseline: number, unit: string): Figure => ({
  ...{ name, value, baseline, ratio: value / baseline, unit },
  ...{ target: '', met: true },
})

async function createDatabase(server: string): Promise<{ url: string } & AsyncDisposable> {
  const name = `bench_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`create database ${name} template template0`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, [Symbol.asyncDispose]: () => run(`drop database ${name} with (force)`) }
}

/** Copies the rows by COPY into an empty table with the same indexes. */
async function copyRate(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const chunks: Buffer[] = []
    for await (const chunk of client.query(copyTo('copy read.responses to stdout')))
      chunks.push(chunk as Buffer)
    await client.query('create table read.bench_copy (like read.responses)')
    const startedAt = performance.now()
    const stream = client.query(copyFrom('copy read.bench_copy from stdin'))
    for (const chunk of chunks) if (!stream.write(chunk)) await once(stream, 'drain')
    stream.end()
    await once(stream, 'finish')
    await client.query(
      `create unique index on read.bench_copy ("responseId"); analyze read.bench_copy`,
    )
    const seconds = (performance.now() - startedAt) / 1000
    await client.query('drop table read.bench_copy')
    return events / seconds
  } finally {
    await client.end()
  }
}
