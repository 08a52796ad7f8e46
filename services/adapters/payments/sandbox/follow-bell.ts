import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#kernel/db.ts'
import { bell } from './queue.ts'

const againMs = 1_000

/** Hears of what any process keeps to be told, on a connection of its own; ends with the signal. */
export async function followBell(db: Db, ring: () => void, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await listen(db, ring, ended).catch(() => {})
    await wait(againMs, undefined, { signal: ended }).catch(() => {})
  }
}

async function listen(db: Db, ring: () => void, ended: AbortSignal): Promise<void> {
  const client = await db.connect()
  try {
    client.on('notification', ring)
    await client.query(`listen ${bell}`)
    // What was kept before this connection was there.
    ring()
    await once(client, 'end', { signal: ended })
  } finally {
    client.off('notification', ring)
    client.release(true)
  }
}
