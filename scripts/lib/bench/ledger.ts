// Unlocks, and a ledger of a million entries: replay, first unlock after a start, and statement pages.
import { randomUUID } from 'node:crypto'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { openKeys, type Keys } from '#kernel/privacy/keys.ts'
import { openSnapshots, openPostgresSnapshotStore } from '#kernel/commands/snapshots.ts'
import type { EventStore } from '#ports/event-store.ts'
import { creditBalanceOf, creditBalances } from '#projections/credits/credit-balances.projection.ts'
import { creditEntries } from '#projections/credits/credit-entries.projection.ts'
import { creditLots } from '#projections/credits/credit-lots.projection.ts'
import { payments } from '#projections/credits/payments.projection.ts'
import { statementOf } from '#projections/credits/statement.ts'
import { responses } from '#projections/conversations/responses.projection.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { surveys } from '#projections/surveys/surveys.projection.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { openReplay } from '../audit/ledger-replay.ts'
import { creditLedger } from '../../../services/credits/ledger/credit-ledger.decider.ts'
import { fillLedger } from './ledger-history.ts'
import { benchUnlocks } from './ledger-unlocks.ts'
import { printLine } from '../command-line.ts'
import { measureP99, type Figure } from './figures.ts'
import { openRandomKeyRing } from './random-key-ring.ts'

const pageSize = 50
const ledgerLength = 1_000_000

export async function benchLedger(url: string): Promise<Figure[]> {
  const ownerId = randomUUID()
  {
    await using store = await openPostgresEventStore(url)
    const startedAt = performance.now()
    await fillLedger(store, ownerId, ledgerLength)
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
    printLine(`${ledgerLength} entries written in ${seconds} s`)
  }
  return measureLedger(url, ownerId, ledgerLength)
}

export async function measureLedger(
  url: string,
  ownerId: string,
  entries: number,
): Promise<Figure[]> {
  const db = openDb(url, 6)
  await using store = await openPostgresEventStore(url)
  try {
    const keys = await openKeys(db, await openRandomKeyRing(db))
    const figures = await benchUnlocks(store, keys)
    figures.push(
      ...(await benchReplay(store, ownerId)),
      ...(await benchColdStart(db, store, keys, ownerId)),
    )
    await rebuildReadModels(db, store, keys)
    return [...figures, ...(await benchPages(db, ownerId, entries))]
  } finally {
    await db.end()
  }
}

async function benchReplay(store: EventStore, ownerId: string): Promise<Figure[]> {
  const raw = await measureWork(() => countEvents(store, ownerId))
  const audit = await measureWork(async () => {
    const { audit: found, take } = openReplay()
    for await (const event of store.readStream(`credits-${ownerId}`)) take(event)
    if (found.faults.length > 0) throw new Error(found.faults[0])
    return found.count
  })
  const rate = audit.count / audit.seconds
  const baseline = raw.count / raw.seconds
  return [
    {
      ...{ name: 'replay and verify', value: rate, baseline, unit: 'events/s' },
      ...withoutTarget(rate / baseline),
    },
    {
      ...{
        name: 'replay and verify, peak memory',
        unit: 'MB',
        value: audit.peakMb,
        baseline: raw.peakMb,
      },
      ...withoutTarget(audit.peakMb / raw.peakMb),
    },
  ]
}

/** First unlock of a process: when it must read the whole ledger, and from a snapshot. */
async function benchColdStart(
  db: Db,
  store: EventStore,
  keys: Keys,
  ownerId: string,
): Promise<Figure[]> {
  const raw = await measureWork(() => countEvents(store, ownerId))
  const written = Promise.withResolvers<void>()
  const snapshotStore = openPostgresSnapshotStore(db)
  const snapshots = openSnapshots(
    {
      ...snapshotStore,
      write: (snapshot) => snapshotStore.write(snapshot).then(written.resolve, written.reject),
    },
    { store, log: console },
  )
  const start = () => {
    const executor = openExecutor({ store, keys, decodeEvents: openDecoder(keys), snapshots })
    return async () => {
      const startedAt = performance.now()
      const commandId = randomUUID()
      const envelope = { commandId, correlationId: commandId, actor: 'bench' }
      const unlock = { responseId: randomUUID(), surveyId: randomUUID() }
      await executor(envelope)(creditLedger, ownerId, { type: 'UnlockResponse', ...unlock })
      return performance.now() - startedAt
    }
  }
  const withoutSnapshot = await start()()
  await written.promise
  const unlock = start()
  const first = await unlock()
  const next = await unlock()
  const baseline = raw.seconds * 1_000
  const figure = (name: string, value: number) => ({
    ...{ name, value, baseline, ratio: value / baseline, unit: 'ms', target: '', met: true },
  })
  return [
    figure('first unlock, the whole ledger read', withoutSnapshot),
    {
      ...figure('first unlock after a start, with a snapshot', first),
      ...{ target: '< 1000 ms', met: first < 1_000 },
    },
    figure('the unlock after that', next),
  ]
}

async function countEvents(store: EventStore, ownerId: string): Promise<number> {
  let count = 0
  for await (const _ of store.readStream(`credits-${ownerId}`)) count++
  return count
}

async function rebuildReadModels(db: Db, store: EventStore, keys: Keys): Promise<void> {
  const decodeEvents = openDecoder(keys)
  const announcements = { from: 'bench', publish: () => {} }
  for (const projection of [
    ...[creditEntries, creditLots, creditBalances, payments],
    ...[surveys, responses],
  ])
    await rebuildProjection({ store, decodeEvents, db, projection, announcements })
  await db.query('vacuum analyze read.credit_entries')
}

async function benchPages(db: Db, ownerId: string, entries: number): Promise<Figure[]> {
  const page = (over: object) => () => statementOf(db, ownerId, { limit: pageSize + 1, ...over })
  const revisions = (await page({})()).map(({ revision }) => revision)
  const baseline = await measureP99(() =>
    db.query('select * from read.credit_entries where "ownerId" = $1 and revision = any($2)', [
      ownerId,
      revisions,
    ]),
  )
  const queries: [string, () => Promise<unknown>][] = [
    ['statement, first page', page({})],
    ['statement, page in the middle', page({ before: entries / 2 })],
    ['statement, last page', page({ before: pageSize })],
    ['statement of purchases', page({ types: ['CreditsPurchased', 'CreditsGranted'] })],
    [
      'statement of unlocks, in the middle',
      page({ types: ['ResponseUnlocked'], before: entries / 2 }),
    ],
    ['statement without matches', page({ types: ['PurchaseDisputed', 'DisputeClosed'] })],
    ['balance', () => creditBalanceOf(db, ownerId)],
  ]
  const figures: Figure[] = []
  for (const [name, query] of queries) {
    const value = await measureP99(query)
    figures.push({
      ...{ name: `${name}, p99`, value, baseline, ratio: value / baseline, unit: 'ms' },
      ...{ target: '< 50 ms', met: value < 50 },
    })
  }
  return figures
}

/** `peakMb`: the highest sampled memory use. */
async function measureWork(work: () => Promise<number>) {
  let peak = 0
  const sample = () => void (peak = Math.max(peak, process.memoryUsage().rss))
  const sampling = setInterval(sample, 20)
  const startedAt = performance.now()
  const count = await work()
  sample()
  clearInterval(sampling)
  return { count, seconds: (performance.now() - startedAt) / 1_000, peakMb: peak / 2 ** 20 }
}

const withoutTarget = (ratio: number) => ({ ratio, target: '', met: true })
