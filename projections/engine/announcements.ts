// Announces changes of read models and positions of projections to all processes, through Postgres notifications.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { backoffDelay, pause } from '#kernel/async/backoff.ts'
import type { Announcements } from '#kernel/read/announcements.ts'
import type { CheckpointState } from './checkpoints.ts'

/** Field names are short: a notification holds 8,000 bytes. */
export type Announcement = {
  /** Id of the announcing process. */
  from: string
  /** Positions by projection. */
  at?: Readonly<Record<string, string>>
  /** Changed states by projection. */
  is?: Readonly<Record<string, CheckpointState>>
  /** Topics to wake: `survey-turns:ID`, all of a kind with `survey-turns:*`, or everything with `*`. */
  wake?: readonly string[]
}

export type ReadModelAnnouncements = Announcements &
  AsyncDisposable & {
    /** Id of this process in its announcements. */
    readonly from: string
    /** Delivers to this process immediately; the copy that Postgres returns is ignored. */
    publish: (announcement: Announcement) => void
    /** Receives all announcements; `lost` when the connection breaks, undefined after a gap that may have lost some. */
    listen: (listener: Listener) => () => void
  }

type Listener = (announcement: Announcement | 'lost' | undefined) => void

export const announcementChannel = 'prosa_read'
const maxBytes = 7_900
const reconnectBackoff = { initialDelayMs: 50, maxDelayMs: 2_000 }

/** Fits the size limit of a notification: excess topics are replaced by wildcards of their kinds, or by one for all. */
export function encodeAnnouncement(announcement: Announcement): string {
  const all = announcement.wake ?? []
  const kinds = [...new Set(all.map((topic) => topic.replace(/:.*/s, ':*')))]
  for (const wake of [all, kinds]) {
    const text = JSON.stringify({ ...announcement, wake })
    if (Buffer.byteLength(text) <= maxBytes) return text
  }
  return JSON.stringify({ ...announcement, wake: ['*'] })
}

/** Listens on a dedicated connection. When it breaks, opens another and wakes all topics. */
export async function openAnnouncements(url: string): Promise<ReadModelAnnouncements> {
  const from = randomUUID().slice(0, 8)
  const closing = new AbortController()
  const topics = openTopics()
  const listeners = new Set<Listener>()
  const publish = (announcement: Announcement | undefined) => {
    // Listeners first: a woken subscriber may query the positions.
    for (const listener of listeners) listener(announcement)
    topics.wake(announcement ? (announcement.wake ?? []) : ['*'])
  }
  const onNotification = ({ payload }: pg.Notification) => {
    const announcement = JSON.parse(payload ?? '{}') as Announcement
    if (announcement.from !== from) publish(announcement)
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
  const wakeAll = (topics: Iterable<string>) => {
    for (const topic of topics) for (const wake of [...(subscribers.get(topic) ?? [])]) wake()
  }
  return {
    subscribe(topic: string, wake: () => void): () => void {
      // A function of its own for each subscription: the same `wake` may subscribe twice.
      const subscriber = () => wake()
      const set = subscribers.get(topic) ?? new Set()
      subscribers.set(topic, set.add(subscriber))
      return () => {
        set.delete(subscriber)
        if (set.size === 0 && subscribers.get(topic) === set) subscribers.delete(topic)
      }
    },
    wake(topics: readonly string[]): void {
      if (topics.includes('*')) return wakeAll([...subscribers.keys()])
      wakeAll(topics.filter((topic) => !topic.endsWith(':*')))
      const kinds = topics
        .filter((topic) => topic.endsWith(':*'))
        .map((topic) => topic.slice(0, -1))
      if (kinds.length > 0)
        wakeAll(
          [...subscribers.keys()].filter((topic) => kinds.some((kind) => topic.startsWith(kind))),
        )
    },
  }
}
