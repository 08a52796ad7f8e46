// The owners' socket: subscribes to topics, and after every connect requests what is new since the last cursor.
import { io, type Socket } from 'socket.io-client'
import { create } from 'zustand'
import type { ItemsMessage, OwnerSocket, Topic } from '#contract/live.ts'

/** `crowded`: too many pages of this account are open. */
type ConnectionState = 'idle' | 'connecting' | 'live' | 'offline' | 'crowded'

/** `ready`: topics that the server has acknowledged, whose current items have been sent. */
type ConnectionStore = { state: ConnectionState; ready: Readonly<Record<string, true>> }

/** The state of the connection; the data is in the Query cache. */
export const useConnection = create<ConnectionStore>()(() => ({ state: 'idle', ready: {} }))

const refusedReconnectDelayMs = 3_000
/** Spread: the requests of so many pages should not come at once. */
const crowdedReconnectDelayMs = () => 15_000 + Math.random() * 15_000
const ackTimeoutMs = 10_000
type TopicSubscription = { topic: Topic; id: string; count: number }
const subscriptions = new Map<string, TopicSubscription>()
type LiveSocket = Socket<OwnerSocket['serverToClient'], OwnerSocket['clientToServer']>

/** Receives items. */
export type LiveSink = {
  /** From where to request the items of a topic; '' for all of them. */
  cursorOf: (topic: Topic, id: string) => string
  applyItems: (message: ItemsMessage) => void
  /** The server does not know the cursor: the topic restarts without earlier items. */
  reset: (topic: Topic, id: string) => void
}
type Connection = { socket: LiveSocket; sink: LiveSink }
let connection: Connection | null = null

export const topicKey = (topic: Topic, id: string): string => `${topic}/${id}`

type ConnectOptions = {
  sink: LiveSink
  /** Called each time the server rejects the connection: a new sign-in is needed. */
  onRefused: () => void
  /** Server URL; the page's own server by default. */
  url?: string
}

/** Connects for a signed-in owner. Returns how to disconnect. */
export function connectLive({ sink, onRefused, url = '' }: ConnectOptions): () => void {
  const socket: LiveSocket = io(url, {
    path: '/live/owner',
    transports: ['websocket'],
    reconnectionDelay: 300,
    reconnectionDelayMax: 5_000,
  })
  const current = { socket, sink }
  let retry: ReturnType<typeof setTimeout> | undefined
  const markDisconnected = () => setState(navigator.onLine ? 'connecting' : 'offline')
  const goOffline = () => setState('offline')
  const goOnline = () => void socket.disconnect().connect()
  connection = current
  markDisconnected()
  socket.on('items', sink.applyItems)
  socket.on('connect', () => void subscribeAll(current))
  socket.on('disconnect', (reason) => {
    markDisconnected()
    // socket.io does not reconnect after a disconnect by the server, which also happens before a restart.
    if (reason === 'io server disconnect') socket.connect()
  })
  socket.on('connect_error', (error) => {
    markDisconnected()
    if (socket.active) return
    const isCrowded = codeOf(error) === 'accounts/too-many-connections'
    if (isCrowded) setState('crowded')
    else onRefused()
    const delayMs = isCrowded ? crowdedReconnectDelayMs() : refusedReconnectDelayMs
    retry = setTimeout(() => socket.connect(), delayMs)
  })
  window.addEventListener('offline', goOffline)
  window.addEventListener('online', goOnline)
  return () => {
    clearTimeout(retry)
    window.removeEventListener('offline', goOffline)
    window.removeEventListener('online', goOnline)
    socket.disconnect()
    connection = null
    useConnection.setState({ state: 'idle', ready: {} })
  }
}

/** Connects again at once, instead of at the next attempt. */
export function reconnectLive(): void {
  connection?.socket.disconnect().connect()
}

/** Subscribes to a topic until the returned function was called as often as this one. */
export function subscribe(topic: Topic, id: string): () => void {
  const key = topicKey(topic, id)
  const subscription = subscriptions.get(key) ?? { topic, id, count: 0 }
  subscription.count += 1
  subscriptions.set(key, subscription)
  if (subscription.count === 1 && connection?.socket.connected)
    void subscribeOrReconnect(connection, [subscription])
  return () => {
    subscription.count -= 1
    if (subscription.count > 0) return
    subscriptions.delete(key)
    if (connection?.socket.connected) connection.socket.emit('unfollow', { topic, id })
  }
}

async function subscribeAll(current: Connection): Promise<void> {
  await subscribeOrReconnect(current, [...subscriptions.values()])
  if (current.socket.connected) setState('live')
}

async function subscribeOrReconnect(
  current: Connection,
  targets: TopicSubscription[],
): Promise<void> {
  try {
    await Promise.all(targets.map(({ topic, id }) => sendFollow(current, topic, id)))
  } catch {
    // Not acknowledged: reconnect, which subscribes to every topic again.
    if (current === connection) current.socket.disconnect().connect()
  }
}

async function sendFollow(
  current: Connection,
  topic: Topic,
  id: string,
  since = current.sink.cursorOf(topic, id),
): Promise<void> {
  const request = { topic, id, since }
  const reply = await current.socket.timeout(ackTimeoutMs).emitWithAck('follow', request)
  if (reply.ok) {
    useConnection.setState(({ ready }) => ({ ready: { ...ready, [topicKey(topic, id)]: true } }))
  } else if (since !== '') {
    current.sink.reset(topic, id)
    await sendFollow(current, topic, id, '')
  }
}

/** The problem code of a connection that the server refused. */
const codeOf = (error: Error & { data?: unknown }): unknown =>
  (error.data as { code?: unknown } | undefined)?.code

function setState(state: ConnectionState): void {
  useConnection.setState({ state })
}
