import { randomUUID } from 'node:crypto'
import type { Log } from '#kernel/log.ts'
import { WrongExpectedRevision, type EventStore, type Position } from '#ports/event-store.ts'
import { parseAddress } from './address.ts'
import { createAppend } from './append.ts'
import { connect, type Connection, defaultTimings, type Timings } from './connection.ts'
import { NotLeader } from './errors.ts'
import { logIdStream } from './event-mapping.ts'
import { readHead } from './head.ts'
import { createReadAll, createReadStream, readWireEvents } from './read.ts'
import { createStreamGuard, type StreamGuard } from './stream-guard.ts'
import { createSubscribe } from './subscribe.ts'

export type KurrentOptions = { log?: Pick<Log, 'warn'>; timings?: Partial<Timings> }

/**
 * The log of a KurrentDB or EventStoreDB 24 cluster, such as `kurrentdb://127.0.0.1:2113?tls=false`. Throws StartupError,
 * EventStoreRefusal or EventStoreUnavailable.
 */
export async function openKurrentEventStore(
  url: string,
  { log, timings }: KurrentOptions = {},
): Promise<EventStore> {
  const connection = connect(parseAddress(url), { ...defaultTimings, ...timings })
  try {
    const guard = createStreamGuard(connection)
    const head = await readHead(connection).catch((error: unknown) => {
      // The node has named the leader.
      if (error instanceof NotLeader) return readHead(connection)
      throw error
    })
    const logId = await readOrCreateLogId(connection, guard)
    return createStore({ connection, guard, logId, head, log })
  } catch (error) {
    await connection[Symbol.asyncDispose]()
    throw error
  }
}

const maxDifferenceMs = 10_000
const reportIntervalMs = 3_600_000

/** Warns, at most once an hour, when the clock of a node differs from that of this process by more than ten seconds. */
export function createClockCheck(log: Pick<Log, 'warn'> | undefined, now = Date.now) {
  let reportedAt = -Infinity
  return (nodeTime: Date) => {
    const differenceMs = nodeTime.getTime() - now()
    if (Math.abs(differenceMs) <= maxDifferenceMs || now() - reportedAt < reportIntervalMs) return
    reportedAt = now()
    log?.warn(
      { differenceSeconds: Math.round(differenceMs / 1_000) },
      'the clocks of the event store and of this process differ by more than ten seconds',
    )
  }
}

type StoreDeps = {
  connection: Connection
  guard: StreamGuard
  logId: string
  head: Position
  log: KurrentOptions['log']
}

function createStore({ connection, guard, logId, head, log }: StoreDeps): EventStore {
  const closing = new AbortController()
  const onNodeTime = createClockCheck(log)
  return {
    logId,
    append: createAppend(connection, guard, head),
    readStream: createReadStream(connection, guard),
    readAll: createReadAll(connection),
    subscribe: createSubscribe({
      ...{ connection, closed: closing.signal, onNodeTime },
      onWireEvent: guard.report,
    }),
    head: () => readHead(connection),
    async [Symbol.asyncDispose]() {
      closing.abort()
      await connection[Symbol.asyncDispose]()
    },
  }
}

/** Reads the log id, which the first process writes. */
async function readOrCreateLogId(connection: Connection, guard: StreamGuard): Promise<string> {
  const known = await readLogId(connection)
  if (known !== undefined) return known
  const append = createAppend(connection, guard, '')
  const name = { id: randomUUID(), type: 'LogNamed', data: {}, meta: {} }
  try {
    await append(logIdStream, 'no_stream', [name])
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error
  }
  return (await readLogId(connection)) ?? name.id
}

async function readLogId(connection: Connection): Promise<string | undefined> {
  const range = { from: undefined, direction: 'forwards', count: 1 } as const
  for await (const event of readWireEvents(connection, logIdStream, range))
    return event === 'notFound' ? undefined : event.id
  return undefined
}
