// Owners' hands in the till: they buy, unlock and take credits back, all at once, and ask until they are answered.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProblemDetails } from '#contract/problems.ts'

/** What was answered, each thing once: nobody stops asking before there is an answer. */
export type Shopped = {
  /** Intents that were paid for. */
  purchases: Set<string>
  unlocks: Set<string>
  /** Responses whose credit came back. */
  returns: Set<string>
  /** Refusals that are as they should be, by code. */
  refused: Map<string, number>
  /** Answers that should never be. */
  complaints: Set<string>
}

export const nothingShopped = (): Shopped => ({
  purchases: new Set(),
  unlocks: new Set(),
  returns: new Set(),
  refused: new Map(),
  complaints: new Set(),
})

type Shop = { baseUrl: string; cookie: string; responseIds: readonly string[] }
type Reply = {
  path: string
  status: number
  body: Partial<ProblemDetails> & { payment_intent_id?: string }
}

/** As many hands as said; `stop` resolves when each has its last answer. */
export function startShopping(
  shop: Shop,
  hands: number,
  shopped: Shopped,
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const all = Array.from({ length: hands }, () => keepShopping(shop, shopped, stopping.signal))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(all)
    },
  }
}

async function keepShopping(shop: Shop, shopped: Shopped, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const id = shop.responseIds[Math.floor(Math.random() * shop.responseIds.length)]!
    const dice = Math.random()
    if (dice < 0.1) await buy(shop, shopped)
    else if (dice < 0.9) await unlock(shop, shopped, id)
    else await takeBack(shop, shopped, id)
  }
}

async function buy(shop: Shop, shopped: Shopped): Promise<void> {
  const begun = await ask(shop, '/api/billing/create-payment-intent', { package_id: 'starter_10' })
  const intentId = begun.body.payment_intent_id
  if (!intentId) return note(shopped, begun)
  const paid = await ask(shop, '/api/billing/confirm-payment', { payment_intent_id: intentId })
  if (paid.status === 200) shopped.purchases.add(intentId)
  else note(shopped, paid)
}

async function unlock(shop: Shop, shopped: Shopped, id: string): Promise<void> {
  const reply = await ask(shop, `/api/responses/${id}/unlock`)
  if (reply.status === 200) shopped.unlocks.add(id)
  else note(shopped, reply)
}

async function takeBack(shop: Shop, shopped: Shopped, id: string): Promise<void> {
  const reply = await ask(shop, `/api/responses/${id}/report-qualification`)
  if (reply.status === 200) shopped.returns.add(id)
  else note(shopped, reply)
}

const expected = new Set(['credits/insufficient', 'credits/not-unlocked', 'credits/refund-limit'])

function note({ refused, complaints }: Shopped, { path, status, body: { code } }: Reply): void {
  if (code && expected.has(code)) refused.set(code, (refused.get(code) ?? 0) + 1)
  else complaints.add(`${status} ${code} of ${path.replace(/[0-9a-f-]{36}/, '{id}')}`)
}

/** One key for one thing, however often it has to be said: who is not answered, or is told to come back, says it again. */
async function ask({ baseUrl, cookie }: Shop, path: string, body: object = {}): Promise<Reply> {
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  for (;;) {
    const reply = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    }).catch(() => undefined)
    const said = await reply?.text().catch(() => undefined)
    if (reply && said !== undefined) {
      const body = JSON.parse(said) as Reply['body']
      if (!tryAgain.has(reply.status) && body.code !== 'concurrency/conflict')
        return { path, status: reply.status, body }
    }
    await pause(50)
  }
}

/** A server that is about to go or not quite there yet, and a provider whose word is late. */
const tryAgain: ReadonlySet<number> = new Set([502, 503])
