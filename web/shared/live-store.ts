// The owners' socket: follows channels, and after every connect asks for what is new since the last cursor seen.
import { io, type Socket } from 'socket.io-client'
import { create } from 'zustand'
import type {
  ItemsMessage,
  LiveAiUsage,
  LiveBalance,
  LiveFigures,
  LiveInsights,
  LiveQualifiedResponse,
  OwnerSocket,
  OwnerTurn,
  Topic,
} from '#contract/live.ts'
import { liveSince } from './call.ts'

export type LiveRows = {
  'survey-turns': OwnerTurn
  'survey-figures': LiveFigures
  'qualified-responses': LiveQualifiedResponse
  'ai-usage': LiveAiUsage
  'credit-balance': LiveBalance
  insights: LiveInsights
}
type LiveState = 'idle' | 'connecting' | 'live' | 'offline'

type Feed = {
  rows: ReadonlyMap<string, unknown>
  cursor: string
  /** Whether the server has said that it follows; then what is missing does not exist. */
  ready: boolean
  /** How many rows the server has said are gone. */
  deletedCount: number
}

type LiveStore = { state: LiveState; feeds: Record<string, Feed> }

export const useLiveStore = create<LiveStore>()(() => ({ state: 'idle', feeds: {} }))

/** Rows kept of one feed: the page stays quick however busy a survey is. */
const maxRows = 1_000
const refusedReconnectDelayMs = 3_000
const emptyFeed: Feed = { rows: new Map(), cursor: '', ready: false, deletedCount: 0 }
type ChannelSubscription = { topic: Topic; id: string; count: number }
const subscriptions = new Map<string, ChannelSubscription>()
type LiveSocket = Socket<OwnerSocket['serverToClient'], OwnerSocket['clientToServer']>
let socket: LiveSocket | null = null

export const feedKey = (topic: Topic, id: string): string => `${topic}/${id}`

type Connection = {
  /** The server would not have us; told once each time, since only a person can sign in again. */
  onRefused: () => void
  /** Where to connect to; the page's own server by default. */
  url?: string
}

/** Connects for a signed-in owner; returns how to stop, which forgets what was seen. */
export function connectLive({ onRefused, url = '' }: Connection): () => void {
  const wire: LiveSocket = io(url, {
    path: '/live/owner',
    transports: ['websocket'],
    reconnectionDelay: 300,
    reconnectionDelayMax: 5_000,
  })
  let retry: ReturnType<typeof setTimeout> | undefined
  const markDisconnected = () => setState(navigator.onLine ? 'connecting' : 'offline')
  const goOffline = () => setState('offline')
  const goOnline = () => void wire.disconnect().connect()
  socket = wire
  markDisconnected()
  wire.on('items', applyItems)
  wire.on('connect', () => void subscribeAll(wire))
  wire.on('disconnect', (reason) => {
    markDisconnected()
    // The library takes a server's goodbye as final; ours also says it before a restart.
    if (reason === 'io server disconnect') wire.connect()
  })
  wire.on('connect_error', () => {
    markDisconnected()
    if (wire.active) return
    onRefused()
    retry = setTimeout(() => wire.connect(), refusedReconnectDelayMs)
  })
  window.addEventListener('offline', goOffline)
  window.addEventListener('online', goOnline)
  return () => {
    clearTimeout(retry)
    window.removeEventListener('offline', goOffline)
    window.removeEventListener('online', goOnline)
    wire.disconnect()
    socket = null
    useLiveStore.setState({ state: 'idle', feeds: {} })
  }
}

/** Follows a channel as long as anybody needs it. What was seen is kept, so that following again resumes there. */
export function subscribe(topic: Topic, id: string): () => void {
  const key = feedKey(topic, id)
  const follower = subscriptions.get(key) ?? { topic, id, count: 0 }
  follower.count += 1
  subscriptions.set(key, follower)
  if (follower.count === 1 && socket?.connected) void subscribeOrReconnect(socket, [follower])
  return () => {
    follower.count -= 1
    if (follower.count > 0) return
    subscriptions.delete(key)
    if (socket?.connected) socket.emit('unfollow', { topic, id })
  }
}

/** Replaces rows by key, and drops what is older than what was already seen. */
export function applyItems({ topic, id, items, cursor }: ItemsMessage): void {
  const key = feedKey(topic, id)
  useLiveStore.setState(({ feeds }) => {
    const feed = feeds[key] ?? emptyFeed
    // A cursor begins with a position of fixed width, so that text compares as time does.
    if (feed.cursor !== '' && cursor <= feed.cursor) return {}
    const rows = new Map(feed.rows)
    let { deletedCount } = feed
    for (const item of items) {
      if (item.deleted) {
        deletedCount += 1
        rows.delete(item.key)
      } else rows.set(item.key, item)
    }
    for (const oldest of rows.keys()) {
      if (rows.size <= maxRows) break
      rows.delete(oldest)
    }
    return { feeds: { ...feeds, [key]: { rows, cursor, ready: feed.ready, deletedCount } } }
  })
}

export function getLiveRow<T extends Topic>(
  topic: T,
  id: string,
  key: string,
): LiveRows[T] | undefined {
  return useLiveStore.getState().feeds[feedKey(topic, id)]?.rows.get(key) as LiveRows[T] | undefined
}

/** Shows what a command answered, until the next live row confirms it. */
export function setLiveRow<T extends Topic>(
  topic: T,
  id: string,
  key: string,
  row: LiveRows[T],
): void {
  useLiveStore.setState(({ feeds }) => {
    const feed = feeds[feedKey(topic, id)] ?? emptyFeed
    const rows = new Map(feed.rows).set(key, row)
    return { feeds: { ...feeds, [feedKey(topic, id)]: { ...feed, rows } } }
  })
}

async function subscribeAll(wire: LiveSocket): Promise<void> {
  await subscribeOrReconnect(wire, [...subscriptions.values()])
  if (wire.connected) setState('live')
}

async function subscribeOrReconnect(
  wire: LiveSocket,
  targets: ChannelSubscription[],
): Promise<void> {
  try {
    await Promise.all(targets.map(({ topic, id }) => sendFollow(wire, topic, id)))
  } catch {
    // The server did not say that it follows: a fresh connection asks for everything again.
    if (wire === socket) wire.disconnect().connect()
  }
}

async function sendFollow(
  wire: LiveSocket,
  topic: Topic,
  id: string,
  since = useLiveStore.getState().feeds[feedKey(topic, id)]?.cursor || initialCursor(topic),
): Promise<void> {
  const key = feedKey(topic, id)
  const reply = await wire.timeout(10_000).emitWithAck('follow', { topic, id, since })
  if (reply.ok) {
    useLiveStore.setState(({ feeds }) => ({
      feeds: { ...feeds, [key]: { ...(feeds[key] ?? emptyFeed), ready: true } },
    }))
  } else if (since !== '') {
    // A cursor that the server does not know is of no more use: from the beginning, then.
    useLiveStore.setState(({ feeds }) => ({ feeds: { ...feeds, [key]: emptyFeed } }))
    await sendFollow(wire, topic, id, '')
  }
}

/** Lists bring the figures of the surveys that they show, so that those of ten thousand others need not come. */
const initialCursor = (topic: Topic): string => (topic === 'survey-figures' ? liveSince() : '')

function setState(state: LiveState): void {
  useLiveStore.setState({ state })
}
