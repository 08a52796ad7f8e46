import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'

const retryMs = 200

/** Signs with Stripe's own test helper, and sends again until accepted. */
export function openWebhookSender(url: string, secret: string) {
  const ending = new AbortController()
  const { signal } = ending
  const deliveries = new Set<Promise<void>>()
  let count = 0

  async function deliver(body: string): Promise<void> {
    while (!signal.aborted) {
      const reply = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signWebhook(body, secret, new Date()),
        },
        body,
        signal,
      }).catch(() => undefined)
      if (reply?.ok) return
      await wait(retryMs, undefined, { signal }).catch(() => {})
    }
  }

  return {
    send(type: string, object: object): void {
      const id = `evt_${Date.now().toString(36)}_${(count += 1)}`
      deliveries.add(deliver(JSON.stringify({ id, object: 'event', type, data: { object } })))
    },
    async stop(): Promise<void> {
      ending.abort()
      await Promise.all(deliveries)
    },
  }
}

export const signWebhook = (payload: string, secret: string, at: Date): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  })
