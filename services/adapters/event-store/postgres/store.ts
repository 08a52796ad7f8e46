import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'
import type { EventStore } from '#ports/event-store.ts'
import { toPosition } from '../position.ts'
import { createWakeUps } from '../wake-ups.ts'
import { createAppend } from './append.ts'
import { createNotifier } from './notify.ts'
import { toStoreError, openPool } from './connection.ts'
import { ensureLogSchema } from './log-schema.ts'
import { listenForAppends } from './listen.ts'
import { createOwnAppends } from './own-appends.ts'
import { createReadAll, createReadStream, readHead } from './read.ts'
import { createSubscribe } from './subscribe.ts'

/** The log in schema `log` of a Postgres database, created if missing. Throws EventStoreUnavailable or StartupError. */
export async function openPostgresEventStore(url: string): Promise<EventStore> {
  const writers = openPool(url, 1, 10_000)
  const readers = openPool(url, 6, 30_000)
  try {
    const logId = await createSchemaAndReadLogId(writers)
    return createStore(url, logId, writers, readers)
  } catch (error) {
    await Promise.all([writers.end(), readers.end()])
    throw error instanceof StartupError ? error : toStoreError(error)
  }
}

function createStore(url: string, logId: string, writers: pg.Pool, readers: pg.Pool): EventStore {
  const self = randomUUID()
  const closing = new AbortController()
  const wakeUps = createWakeUps()
  const ownAppends = createOwnAppends()
  let foreignAppends = 0
  const notifier = createNotifier(readers, self)
  const listener = listenForAppends(url, self, {
    onPeer: notifier.notePeer,
    onAppended() {
      foreignAppends++
      wakeUps.notifyAll()
    },
  })
  const append = createAppend(writers, {
    onAppended: ownAppends.add,
    onCommitted() {
      wakeUps.notifyAll()
      notifier.appended()
    },
  })
  return {
    logId,
    append,
    readStream: createReadStream(readers),
    readAll: createReadAll(readers),
    subscribe: createSubscribe(readers, {
      ...{ wakeUps, ownAppends },
      foreignAppends: () => foreignAppends,
      closed: closing.signal,
    }),
    head: async () => {
      const head = await readHead(readers)
      return head === 0n ? '' : toPosition(head)
    },
    async [Symbol.asyncDispose]() {
      closing.abort()
      notifier[Symbol.dispose]()
      await listener[Symbol.asyncDispose]()
      await Promise.all([writers.end(), readers.end()])
    },
  }
}

async function createSchemaAndReadLogId(pool: pg.Pool): Promise<string> {
  await ensureLogSchema(pool)
  const { rows } = await pool.query<{ id: string }>('select id from log.identity')
  return rows[0]!.id
}
