import { readFileSync } from 'node:fs'
import grpc from '@grpc/grpc-js'
import { EventStoreUnavailable } from '#ports/event-store.ts'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'
import type { Endpoint, KurrentAddress } from './address.ts'
import { createReadGossip, discover, nameOf } from './discovery.ts'
import { NotLeader, toStoreError } from './errors.ts'

/** The leader serves appends and the reads that commands decide on; a reader serves rebuilds and subscriptions. */
export type Role = 'leader' | 'reader'

/** A channel to one node. */
export type Link = {
  readonly node: string
  readonly client: grpc.Client
  /** Aborts once another channel is used: no further call begins on this one. */
  readonly retired: AbortSignal
  /** Registers a running call. A retired channel closes with its last call. */
  hold: (call: { cancel: () => void }) => void
  release: (call: { cancel: () => void }) => void
  retire: () => void
  close: () => void
}

export type Timings = {
  /** Well below the time that a request may take: an append is refused, or repeated, before its client gives up. */
  appendMs: number
  /** After so long without a message a subscription asks whether the log has moved. */
  silenceMs: number
  /** Progress of a long read is reported every few hundred events, also where none matches. */
  progressMs: number
}

export const defaultTimings: Timings = { appendMs: 5_000, silenceMs: 10_000, progressMs: 10_000 }

export type Connection = AsyncDisposable & {
  timings: Timings
  /** Metadata of every call to that role. */
  metadata: (role: Role) => grpc.Metadata
  link: (role: Role) => Promise<Link>
  /** Reports a failure of a call: after a failure of the connection the next call looks for a node again. */
  failed: (link: Link, error: unknown) => Error
  /** Asks the cluster who leads, and leaves a node that is cut off from it. */
  verify: () => Promise<void>
}

/** Longer than any call but a subscription: those of a replaced channel may still succeed. */
const retireDelayMs = 12_000
const maxMessageSize = 17 * 1024 * 1024

export function connect(address: KurrentAddress, timings: Timings): Connection {
  const credentials = createCredentials(address)
  const readGossip = createReadGossip(credentials, address.gossipTimeoutMs)
  const { seeds, discovers, nodePreference } = address
  const current = new Map<Role, Promise<Link>>()
  const open = new Set<Link>()
  /** The leader that a node named, for the next channel. */
  let named: Endpoint | undefined
  let isClosed = false

  const findNode = async (role: Role): Promise<Endpoint> => {
    const next = named
    named = undefined
    if (role === 'leader' && next) return next
    if (!discovers) return seeds[0]!
    return discover(seeds, role === 'leader' ? 'leader' : nodePreference, readGossip)
  }
  const openChannel = async (role: Role): Promise<Link> => {
    const node = nameOf(await findNode(role))
    if (isClosed) throw new EventStoreUnavailable('KurrentDB: the store is closed')
    const client = new grpc.Client(node, credentials, channelOptions(address))
    const link = createLink(node, client, () => open.delete(link))
    open.add(link)
    return link
  }
  const replace = (isReplaced: (link: Link) => boolean) => {
    for (const [role, opening] of current)
      void opening.then(
        (link) => {
          if (!isReplaced(link) || current.get(role) !== opening) return
          current.delete(role)
          link.retire()
        },
        () => {},
      )
  }

  return {
    timings,
    metadata: (role) => createMetadata(address, role),
    link(role) {
      // One channel serves both, unless other nodes than the leader are preferred.
      const key = nodePreference === 'leader' ? 'leader' : role
      const known = current.get(key)
      if (known) return known
      const opening = openChannel(key)
      current.set(key, opening)
      opening.catch(() => current.get(key) === opening && current.delete(key))
      return opening
    },
    failed(link, error) {
      const failure = toStoreError(error)
      if (!(failure instanceof EventStoreUnavailable)) return failure
      if (failure instanceof NotLeader) named = failure.leader
      replace((one) => one === link)
      return failure
    },
    async verify() {
      if (!discovers) return
      const leader = nameOf(await discover(seeds, 'leader', readGossip))
      const known = await current.get('leader')
      if (known && known.node !== leader) replace(() => true)
    },
    async [Symbol.asyncDispose]() {
      isClosed = true
      await Promise.allSettled(current.values())
      current.clear()
      for (const link of open) link.close()
    },
  }
}

function createLink(node: string, client: grpc.Client, onClosed: () => void): Link {
  const calls = new Set<{ cancel: () => void }>()
  const retiring = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const close = () => {
    clearTimeout(timer)
    retiring.abort()
    for (const call of calls) call.cancel()
    client.close()
    onClosed()
  }
  return {
    ...{ node, client, retired: retiring.signal, close },
    hold: (call) => void calls.add(call),
    release(call) {
      if (calls.delete(call) && retiring.signal.aborted && calls.size === 0) close()
    },
    retire() {
      retiring.abort()
      if (calls.size === 0) close()
      else timer ??= setTimeout(close, retireDelayMs).unref()
    },
  }
}

const channelOptions = ({ keepAliveIntervalMs, keepAliveTimeoutMs }: KurrentAddress) => ({
  ...(keepAliveIntervalMs > 0 && { 'grpc.keepalive_time_ms': keepAliveIntervalMs }),
  ...(keepAliveTimeoutMs > 0 && { 'grpc.keepalive_timeout_ms': keepAliveTimeoutMs }),
  'grpc.max_receive_message_length': maxMessageSize,
  'grpc.max_send_message_length': -1,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 1_000,
  // A replaced channel must not hand its connection to the next one.
  'grpc.use_local_subchannel_pool': 1,
  'grpc.enable_http_proxy': 0,
  // The window of one connection: the default stops a long read after every 64 kB.
  'grpc-node.flow_control_window': 8 * 1024 * 1024,
})

function createMetadata(
  { credentials, connectionName }: KurrentAddress,
  role: Role,
): grpc.Metadata {
  const metadata = new grpc.Metadata()
  metadata.set('connection-name', connectionName)
  if (role === 'leader') metadata.set('requires-leader', 'true')
  if (credentials) {
    const { username, password } = credentials
    const token = Buffer.from(`${username}:${password}`).toString('base64')
    metadata.set('authorization', `Basic ${token}`)
  }
  return metadata
}

/** Throws StartupError for a file that cannot be read. */
function createCredentials({ tls, caFile, certificateFile, keyFile }: KurrentAddress) {
  if (!tls) return grpc.credentials.createInsecure()
  const [authority, key, certificate] = [caFile, keyFile, certificateFile].map(readPem)
  try {
    return grpc.credentials.createSsl(authority, key, certificate)
  } catch (error) {
    throw new StartupError(
      `A certificate of KURRENTDB_URL cannot be used: ${(error as Error).message}.`,
    )
  }
}

function readPem(path: string | undefined): Buffer | null {
  if (path === undefined) return null
  try {
    return readFileSync(path)
  } catch (error) {
    throw new StartupError(
      `KURRENTDB_URL names a file that cannot be read: ${(error as Error).message}.`,
    )
  }
}
