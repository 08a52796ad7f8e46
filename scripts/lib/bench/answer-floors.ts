// Where the rate of `POST responses` goes: the same load on routes and processes that each do more of the work.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pause } from '#kernel/async/backoff.ts'
import { startEmbeddedPostgres } from '../../../services/adapters/embedded-postgres/embedded-postgres.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { setUpDatabase } from '../../../services/database-set-up.ts'
import {
  freePort,
  startInstance,
  temporaryDataDir,
} from '../../../tests/support/processes/instance.ts'
import { startWorkerProcess } from '../../../tests/support/processes/worker-process.ts'
import { runLoad, startIdleRoute } from './answers.ts'
import { answerEvent } from './event-store.ts'
import { median, type Figure } from './figures.ts'
import { publishSurvey, startConversations, type OpenConversation } from './survey-fixtures.ts'
import { processorMs, processorMsOfFamily } from './turn/processor-time.ts'

const rounds = 3
const answersEach = 1_500
/** Until projections and reactors have handled what was written before. */
const settleMs = 4_000
const rolesApartTarget = 0.45

type Costs = { perSecond: number; nodeMs: number; workerMs: number; databaseMs: number }

/** Each round measures all of them, so that a change of the machine's load meets all. */
export async function benchAnswerFloors(): Promise<Figure[]> {
  await using parts = new AsyncDisposableStack()
  const dataDir = await temporaryDataDir()
  parts.defer(() => rm(dataDir, { recursive: true, force: true }))
  const server = await startEmbeddedPostgres(join(dataDir, 'postgres'))
  parts.defer(() => server.stop())
  const { url, role } = server.application
  await setUpDatabase(server.url, role, { hasLog: true })
  const env = { DATABASE_URL: url, LOG_LEVEL: 'error', PROSA_DEFAULT_PLAN: 'unlimited' }
  const worker = await startWorkerProcess('projector,reactor', {
    ...env,
    PROSA_DATA: dataDir,
    PORT: String(await freePort()),
  })
  parts.defer(async () => {
    worker.kill('SIGTERM')
    await once(worker, 'exit')
  })
  // It is ready once the projector has built the read models.
  const api = parts.use(await startInstance({ dataDir, env: { ...env, ROLES: 'api' } }))
  const store = parts.use(await openPostgresEventStore(url))
  const bare = await startIdleRoute()
  parts.defer(bare.close)
  const appending = await startIdleRoute(() =>
    store.append(`bench-${randomUUID()}`, 'no_stream', [answerEvent()]),
  )
  parts.defer(appending.close)
  const postmaster = Number(
    (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0],
  )
  const processes = { api: api.process.pid!, worker: worker.pid!, postmaster }
  const { publicId } = await publishSurvey(api.baseUrl)
  const openConversations = async () => {
    const open = await startConversations(api.baseUrl, publicId, answersEach)
    await pause(settleMs)
    return open
  }

  const results = { bare: [] as number[], appending: [] as number[] }
  const apart: Costs[] = []
  const alone: Costs[] = []
  for (let round = 0; round < rounds; round++) {
    const open = await openConversations()
    results.bare.push((await runLoad(bare.url, open, { amount: open.length * 10 })).perSecond)
    results.appending.push(
      (await runLoad(appending.url, open, { amount: open.length * 5 })).perSecond,
    )
    worker.kill('SIGSTOP')
    alone.push(await measureLoad(processes, api.baseUrl, open, 2 * round * answersEach))
    worker.kill('SIGCONT')
    const next = await openConversations()
    apart.push(await measureLoad(processes, api.baseUrl, next, (2 * round + 1) * answersEach))
  }
  const floor = median(results.bare)
  return [
    rate('bare route that appends one event', median(results.appending), floor),
    ...figuresOf('POST responses, api alone', alone, floor),
    ...figuresOf('POST responses, roles apart', apart, floor, rolesApartTarget),
  ]
}

type Processes = { api: number; worker: number; postmaster: number }

async function measureLoad(
  { api, worker, postmaster }: Processes,
  baseUrl: string,
  open: readonly OpenConversation[],
  firstText: number,
): Promise<Costs> {
  const read = async () => [
    (await processorMs(api)) ?? NaN,
    (await processorMs(worker)) ?? NaN,
    (await processorMsOfFamily(postmaster)) ?? NaN,
  ]
  const before = await read()
  const { perSecond, refused } = await runLoad(baseUrl, open, { firstText })
  const after = await read()
  if (refused > 0) throw new Error(`${refused} answers were refused`)
  const [nodeMs, workerMs, databaseMs] = after.map((ms, at) => (ms - before[at]!) / open.length)
  return { perSecond, nodeMs: nodeMs!, workerMs: workerMs!, databaseMs: databaseMs! }
}

function figuresOf(
  name: string,
  costs: readonly Costs[],
  floor: number,
  target?: number,
): Figure[] {
  const middle = (key: keyof Costs) => median(costs.map((cost) => cost[key]))
  const time = (what: string, key: keyof Costs): Figure => ({
    name: `${name}: processor time of ${what}`,
    ...{ value: middle(key), unit: 'ms', target: '', met: true },
  })
  return [
    rate(name, middle('perSecond'), floor, target),
    time('the api', 'nodeMs'),
    time('the projector and the reactor', 'workerMs'),
    time('the database', 'databaseMs'),
  ]
}

function rate(name: string, value: number, floor: number, target?: number): Figure {
  const ratio = value / floor
  const aim =
    target === undefined
      ? { target: '', met: true }
      : { target: `>= ${target}x`, met: ratio >= target }
  return { name, value, baseline: floor, ratio, unit: 'req/s', ...aim }
}
