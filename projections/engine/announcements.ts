// Tells all processes, through Postgres, what changed in the read models and how far each projection is.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { backoffDelay, pause } from '#kernel/async/backoff.ts'
import type { Announcements } from '#kernel/read/announcements.ts'
import type { CheckpointState } from './checkpoints.ts'

/** Short names: a notification holds 8,000 bytes. */
export type Announcement = {
  /** Which process says so. */
  from: string
  /** How far projections are now. */
  at?: Readonly<Record<string, string>>
  /** In which state projections are now, where that changed. */
  is?: Readonly<Record<string, CheckpointState>>
  /** What to wake: `survey-turns:ID`, all of a kind with `survey-turns:*`, or everything with `*`. */
  wake?: readonly string[]
}

export type ReadModelAnnouncements = Announcements &
  AsyncDisposable & {
    /** Names this process in what it announces. */
    readonly from: string
    /** Tells this process at once; the same news that Postgres brings back later is passed over. */
    publish: (news: Announcement) => void
    /** Hears all news; `lost` where none may come for a while, undefined after a gap in which some may have been missed. */
    listen: (listener: Listener) => () => void
  }

type Listener = (news: Announcement | 'lost' | undefined) => void

export const announcementChannel = 'prosa_read'
const maxBytes = 7_900
const reconnectBackoff = { initialDelayMs: 50, maxDelayMs: 2_000 }

/** Fits the limits of a notification: what is too much to name is woken by its kind, or all at once. */
export function encodeAnnouncement(news: Announcement): string {
  const all = news.wake ?? []
  const kinds = [...new Set(all.map((topic) => topic.replace(/:.*/s, ':*')))]
  for (const wake of [all, kinds]) {
    const text = JSON.stringify({ ...news, wake })
    if (Buffer.byteLength(text) <= maxBytes) return text
  }
  return JSON.stringify({ ...news, wake: ['*'] })
}

/** Listens on a connection of its own; when that is lost, opens another and wakes everybody. */
export async function openAnnouncements(url: string): Promise<ReadModelAnnouncements> {
  const from = randomUUID().slice(0, 8)
  const closing = new AbortController()
  const topics = openTopics()
  const listeners = new Set<Listener>()
  const publish = (news: Announcement | undefined) => {
    // Listeners first: who wakes may ask how far we are.
    for (const listener of listeners) listener(news)
    topics.wake(news ? (news.wake ?? []) : ['*'])
  }
  const onNotification = ({ payload }: pg.Notification) => {
    const news = JSON.parse(payload ?? '{}') as Announcement
    if (news.from !== from) publish(news)
  }
  let current = await connect(url, onNotification)
  const reconnecting = reconnectUntilClosed()

  async function reconnectUntilClosed(): Promise<void> {
    for (let retry = 1; !closing.signal.aborted;) {
      await current.ended
      if (closing.signal.aborted) return
      for (const listener of listeners) listener('lost')
      try {
        current = await connect(url, onNotification)
        retry = 1
        publish(undefined)
      } catch {
        await pause(backoffDelay(reconnectBackoff, retry++), closing.signal)
      }
    }
  }

  return {
    from,
    publish,
    subscribe: topics.subscribe,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async [Symbol.asyncDispose]() {
      closing.abort()
      await current.client.end().catch(() => {})
      await reconnecting
      await current.client.end().catch(() => {})
    },
  }
}

async function connect(url: string, onNotification: (message: pg.Notification) => void) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'prosa announcements',
    keepAlive: true,
  })
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  client.on('error', () => resolve())
  client.on('end', () => resolve())
  client.on('notification', onNotification)
  try {
    await client.connect()
    await client.query(`listen ${announcementChannel}`)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  return { client, ended }
}

function openTopics() {
  const subscribers = new Map<string, Set<() => void>>()
  const all = (topics: Iterable<string>) => {
    for (const topic of topics) for (const wake of [...(subscribers.get(topic) ?? [])]) wake()
  }
  return {
    subscribe(topic: string, wake: () => void): () => void {
      // Each subscription is one of its own, also with the same function.
      const own = () => wake()
      const known = subscribers.get(topic) ?? new Set()
      subscribers.set(topic, known.add(own))
      return () => {
        known.delete(own)
        if (known.size === 0 && subscribers.get(topic) === known) subscribers.delete(topic)
      }
    },
    wake(topics: readonly string[]): void {
      if (topics.includes('*')) return all([...subscribers.keys()])
      all(topics.filter((topic) => !topic.endsWith(':*')))
      const kinds = topics
        .filter((topic) => topic.endsWith(':*'))
        .map((topic) => topic.slice(0, -1))
      if (kinds.length > 0)
        all([...subscribers.keys()].filter((topic) => kinds.some((kind) => topic.startsWith(kind))))
    },
  }
}
