// All appends to one node share one call of the protocol, which answers each by its id. Their number is not bounded by
// slots: each ends with its own time.
import type grpc from '@grpc/grpc-js'
import streams from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js'
import { EventStoreUnavailable } from '#ports/event-store.ts'
import { linkFor } from './calls.ts'
import type { Connection, Link } from './connection.ts'

type Response = InstanceType<typeof streams.BatchAppendResp>

/** Sends an encoded append. Throws EventStoreUnavailable, at the latest after the timeout; refusals are in the response. */
export type SendAppend = (id: string, request: Buffer) => Promise<Response>

type Pending = { resolve: (response: Response) => void; reject: (error: Error) => void }
type Batch = { send: SendAppend }

const path = '/event_store.client.streams.Streams/BatchAppend'
/** A bound on memory while a server does not answer. */
const maxPending = 10_000

export function openBatches(connection: Connection): SendAppend {
  const batches = new WeakMap<Link, Batch>()
  return async (id, request) => {
    const link = await linkFor(connection, 'leader')
    let batch = batches.get(link)
    if (!batch)
      batches.set(
        link,
        (batch = openBatch({ connection, link, onClosed: () => batches.delete(link) })),
      )
    return batch.send(id, request)
  }
}

type BatchOptions = {
  connection: Connection
  link: Link
  onClosed: () => void
}

function openBatch({ connection, link, onClosed }: BatchOptions): Batch {
  const { appendMs } = connection.timings
  const pending = new Map<string, Pending>()
  const call = link.client.makeBidiStreamRequest(
    path,
    (request: Buffer) => request,
    (bytes: Buffer) => streams.BatchAppendResp.deserializeBinary(bytes),
    connection.metadata('leader'),
  ) as grpc.ClientDuplexStream<Buffer, Response>
  link.hold(call)

  const closeIfIdle = () => {
    if (link.retired.aborted && pending.size === 0) call.end()
  }
  const settle = (id: string): Pending | undefined => {
    const waiting = pending.get(id)
    pending.delete(id)
    closeIfIdle()
    return waiting
  }
  const close = (error: unknown) => {
    onClosed()
    link.release(call)
    const failure = connection.failed(link, error)
    // The outcome of each is unknown, whatever ended the call.
    const lost = toUnavailable(failure)
    for (const { reject } of pending.values()) reject(lost)
    pending.clear()
  }
  call.on('data', (response: Response) =>
    settle(response.getCorrelationId()?.getString() ?? '')?.resolve(response),
  )
  call.on('error', close)
  call.on('end', () => close(new EventStoreUnavailable('KurrentDB: the appends were ended')))
  link.retired.addEventListener('abort', closeIfIdle, { once: true })

  return {
    send(id, request) {
      if (pending.size >= maxPending)
        return Promise.reject(new EventStoreUnavailable('KurrentDB: too many appends wait'))
      const { promise, resolve, reject } = Promise.withResolvers<Response>()
      const onLate = () => {
        const late = new EventStoreUnavailable(`KurrentDB: no answer in ${appendMs} ms`)
        connection.failed(link, late)
        settle(id)?.reject(late)
      }
      const timer = setTimeout(onLate, appendMs)
      pending.set(id, { resolve, reject })
      call.write(request)
      return promise.finally(() => clearTimeout(timer))
    },
  }
}

const toUnavailable = (failure: Error): Error =>
  failure instanceof EventStoreUnavailable
    ? failure
    : new EventStoreUnavailable(failure.message, { cause: failure })
