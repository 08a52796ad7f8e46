// Concurrent clients of one owner that buy, unlock and return credits, and retry until they get a response.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProblemDetails } from '#contract/problems.ts'

/** Acknowledged requests. Clients retry until they get a response. */
export type PurchaseLoadResult = {
  /** Ids of paid intents. */
  purchases: Set<string>
  unlocks: Set<string>
  /** Ids of responses whose credit was returned. */
  returns: Set<string>
  /** Numbers of expected refusals by problem code. */
  expectedRefusals: Map<string, number>
  /** All other refusals. */
  unexpectedErrors: Set<string>
}

export const emptyPurchaseLoadResult = (): PurchaseLoadResult => ({
  purchases: new Set(),
  unlocks: new Set(),
  returns: new Set(),
  expectedRefusals: new Map(),
  unexpectedErrors: new Set(),
})

type PurchaseLoadOptions = { baseUrl: string; cookie: string; responseIds: readonly string[] }
type Reply = {
  path: string
  status: number
  body: Partial<ProblemDetails> & { payment_intent_id?: string }
}

/** Starts `buyers` clients; `stop` resolves when each has the response of its last request. */
export function startPurchaseLoad(
  options: PurchaseLoadOptions,
  buyers: number,
  result: PurchaseLoadResult,
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const running = Array.from({ length: buyers }, () => runBuyer(options, result, stopping.signal))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

async function runBuyer(
  options: PurchaseLoadOptions,
  result: PurchaseLoadResult,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted) {
    const id = options.responseIds[Math.floor(Math.random() * options.responseIds.length)]!
    const dice = Math.random()
    if (dice < 0.1) await buy(options, result)
    else if (dice < 0.9) await unlock(options, result, id)
    else await reportQualification(options, result, id)
  }
}

async function buy(options: PurchaseLoadOptions, result: PurchaseLoadResult): Promise<void> {
  const started = await postUntilAnswered(options, '/api/billing/create-payment-intent', {
    package_id: 'starter_10',
  })
  const intentId = started.body.payment_intent_id
  if (!intentId) return recordRefusal(result, started)
  const paid = await postUntilAnswered(options, '/api/billing/confirm-payment', {
    payment_intent_id: intentId,
  })
  if (paid.status === 200) result.purchases.add(intentId)
  else recordRefusal(result, paid)
}

async function unlock(
  options: PurchaseLoadOptions,
  result: PurchaseLoadResult,
  id: string,
): Promise<void> {
  const reply = await postUntilAnswered(options, `/api/responses/${id}/unlock`)
  if (reply.status === 200) result.unlocks.add(id)
  else recordRefusal(result, reply)
}

async function reportQualification(
  options: PurchaseLoadOptions,
  result: PurchaseLoadResult,
  id: string,
): Promise<void> {
  const reply = await postUntilAnswered(options, `/api/responses/${id}/report-qualification`)
  if (reply.status === 200) result.returns.add(id)
  else recordRefusal(result, reply)
}

const expectedCodes = new Set([
  'credits/insufficient',
  'credits/not-unlocked',
  'credits/refund-limit',
])

function recordRefusal(
  { expectedRefusals, unexpectedErrors }: PurchaseLoadResult,
  { path, status, body: { code } }: Reply,
): void {
  if (code && expectedCodes.has(code))
    expectedRefusals.set(code, (expectedRefusals.get(code) ?? 0) + 1)
  else unexpectedErrors.add(`${status} ${code} of ${path.replace(/[0-9a-f-]{36}/, '{id}')}`)
}

/** Retries with the same idempotency key until there is a response that is not retryable. */
async function postUntilAnswered(
  { baseUrl, cookie }: PurchaseLoadOptions,
  path: string,
  body: object = {},
): Promise<Reply> {
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  for (;;) {
    const reply = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    }).catch(() => undefined)
    const text = await reply?.text().catch(() => undefined)
    if (reply && text !== undefined) {
      const body = JSON.parse(text) as Reply['body']
      if (!retryableStatuses.has(reply.status) && body.code !== 'concurrency/conflict')
        return { path, status: reply.status, body }
    }
    await pause(50)
  }
}

/** The server is stopping or starting, or the payment provider is late. */
const retryableStatuses: ReadonlySet<number> = new Set([502, 503])
