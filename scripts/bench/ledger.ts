// Unlocks beside bare appends, and a ledger of a million entries: replayed, folded by a process that just started, and read page by page.
import { randomBytes, randomUUID } from 'node:crypto'
import { type Db, openDb } from '#kernel/db.ts'
import { openExecutor } from '#kernel/execute.ts'
import { openHear } from '#kernel/hear.ts'
import { openKeys, type Keys } from '#kernel/keys.ts'
import { parseMasterKey } from '#kernel/master-key.ts'
import { openSnapshots, snapshotsIn } from '#kernel/snapshots.ts'
import type { EventStore } from '#ports/event-store.ts'
import { creditBalanceOf, creditBalances } from '#projections/credits/credit-balances.projection.ts'
import { creditEntries } from '#projections/credits/credit-entries.projection.ts'
import { creditLots } from '#projections/credits/credit-lots.projection.ts'
import { payments } from '#projections/credits/payments.projection.ts'
import { statementOf } from '#projections/credits/statement.ts'
import { responses } from '#projections/conversations/responses.projection.ts'
import { rebuild } from '#projections/engine/rebuild.ts'
import { surveys } from '#projections/surveys/surveys.projection.ts'
import { openPostgresEventStore } from '../../services/adapters/event-store/postgres/store.ts'
import { openReplay } from '../audit/replay.ts'
import { creditLedger } from '../../services/credits/credit-ledger.decider.ts'
import { fillLedger } from './ledger-history.ts'
import { benchUnlocks } from './ledger-unlocks.ts'
import { p99Of, type Figure } from './report.ts'

const pageSize = 50
const length = 1_000_000

export async function benchLedger(url: string): Promise<Figure[]> {
  const ownerId = randomUUID()
  {
    await using store = await openPostgresEventStore(url)
    const began = performance.now()
    await fillLedger(store, ownerId, length)
    say(`${length} entries written in ${seconds(began)} s`)
  }
  return measureLedger(url, ownerId, length)
}

export async function measureLedger(
  url: string,
  ownerId: string,
  entries: number,
): Promise<Figure[]> {
  const db = openDb(url, 6)
  await using store = await openPostgresEventStore(url)
  try {
    const keys = await openKeys(db, parseMasterKey(randomBytes(32).toString('base64')))
    const figures = await benchUnlocks(store, keys)
    figures.push(
      ...(await replayed(store, ownerId)),
      ...(await restarted(db, store, keys, ownerId)),
    )
    await readModels(db, store, keys)
    return [...figures, ...(await pages(db, ownerId, entries))]
  } finally {
    await db.end()
  }
}

async function replayed(store: EventStore, ownerId: string): Promise<Figure[]> {
  const raw = await watched(() => readOnly(store, ownerId))
  const audit = await watched(async () => {
    const { audit: found, take } = openReplay()
    for await (const event of store.readStream(`credits-${ownerId}`)) take(event)
    if (found.faults.length > 0) throw new Error(found.faults[0])
    return found.count
  })
  const rate = audit.count / audit.seconds
  const floor = raw.count / raw.seconds
  return [
    {
      ...{ name: 'replay and verify', value: rate, floor, unit: 'events/s' },
      ...open(rate / floor),
    },
    {
      ...{
        name: 'replay and verify, peak memory',
        unit: 'MB',
        value: audit.peakMb,
        floor: raw.peakMb,
      },
      ...open(audit.peakMb / raw.peakMb),
    },
  ]
}

/** What a process that just started needs for the first unlock: where it has to read the whole log, and where it is kept. */
async function restarted(
  db: Db,
  store: EventStore,
  keys: Keys,
  ownerId: string,
): Promise<Figure[]> {
  const raw = await watched(() => readOnly(store, ownerId))
  const written = Promise.withResolvers<void>()
  const place = snapshotsIn(db)
  const snapshots = openSnapshots(
    { ...place, write: (kept) => place.write(kept).then(written.resolve, written.reject) },
    { store, log: console },
  )
  const start = () => {
    const executor = openExecutor({ store, keys, hear: openHear(keys), snapshots })
    return async () => {
      const began = performance.now()
      const commandId = randomUUID()
      const envelope = { commandId, correlationId: commandId, actor: 'bench' }
      const unlock = { responseId: randomUUID(), surveyId: randomUUID() }
      await executor(envelope)(creditLedger, ownerId, { type: 'UnlockResponse', ...unlock })
      return performance.now() - began
    }
  }
  const reading = await start()()
  await written.promise
  const unlock = start()
  const first = await unlock()
  const next = await unlock()
  const floor = raw.seconds * 1_000
  const figure = (name: string, value: number) => ({
    ...{ name, value, floor, ratio: value / floor, unit: 'ms', target: '', met: true },
  })
  return [
    figure('first unlock, the whole ledger read', reading),
    {
      ...figure('first unlock after a start, with a snapshot', first),
      ...{ target: '< 1000 ms', met: first < 1_000 },
    },
    figure('the unlock after that', next),
  ]
}

async function readOnly(store: EventStore, ownerId: string): Promise<number> {
  let count = 0
  for await (const _ of store.readStream(`credits-${ownerId}`)) count++
  return count
}

async function readModels(db: Db, store: EventStore, keys: Keys): Promise<void> {
  const hear = openHear(keys)
  const announcements = { from: 'bench', tell: () => {} }
  for (const projection of [
    ...[creditEntries, creditLots, creditBalances, payments],
    ...[surveys, responses],
  ])
    await rebuild({ store, hear, db, projection, announcements })
  await db.query('vacuum analyze read.credit_entries')
}

async function pages(db: Db, ownerId: string, entries: number): Promise<Figure[]> {
  const page = (over: object) => () => statementOf(db, ownerId, { limit: pageSize + 1, ...over })
  const some = (await page({})()).map(({ revision }) => revision)
  const floor = await p99Of(() =>
    db.query('select * from read.credit_entries where "ownerId" = $1 and revision = any($2)', [
      ownerId,
      some,
    ]),
  )
  const asked: [string, () => Promise<unknown>][] = [
    ['statement, first page', page({})],
    ['statement, page in the middle', page({ before: entries / 2 })],
    ['statement, last page', page({ before: pageSize })],
    ['statement of purchases', page({ types: ['CreditsPurchased', 'CreditsGranted'] })],
    [
      'statement of unlocks, in the middle',
      page({ types: ['ResponseUnlocked'], before: entries / 2 }),
    ],
    ['statement of what is nowhere', page({ types: ['PurchaseDisputed', 'DisputeClosed'] })],
    ['balance', () => creditBalanceOf(db, ownerId)],
  ]
  const figures: Figure[] = []
  for (const [name, ask] of asked) {
    const value = await p99Of(ask)
    figures.push({
      ...{ name: `${name}, p99`, value, floor, ratio: value / floor, unit: 'ms' },
      ...{ target: '< 50 ms', met: value < 50 },
    })
  }
  return figures
}

/** With the most memory that was in use at any moment looked at. */
async function watched(work: () => Promise<number>) {
  let peak = 0
  const look = () => void (peak = Math.max(peak, process.memoryUsage().rss))
  const looking = setInterval(look, 20)
  const began = performance.now()
  const count = await work()
  look()
  clearInterval(looking)
  return { count, seconds: (performance.now() - began) / 1_000, peakMb: peak / 2 ** 20 }
}

const open = (ratio: number) => ({ ratio, target: '', met: true })
const seconds = (began: number) => ((performance.now() - began) / 1_000).toFixed(0)
const say = (line: string) => process.stdout.write(`${line}\n`)
