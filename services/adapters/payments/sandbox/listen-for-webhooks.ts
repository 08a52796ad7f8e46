import { once } from 'node:events'
import { pause } from '#kernel/async/backoff.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { webhookNotifyChannel } from './webhook-queue.ts'

const reconnectDelayMs = 1_000

/** Hears of what any process keeps to be told, on a connection of its own; ends with the signal. */
export async function listenForWebhooks(
  db: Db,
  onQueued: () => void,
  ended: AbortSignal,
): Promise<void> {
  while (!ended.aborted) {
    await listenOnce(db, onQueued, ended).catch(() => {})
    await pause(reconnectDelayMs, ended)
  }
}

async function listenOnce(db: Db, onQueued: () => void, ended: AbortSignal): Promise<void> {
  const client = await db.connect()
  try {
    client.on('notification', onQueued)
    await client.query(`listen ${webhookNotifyChannel}`)
    // What was kept before this connection was there.
    onQueued()
    await once(client, 'end', { signal: ended })
  } finally {
    client.off('notification', onQueued)
    client.release(true)
  }
}
