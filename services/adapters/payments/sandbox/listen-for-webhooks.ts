import { once } from 'node:events'
import { pause } from '#kernel/async/backoff.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { webhookNotifyChannel } from './webhook-queue.ts'

const reconnectDelayMs = 1_000

/** Calls `onQueued` when any process enqueues a webhook, on a connection of its own, until the signal aborts. */
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
    // Webhooks may have been enqueued before the connection listened.
    onQueued()
    await once(client, 'end', { signal: ended })
  } finally {
    client.off('notification', onQueued)
    client.release(true)
  }
}
