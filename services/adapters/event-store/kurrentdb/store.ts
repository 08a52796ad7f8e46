import { randomUUID } from 'node:crypto'
import type { EventStore, Position } from '#ports/event-store.ts'
import { createAppend } from './append.ts'
import { connect, type Connection } from './connection.ts'
import { logIdStream, positionOf } from './event-mapping.ts'
import { createReadAll, createReadStream } from './read.ts'
import { createSubscribe } from './subscribe.ts'

const timeoutMs = 15_000

/** The log of a KurrentDB or EventStoreDB 24 server, such as `kurrentdb://127.0.0.1:2113?tls=false`. Throws EventStoreUnavailable. */
export async function openKurrentEventStore(url: string): Promise<EventStore> {
  const link = await connect(url)
  try {
    return createStore(link, await readOrCreateLogId(link), await readHead(link))
  } catch (error) {
    await link[Symbol.asyncDispose]()
    throw error
  }
}

function createStore(link: Connection, logId: string, head: Position): EventStore {
  const closing = new AbortController()
  return {
    logId,
    append: createAppend(link, head),
    readStream: createReadStream(link),
    readAll: createReadAll(link),
    subscribe: createSubscribe(link, closing.signal),
    head: () => readHead(link),
    async [Symbol.asyncDispose]() {
      closing.abort()
      await link[Symbol.asyncDispose]()
    },
  }
}

/** The position of the last event, without the server's own records. */
function readHead(link: Connection): Promise<Position> {
  return link.run(async (client) => {
    const options = { direction: 'backwards', fromPosition: 'end', maxCount: 1 } as const
    const filter = link.sdk.excludeSystemEvents()
    for await (const resolved of client.readAll({ ...options, filter })) return positionOf(resolved)
    return ''
  }, timeoutMs)
}

/** Reads the log id, which the first process writes. */
async function readOrCreateLogId(link: Connection): Promise<string> {
  const known = await readLogId(link)
  if (known !== undefined) return known
  const { jsonEvent, WrongExpectedVersionError } = link.sdk
  const name = jsonEvent({ id: randomUUID(), type: 'LogNamed', data: {}, metadata: {} })
  try {
    await link.run(
      (client) => client.appendToStream(logIdStream, name, { streamState: 'no_stream' }),
      timeoutMs,
    )
  } catch (error) {
    if (!(error instanceof WrongExpectedVersionError)) throw error
  }
  return (await readLogId(link)) ?? name.id
}

async function readLogId(link: Connection): Promise<string | undefined> {
  try {
    const found = await link.run(
      (client) => Array.fromAsync(client.readStream(logIdStream, { maxCount: 1 })),
      timeoutMs,
    )
    return found[0]?.event?.id
  } catch (error) {
    if (error instanceof link.sdk.StreamNotFoundError) return undefined
    throw error
  }
}
