// Tells all processes, through Postgres, what changed in the read models and how far each projection is.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Announcements } from '#kernel/announcements.ts'
import type { CheckpointState } from './checkpoints.ts'

/** Short names: a notification holds 8,000 bytes. */
export type News = {
  /** Which process says so. */
  from: string
  /** How far projections are now. */
  at?: Readonly<Record<string, string>>
  /** In which state projections are now, where that changed. */
  is?: Readonly<Record<string, CheckpointState>>
  /** What to wake: `survey-turns:ID`, all of a kind with `survey-turns:*`, or everything with `*`. */
  wake?: readonly string[]
}

export type ReadAnnouncements = Announcements &
  AsyncDisposable & {
    /** Names this process in what it announces. */
    readonly from: string
    /** Tells this process at once; the same news that Postgres brings back later is passed over. */
    tell: (news: News) => void
    /** Hears all news; `lost` where none may come for a while, undefined after a gap in which some may have been missed. */
    listen: (listener: Listener) => () => void
  }

type Listener = (news: News | 'lost' | undefined) => void

export const newsChannel = 'prosa_read'
const roomInBytes = 7_900

/** Fits the limits of a notification: what is too much to name is woken by its kind, or all at once. */
export function encodeNews(news: News): string {
  const all = news.wake ?? []
  const kinds = [...new Set(all.map((topic) => topic.replace(/:.*/s, ':*')))]
  for (const wake of [all, kinds]) {
    const text = JSON.stringify({ ...news, wake })
    if (Buffer.byteLength(text) <= roomInBytes) return text
  }
  return JSON.stringify({ ...news, wake: ['*'] })
}

/** Listens on a connection of its own; when that is lost, opens another and wakes everybody. */
export async function openAnnouncements(url: string): Promise<ReadAnnouncements> {
  const from = randomUUID().slice(0, 8)
  const closing = new AbortController()
  const topics = openTopics()
  const listeners = new Set<Listener>()
  const tell = (news: News | undefined) => {
    // Listeners first: who wakes may ask how far we are.
    for (const listener of listeners) listener(news)
    topics.wake(news ? (news.wake ?? []) : ['*'])
  }
  const hear = ({ payload }: pg.Notification) => {
    const news = JSON.parse(payload ?? '{}') as News
    if (news.from !== from) tell(news)
  }
  let current = await connect(url, hear)
  const kept = keep()

  async function keep(): Promise<void> {
    for (let pauseMs = 50; !closing.signal.aborted;) {
      await current.ended
      if (closing.signal.aborted) return
      for (const listener of listeners) listener('lost')
      try {
        current = await connect(url, hear)
        pauseMs = 50
        tell(undefined)
      } catch {
        await wait(pauseMs, undefined, { signal: closing.signal }).catch(() => {})
        pauseMs = Math.min(pauseMs * 2, 2_000)
      }
    }
  }

  return {
    from,
    tell,
    subscribe: topics.subscribe,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async [Symbol.asyncDispose]() {
      closing.abort()
      await current.client.end().catch(() => {})
      await kept
      await current.client.end().catch(() => {})
    },
  }
}

async function connect(url: string, hear: (message: pg.Notification) => void) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'prosa announcements',
    keepAlive: true,
  })
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  client.on('error', () => resolve())
  client.on('end', () => resolve())
  client.on('notification', hear)
  try {
    await client.connect()
    await client.query(`listen ${newsChannel}`)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  return { client, ended }
}

function openTopics() {
  const wakers = new Map<string, Set<() => void>>()
  const all = (topics: Iterable<string>) => {
    for (const topic of topics) for (const wake of [...(wakers.get(topic) ?? [])]) wake()
  }
  return {
    subscribe(topic: string, wake: () => void): () => void {
      // Each subscription is one of its own, also with the same function.
      const own = () => wake()
      const known = wakers.get(topic) ?? new Set()
      wakers.set(topic, known.add(own))
      return () => {
        known.delete(own)
        if (known.size === 0 && wakers.get(topic) === known) wakers.delete(topic)
      }
    },
    wake(topics: readonly string[]): void {
      if (topics.includes('*')) return all([...wakers.keys()])
      all(topics.filter((topic) => !topic.endsWith(':*')))
      const kinds = topics
        .filter((topic) => topic.endsWith(':*'))
        .map((topic) => topic.slice(0, -1))
      if (kinds.length > 0)
        all([...wakers.keys()].filter((topic) => kinds.some((kind) => topic.startsWith(kind))))
    },
  }
}
