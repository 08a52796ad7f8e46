// Calls on a connection: one answer within a time, or a stream of messages.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type grpc from '@grpc/grpc-js'
import type streams from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js'
import { withTimeout } from '#kernel/async/with-timeout.ts'
import { openWakeUp } from '#kernel/async/wake-up.ts'
import { EventStoreUnavailable } from '#ports/event-store.ts'
import type { Connection, Link, Role } from './connection.ts'
import { decodeReadMessage, type ReadMessage } from './decode-read-message.ts'

type ReadRequest = InstanceType<typeof streams.ReadReq>

const readPath = '/event_store.client.streams.Streams/Read'
const connectTimeoutMs = 5_000
const maxBufferedMessages = 4_000

/** A channel to a node of that role, found within a time. */
export async function linkFor(connection: Connection, role: Role): Promise<Link> {
  try {
    return await withTimeout(() => connection.link(role), {
      timeoutMs: connectTimeoutMs,
      timeoutError: () => new EventStoreUnavailable('KurrentDB: no node answers'),
    })
  } catch (error) {
    throw error instanceof EventStoreUnavailable
      ? error
      : new EventStoreUnavailable(`KurrentDB: ${(error as Error).message}`, { cause: error })
  }
}

export type ReadCall = Disposable & {
  /**
   * The next messages, in order; undefined at the end, `late` after `timeoutMs` without one. Throws the port's errors, after
   * the messages before them.
   */
  next: (timeoutMs: number) => Promise<ReadMessage[] | 'late' | undefined>
  /** Ends it: `next` returns undefined. */
  end: () => void
}

/** Throws for a read that is late: another channel is used from then on. */
export async function nextInTime(
  connection: Connection,
  link: Link,
  call: ReadCall,
  timeoutMs: number,
): Promise<ReadMessage[] | undefined> {
  const messages = await call.next(timeoutMs)
  if (messages !== 'late') return messages
  throw connection.failed(
    link,
    new EventStoreUnavailable(`KurrentDB: no answer in ${timeoutMs} ms`),
  )
}

/** Begins a read or a subscription. The server is slowed down while more than four thousand messages wait here. */
export function startRead(
  connection: Connection,
  link: Link,
  role: Role,
  request: ReadRequest,
): ReadCall {
  const call = link.client.makeServerStreamRequest(
    readPath,
    (message: ReadRequest) => Buffer.from(message.serializeBinary()),
    decodeReadMessage,
    request,
    connection.metadata(role),
  ) as grpc.ClientReadableStream<ReadMessage>
  link.hold(call)
  const wakeUp = openWakeUp()
  let messages: ReadMessage[] = []
  let failure: Error | undefined
  let isOver = false
  call.on('data', (message: ReadMessage) => {
    messages.push(message)
    if (messages.length >= maxBufferedMessages) call.pause()
    wakeUp.notify()
  })
  call.on('error', (error) => {
    if (!isOver) failure ??= connection.failed(link, error)
    wakeUp.notify()
  })
  call.on('end', () => {
    isOver = true
    wakeUp.notify()
  })
  call.on('close', () => {
    isOver = true
    link.release(call)
    wakeUp.notify()
  })
  const end = () => {
    isOver = true
    link.release(call)
    call.cancel()
    wakeUp.notify()
  }
  return {
    end,
    async next(timeoutMs) {
      const until = performance.now() + timeoutMs
      while (messages.length === 0) {
        if (failure) throw failure
        if (isOver) return undefined
        const leftMs = until - performance.now()
        if (leftMs <= 0) return 'late'
        await wakeUp.wait({ timeoutMs: leftMs })
        // What else has arrived is taken with it: one by one, a replay would take five times as long.
        if (messages.length > 0) await nextTurn()
      }
      const taken = messages
      messages = []
      if (call.isPaused()) call.resume()
      return taken
    },
    [Symbol.dispose]: end,
  }
}
