import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LedgerEntry, LiveBalance } from '#contract/live.ts'
import {
  qualifyingAnswer,
  openOwnerTestServer,
  recordQualifiedResponse,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
beforeAll(async () => {
  server = await openOwnerTestServer()
  server.startWebhooks()
})
afterAll(() => server[Symbol.asyncDispose]())

type Unlocked = { credits: number; response: { response_text: string; is_unlocked: boolean } }

const unlock = (owner: string, id: string) =>
  server.call<Unlocked & { code: string }>(`POST /api/responses/${id}/unlock`, { owner })
const readBalance = async (owner: string) => {
  await server.waitForProjections()
  return (await server.call('GET /api/billing/credits', { owner })).body
}

/** An owner with ten credits. */
async function createBuyer() {
  const [owner, surveyId] = [randomUUID(), randomUUID()]
  const { body } = await server.call<{ payment_intent_id: string }>(
    'POST /api/billing/create-payment-intent',
    { owner, body: { package_id: 'starter_10' } },
  )
  const { payment_intent_id } = body
  await server.call('POST /api/billing/confirm-payment', { owner, body: { payment_intent_id } })
  return {
    owner,
    surveyId,
    qualify: () => recordQualifiedResponse(server, { ownerId: owner, surveyId }),
  }
}

describe('unlocking', () => {
  test('shows the whole response for one credit, and never charges another', async () => {
    const { owner, qualify } = await createBuyer()
    const id = await qualify()
    for (const _ of [1, 2])
      expect(await unlock(owner, id)).toMatchObject({
        status: 200,
        body: { credits: 9, response: { response_text: qualifyingAnswer, is_unlocked: true } },
      })
    const replies = await Promise.all(Array.from({ length: 20 }, () => unlock(owner, id)))
    expect(new Set(replies.map(({ body }) => body.credits))).toEqual(new Set([9]))
    expect(await readBalance(owner)).toMatchObject({ total_credits: 9, total_used: 1 })
    const { body: uses } = await server.call('GET /api/billing/usage-history', { owner })
    expect(uses).toMatchObject([{ id, cost_amount: 1, survey_title: null }])
  })

  test('thirty concurrent unlocks with ten credits: ten succeed, twenty are refused', async () => {
    const { owner, qualify } = await createBuyer()
    const ids = await Promise.all(Array.from({ length: 30 }, qualify))
    const replies = await Promise.all(ids.map((id) => unlock(owner, id)))
    const unlocked = replies.filter(({ status }) => status === 200)
    expect(new Set(unlocked.map(({ body }) => body.credits))).toEqual(
      new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    )
    const refused = replies.filter(({ status }) => status === 402)
    expect(refused).toHaveLength(20)
    expect(refused[0]!.body).toMatchObject({
      code: 'credits/insufficient',
      error: 'Insufficient credits',
      detail: 'You need more credits to access this premium response.',
      balance: 0,
    })
    expect(await readBalance(owner)).toMatchObject({ total_credits: 0, active_packages: [] })
  })

  test('an unknown response or another owner’s returns 404', async () => {
    const [ana, bruno] = [await createBuyer(), await createBuyer()]
    const id = await ana.qualify()
    for (const other of [id, randomUUID()])
      expect(await unlock(bruno.owner, other)).toMatchObject({
        status: 404,
        body: { code: 'responses/not-found' },
      })
    expect(await readBalance(bruno.owner)).toMatchObject({ total_credits: 10 })
  })

  test('takes no credit while the person who answered is being erased', async () => {
    const { owner, surveyId } = await createBuyer()
    const conversationId = randomUUID()
    const id = await recordQualifiedResponse(server, { ownerId: owner, surveyId, conversationId })
    // The key is destroyed; the row is not deleted yet.
    await server.keys.destroy(conversationId)
    for (const command of ['unlock', 'report-qualification'])
      expect(await server.call(`POST /api/responses/${id}/${command}`, { owner })).toMatchObject({
        status: 404,
        body: { code: 'responses/not-found' },
      })
    expect(await readBalance(owner)).toMatchObject({ total_credits: 10 })
  })

  test('live feeds send the balance, and the ledger by entry', async () => {
    const { owner, qualify } = await createBuyer()
    await unlock(owner, await qualify())
    await server.waitForProjections()
    const channel = (name: string) => server.channels.find((one) => one.name === name)!
    expect(await channel('credit-balance').mayFollow(server.db, randomUUID(), owner)).toBe(false)
    const live = await channel('credit-balance').readSince(server.db, owner, '')
    expect(live.items as readonly unknown[] as LiveBalance[]).toMatchObject([{ total_credits: 9 }])
    const { items } = await channel('ledger').readSince(server.db, owner, '')
    const entries = items as readonly unknown[] as LedgerEntry[]
    expect(entries).toMatchObject([
      { revision: 0, type: 'CreditsPurchased', balance: 10, previous_hash: '0'.repeat(64) },
      { revision: 1, type: 'ResponseUnlocked', balance: 9, previous_hash: entries[0]!.hash },
    ])
  })
})
