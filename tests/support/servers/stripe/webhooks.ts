import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'

const retryMs = 200

export type StripeEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object }
}

/** Signs with Stripe's own test helper, and sends again until accepted. */
export function openWebhookSender(url: string, secret: string) {
  const ending = new AbortController()
  const { signal } = ending
  const deliveries = new Set<Promise<void>>()
  /** Oldest first. */
  const events: StripeEvent[] = []

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
    events,
    send(type: string, object: object): void {
      const id = `evt_${Date.now().toString(36)}_${events.length + 1}`
      const event = {
        id,
        object: 'event',
        type,
        data: { object: structuredClone(object) },
      } as const
      events.push({ ...event, created: Math.floor(Date.now() / 1000) })
      deliveries.add(deliver(JSON.stringify(event)))
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
