// The time to read one conversation, side by side: the adapter, that of Postgres, the bare client of the vendor, and the same
// bytes over HTTP/2, which is the time of the server and of the wire.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http2 from 'node:http2'
import type { KurrentDBClient } from '@kurrent/kurrentdb-client'
import { parseAddress } from '../../../services/adapters/event-store/kurrentdb/address.ts'
import { nameOf } from '../../../services/adapters/event-store/kurrentdb/discovery.ts'
import { streamRequest } from '../../../services/adapters/event-store/kurrentdb/requests.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import type { EventStore } from '../../../services/ports/event-store.ts'
import { answerEvent } from './event-store.ts'
import { median, type Figure } from './figures.ts'

const rounds = 400
const warmUpRounds = 100
const streamLength = 20
const maxRatio = 1.2

type ReadBench = {
  address: string
  store: EventStore
  client: KurrentDBClient
  postgresUrl: string
}

export async function benchKurrentReads(bench: ReadBench): Promise<Figure[]> {
  const { address, store, client, postgresUrl } = bench
  await using postgres = await openPostgresEventStore(postgresUrl)
  await using wire = openWire(address)
  const stream = `conversation-${randomUUID()}`
  const events = Array.from({ length: streamLength }, answerEvent)
  for (const each of [store, postgres]) await each.append(stream, 'no_stream', events)
  const works = {
    adapter: () => Array.fromAsync(store.readStream(stream)),
    postgres: () => Array.fromAsync(postgres.readStream(stream)),
    bare: () => Array.fromAsync(client.readStream(stream)),
    ...(wire && { wire: () => wire.read(stream) }),
  }
  const took = await timeInTurns(works)
  const compare = (floor: string, baseline: number, target: number | undefined): Figure => {
    const value = took['adapter']!
    const ratio = value / baseline
    const name = `KurrentDB: a stream of ${streamLength} is read (floor: ${floor})`
    const aim = target === undefined ? '' : `<= ${target}x`
    return {
      name,
      value,
      baseline,
      ratio,
      unit: 'ms',
      target: aim,
      met: ratio <= (target ?? ratio),
    }
  }
  return [
    compare('the adapter of Postgres', took['postgres']!, maxRatio),
    compare('the bare client', took['bare']!, maxRatio),
    ...(wire ? [compare('the same bytes over HTTP/2', took['wire']!, undefined)] : []),
  ]
}

/** The median of each, in milliseconds. */
async function timeInTurns(
  works: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Record<string, number>> {
  const took: Record<string, number[]> = {}
  for (let round = 0; round < warmUpRounds + rounds; round++)
    for (const [name, work] of Object.entries(works)) {
      const startedAt = performance.now()
      await work()
      if (round >= warmUpRounds) (took[name] ??= []).push(performance.now() - startedAt)
    }
  return Object.fromEntries(Object.entries(took).map(([name, values]) => [name, median(values)]))
}

/** Undefined for a cluster, and with TLS. */
function openWire(address: string) {
  const { seeds, discovers, tls } = parseAddress(address)
  if (tls || discovers) return undefined
  const session = http2.connect(`http://${nameOf(seeds[0]!)}`)
  return {
    async read(stream: string): Promise<void> {
      const range = { from: undefined, direction: 'forwards', count: Infinity } as const
      const message = streamRequest(stream, range).serializeBinary()
      const frame = Buffer.alloc(5 + message.length)
      frame.writeUInt32BE(message.length, 1)
      frame.set(message, 5)
      const call = session.request({
        ':method': 'POST',
        ':path': '/event_store.client.streams.Streams/Read',
        'content-type': 'application/grpc',
        te: 'trailers',
      })
      call.end(frame)
      call.resume()
      await once(call, 'end')
    },
    async [Symbol.asyncDispose]() {
      session.close()
      await once(session, 'close')
    },
  }
}
