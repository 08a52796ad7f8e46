import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#kernel/postgres/db.ts'
import { webhookNotifyChannel } from './webhook-queue.ts'

const reconnectDelayMs = 1_000

/** Hears of what any process keeps to be told, on a connection of its own; ends with the signal. */
export async function listenForWebhooks(
  db: Db,
  ring: () => void,
  ended: AbortSignal,
): Promise<void> {
  while (!ended.aborted) {
    await listenOnce(db, ring, ended).catch(() => {})
    await wait(reconnectDelayMs, undefined, { signal: ended }).catch(() => {})
  }
}

async function listenOnce(db: Db, ring: () => void, ended: AbortSignal): Promise<void> {
  const client = await db.connect()
  try {
    client.on('notification', ring)
    await client.query(`listen ${webhookNotifyChannel}`)
    // What was kept before this connection was there.
    ring()
    await once(client, 'end', { signal: ended })
  } finally {
    client.off('notification', ring)
    client.release(true)
  }
}
