// One node of the stand-in: its gRPC server on a log that it shares with the other nodes of its cluster.
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import grpc from '@grpc/grpc-js'
import streams from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js'
import { noFaults } from './faults.ts'
import { addClusterServices, type ClusterView } from './server-cluster.ts'
import type { ServerLog } from './server-log.ts'
import {
  type AppendRequest,
  deniedAppend,
  expectedOf,
  oversizedAppend,
  proposedOf,
  streamNameOf,
  toAppendResponse,
} from './server-messages.ts'
import { InvalidPosition, never, type ReadNode, serveRead, type Wire } from './server-reads.ts'

export type ServerNode = ReadNode & {
  port: number
  cutOff: () => void
  /** Ends its connections and its port. */
  stop: () => void
}

export type NodeOptions = {
  log: ServerLog
  port: number
  view: ClusterView
  isLeader: () => boolean
  leaderPort: () => number
  user?: string | undefined
  tls?: { certificate: string; key: string } | undefined
}

type ReadRequest = InstanceType<typeof streams.ReadReq>
type ReadCall = grpc.ServerWritableStream<ReadRequest, Buffer>
type AppendCall = grpc.ServerDuplexStream<
  AppendRequest,
  InstanceType<typeof streams.BatchAppendResp>
>

export async function startServerNode(options: NodeOptions): Promise<ServerNode> {
  const { log } = options
  const server = new grpc.Server({ 'grpc.max_receive_message_length': 16 * 1024 * 1024 })
  let cutOffAt: number | undefined
  const node: ServerNode = {
    log,
    port: options.port,
    faults: { ...noFaults },
    visibleRecords: () => cutOffAt ?? log.records.length,
    async nextAppend(signal) {
      if (cutOffAt !== undefined) return never(signal)
      const { promise, resolve } = Promise.withResolvers<void>()
      const stopListening = log.onAppended(() => resolve())
      signal.addEventListener('abort', () => resolve(), { once: true })
      await promise
      stopListening()
    },
    cutOff: () => (cutOffAt = log.records.length),
    stop: () => server.forceShutdown(),
  }
  const isCutOff = () => cutOffAt !== undefined
  const check = createCheck(options, isCutOff)
  server.addService(
    {
      read: {
        ...methodOf('Read', false),
        requestDeserialize: (bytes: Buffer) => streams.ReadReq.deserializeBinary(bytes),
        responseSerialize: (bytes: Buffer) => bytes,
      },
      batchAppend: {
        ...methodOf('BatchAppend', true),
        requestDeserialize: (bytes: Buffer) => streams.BatchAppendReq.deserializeBinary(bytes),
        responseSerialize: (message: InstanceType<typeof streams.BatchAppendResp>) =>
          Buffer.from(message.serializeBinary()),
      },
    },
    {
      read: (call: ReadCall) => void read(node, check, call),
      batchAppend: (call: AppendCall) => batchAppend(node, check, call, isCutOff),
    },
  )
  addClusterServices(server, options.view, () => node.faults.isFrozen)
  const bind = Promise.withResolvers<number>()
  server.bindAsync(`127.0.0.1:${options.port}`, credentialsOf(options), (error, bound) =>
    error ? bind.reject(error) : bind.resolve(bound),
  )
  node.port = await bind.promise
  return node
}

const methodOf = (name: string, requestStream: boolean) => ({
  path: `/event_store.client.streams.Streams/${name}`,
  requestStream,
  responseStream: true,
  requestSerialize: () => Buffer.alloc(0),
  responseDeserialize: () => undefined,
})

function credentialsOf({ tls }: NodeOptions): grpc.ServerCredentials {
  if (!tls) return grpc.ServerCredentials.createInsecure()
  const pair = { cert_chain: readFileSync(tls.certificate), private_key: readFileSync(tls.key) }
  return grpc.ServerCredentials.createSsl(null, [pair])
}

type Check = (metadata: grpc.Metadata) => grpc.ServiceError | undefined

function createCheck({ user, isLeader, leaderPort }: NodeOptions, isCutOff: () => boolean): Check {
  const token = user && `Basic ${Buffer.from(user).toString('base64')}`
  return (metadata) => {
    if (token && metadata.get('authorization')[0] !== token)
      return failure(grpc.status.UNAUTHENTICATED, 'not authenticated')
    // A node that is cut off does not know that it leads no more.
    if (isLeader() || isCutOff() || metadata.get('requires-leader')[0] !== 'true') return undefined
    return failure(grpc.status.NOT_FOUND, 'Leader info available', {
      exception: 'not-leader',
      'leader-endpoint-host': '127.0.0.1',
      'leader-endpoint-port': String(leaderPort()),
    })
  }
}

function failure(
  code: grpc.status,
  details: string,
  fields: Record<string, string> = {},
): grpc.ServiceError {
  const metadata = new grpc.Metadata()
  for (const [name, value] of Object.entries(fields)) metadata.set(name, value)
  return Object.assign(new Error(details), { code, details, metadata })
}

async function read(node: ServerNode, check: Check, call: ReadCall): Promise<void> {
  const gone = new AbortController()
  let drained = () => {}
  call.on('cancelled', () => gone.abort())
  call.on('close', () => gone.abort())
  call.on('error', () => gone.abort())
  call.on('drain', () => drained())
  gone.signal.addEventListener('abort', () => drained())
  const wire: Wire = {
    gone: gone.signal,
    async send(bytes) {
      if (node.faults.isFrozen) await never(gone.signal)
      gone.signal.throwIfAborted()
      if (!call.write(bytes)) await new Promise<void>((resolve) => (drained = resolve))
      gone.signal.throwIfAborted()
    },
  }
  try {
    if (node.faults.isFrozen) return await never(gone.signal)
    const refused = check(call.metadata)
    if (refused) throw refused
    await serveRead(node, call.request.getOptions()!, wire)
    call.end()
  } catch (error) {
    if (gone.signal.aborted) return
    const invalid = failure(
      grpc.status.INVALID_ARGUMENT,
      'Trying to read from an invalid position.',
    )
    call.emit('error', error instanceof InvalidPosition ? invalid : error)
  }
}

function batchAppend(
  node: ServerNode,
  check: Check,
  call: AppendCall,
  isCutOff: () => boolean,
): void {
  const { faults, log } = node
  call.on('error', () => {})
  call.on('end', () => call.end())
  const answer = async (request: AppendRequest) => {
    // A node without its cluster waits for a majority that does not come.
    if (faults.isFrozen || isCutOff()) return
    const refused = check(call.metadata)
    if (refused) return void call.emit('error', refused)
    const response = respond(request)
    if (faults.swallowAppends > 0) return void faults.swallowAppends--
    if (faults.appendDelayMs > 0) await delay(faults.appendDelayMs)
    if (!call.cancelled && !call.writableEnded)
      call.write(response.setCorrelationId(request.getCorrelationId()))
  }
  const respond = (request: AppendRequest) => {
    const proposed = proposedOf(request)
    const size = proposed.reduce((sum, { data, meta }) => sum + data.length + meta.length, 0)
    if (faults.deniesAppends) return deniedAppend()
    if (size > faults.maxAppendSize) return oversizedAppend()
    const stream = streamNameOf(request.getOptions()?.getStreamIdentifier())
    return toAppendResponse(log.append(stream, expectedOf(request), proposed))
  }
  call.on('data', (request: AppendRequest) => void answer(request))
}
