import { pause } from '#kernel/async/backoff.ts'
import { openWakeUp } from '#kernel/async/wake-up.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Log } from '#kernel/log.ts'
import { signWebhook } from '../webhook-signature.ts'
import { listenForWebhooks } from './listen-for-webhooks.ts'
import {
  resetRetryDelays,
  markDelivered,
  nextDueMs,
  claimDueWebhooks,
  type PendingWebhook,
} from './webhook-queue.ts'

const requestTimeoutMs = 10_000
/** Polls in case a notification was missed. */
const pollMs = 15_000
const failureDelayMs = 1_000

export type WebhookDeliveries = {
  stop: () => Promise<void>
}

/** Delivers signed webhooks over HTTP, with retries until a 2xx, also after a restart. */
export function startWebhookDeliveries(options: {
  db: Db
  webhookUrl: string
  secret: string
  log: Log
}): WebhookDeliveries {
  const { db, log } = options
  const ending = new AbortController()
  const wakeUp = openWakeUp()

  async function waitUntilDue(): Promise<void> {
    const dueMs = (await nextDueMs(db)) ?? pollMs
    await wakeUp.wait({
      timeoutMs: Math.min(Math.max(dueMs, 0), pollMs),
      signal: ending.signal,
    })
  }

  async function work(): Promise<void> {
    let hasResetDelays = false
    while (!ending.signal.aborted) {
      try {
        wakeUp.reset()
        if (!hasResetDelays) await resetRetryDelays(db)
        hasResetDelays = true
        const due = await claimDueWebhooks(db)
        await Promise.all(due.map((event) => deliverWebhook(event, options, ending.signal)))
        if (due.length === 0) await waitUntilDue()
      } catch (error) {
        log.error({ err: error }, 'the payments sandbox could not deliver webhooks')
        await pause(failureDelayMs, ending.signal)
      }
    }
  }
  const working = Promise.all([work(), listenForWebhooks(db, wakeUp.notify, ending.signal)])

  return {
    async stop() {
      ending.abort()
      await working
    },
  }
}

async function deliverWebhook(
  { eventId, body }: PendingWebhook,
  { db, webhookUrl, secret, log }: { db: Db; webhookUrl: string; secret: string; log: Log },
  ended: AbortSignal,
): Promise<void> {
  try {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signWebhook(body, secret, new Date()),
      },
      body,
      signal: AbortSignal.any([ended, AbortSignal.timeout(requestTimeoutMs)]),
    })
    if (response.ok) await markDelivered(db, eventId)
    else log.warn({ eventId, status: response.status }, 'a payment webhook was not accepted')
  } catch (error) {
    if (!ended.aborted) log.warn({ err: error, eventId }, 'a payment webhook was not delivered')
  }
}
