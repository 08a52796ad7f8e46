// What counting a request for all processes costs, beside counting it for one.
import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import {
  type OpenWindowCounter,
  openLocalCounter,
} from '../../../services/kernel/async/window-counter.ts'
import { parseTrustedProxies } from '../../../services/kernel/config/networks.ts'
import { limitRequests } from '../../../services/kernel/http/rate-limits.ts'
import { openLog } from '../../../services/kernel/log.ts'
import { openDb } from '../../../services/kernel/postgres/db.ts'
import { openSharedCounters } from '../../../services/kernel/postgres/shared-counters.ts'
import { median, type Figure } from './figures.ts'

const addresses = 1_000
const requestsEach = 20_000
const rounds = 7

export async function benchLimits(url: string): Promise<Figure[]> {
  const db = openDb(url)
  const counters = await openSharedCounters({ db, log: openLog('warn'), secret: randomBytes(32) })
  const [local, shared] = [await openServer(openLocalCounter), await openServer(counters.open)]
  await measure(local)
  await measure(shared)
  const spent: { local: number; shared: number }[] = []
  // Side by side: other work on the machine slows both down.
  for (let round = 0; round < rounds; round++)
    spent.push({ local: await measure(local), shared: await measure(shared) })
  await counters.close()
  await db.end()
  const [value, baseline] = [
    median(spent.map((each) => each.shared)),
    median(spent.map((each) => each.local)),
  ]
  const ratio = value / baseline
  return [
    {
      name: 'limits of all processes, processor time of a request',
      value,
      baseline,
      ratio,
      unit: 'µs',
      target: '<= 1.2x',
      met: ratio <= 1.2,
    },
  ]
}

async function openServer(openCounter: OpenWindowCounter) {
  const app = Fastify({ trustProxy: parseTrustedProxies('loopback') })
  await limitRequests(app as never, { requestsPerMinute: 1_000_000 }, openCounter)
  app.get('/', () => ({}))
  await app.ready()
  return app
}

/** Microseconds of processor time of this process. */
async function measure(app: Awaited<ReturnType<typeof openServer>>): Promise<number> {
  const began = process.cpuUsage()
  for (let n = 0; n < requestsEach; n++) {
    const headers = { 'x-forwarded-for': `198.51.${(n % addresses) >> 8}.${n & 255}` }
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as a client waits for its reply
    await app.inject({ url: '/', remoteAddress: '127.0.0.1', headers })
    // Turns of the event loop, in which counts settle.
    // oxlint-disable-next-line no-await-in-loop
    if (n % 100 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  const { user, system } = process.cpuUsage(began)
  return (user + system) / requestsEach
}
