import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#kernel/db.ts'
import type { Log } from '#kernel/log.ts'
import { sign } from '../signature.ts'
import { followBell } from './follow-bell.ts'
import { hasten, markDelivered, nextDueMs, takeDue, type Undelivered } from './queue.ts'

const answerWithinMs = 10_000
/** How often a process looks for what another one left behind, should it have missed the bell. */
const lookAgainMs = 15_000

export type Deliveries = {
  stop: () => Promise<void>
}

/** Tells what happened over real HTTP, signed, again and again until it is answered with a 2xx, also after a restart. */
export function startDeliveries(options: {
  db: Db
  webhookUrl: string
  secret: string
  log: Log
}): Deliveries {
  const { db, log } = options
  const ending = new AbortController()
  let resting = new AbortController()
  let rang = false

  async function rest(): Promise<void> {
    const dueMs = await nextDueMs(db)
    resting = new AbortController()
    if (rang || ending.signal.aborted) return
    const signal = AbortSignal.any([resting.signal, ending.signal])
    await wait(Math.min(Math.max(dueMs ?? lookAgainMs, 0), lookAgainMs), undefined, {
      signal,
    }).catch(() => {})
  }

  async function work(): Promise<void> {
    let hastened = false
    while (!ending.signal.aborted) {
      try {
        rang = false
        if (!hastened) await hasten(db)
        hastened = true
        const due = await takeDue(db)
        await Promise.all(due.map((event) => deliver(event, options, ending.signal)))
        if (due.length === 0) await rest()
      } catch (error) {
        log.error({ err: error }, 'the payments sandbox could not deliver')
        await wait(1_000, undefined, { signal: ending.signal }).catch(() => {})
      }
    }
  }
  const ring = () => {
    rang = true
    resting.abort()
  }
  const working = Promise.all([work(), followBell(db, ring, ending.signal)])

  return {
    async stop() {
      ending.abort()
      await working
    },
  }
}

async function deliver(
  { eventId, body }: Undelivered,
  { db, webhookUrl, secret, log }: { db: Db; webhookUrl: string; secret: string; log: Log },
  ended: AbortSignal,
): Promise<void> {
  try {
    const reply = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': sign(body, secret, new Date()),
      },
      body,
      signal: AbortSignal.any([ended, AbortSignal.timeout(answerWithinMs)]),
    })
    if (reply.ok) await markDelivered(db, eventId)
    else log.warn({ eventId, status: reply.status }, 'a payment notice was not accepted')
  } catch (error) {
    if (!ended.aborted) log.warn({ err: error, eventId }, 'a payment notice was not delivered')
  }
}
