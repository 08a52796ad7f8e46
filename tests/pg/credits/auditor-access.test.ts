import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewToken } from '../../../services/accounts/access-tokens.ts'
import { contractEndpoints } from '../../support/clients/contract-endpoints.ts'
import {
  bearer,
  openLedgerTestServer,
  type LedgerTestServer,
} from '../../support/servers/ledger-test-server.ts'

let server: LedgerTestServer
beforeAll(async () => {
  server = await openLedgerTestServer(30)
})
afterAll(() => server[Symbol.asyncDispose]())

const paths = ['', '/lots', '/entries', '/balances', '/verification']
const tokenFor = async (ownerId?: string, over: Partial<NewToken> = {}) =>
  server.tokens.create({ scope: 'ledger:read', ownerId, name: 'auditor', days: 90, ...over })
const json = async <T>(path: string, headers: Record<string, string>): Promise<T> =>
  (await (await server.get(`/api/ledger${path}`, headers)).json()) as T

/** Two purchases, three unlocks, one of them refunded in credits, and half of the second purchase refunded. */
async function createLedger() {
  const [ownerId, surveyId, responseId] = [randomUUID(), randomUUID(), randomUUID()]
  const payments = [
    await server.recordPurchase(ownerId, 2),
    await server.recordPurchase(ownerId, 10),
  ]
  for (const id of [responseId, randomUUID(), randomUUID()])
    await server.executeCommand(ownerId, { type: 'UnlockResponse', responseId: id, surveyId })
  const month = '2026-01'
  await server.executeCommand(ownerId, { type: 'RefundUnlock', responseId, surveyId, month })
  const refund = { paymentId: payments[1]!, refundedCents: 500 }
  await server.executeCommand(ownerId, { type: 'RecordRefund', ...refund })
  await server.waitForProjections()
  return { ownerId, responseId, payments, token: (await tokenFor(ownerId)).token }
}

describe('a token', () => {
  test('reads the ledger that it was issued for, and no other', async () => {
    const [ledger, otherOwnerId] = [await createLedger(), randomUUID()]
    for (const path of paths) {
      const own = await server.get(`/api/ledger${path}`, bearer(ledger.token))
      expect([path, own.status]).toEqual([path, 200])
      const other = await server.get(
        `/api/ledger${path}?owner=${otherOwnerId}`,
        bearer(ledger.token),
      )
      expect([path, other.status]).toEqual([path, 404])
      const byCookie = { 'x-owner': otherOwnerId }
      const others = await server.get(`/api/ledger${path}?owner=${ledger.ownerId}`, byCookie)
      expect([path, others.status]).toEqual([path, 404])
    }
    expect(await json('/owners', bearer(ledger.token))).toMatchObject([
      { owner_id: ledger.ownerId },
    ])
  })

  test('can call ledger endpoints only, none that writes', async () => {
    const routes = (await contractEndpoints())
      .filter(({ access }) => access === 'auditor')
      .map(({ route }) => route)
    expect(routes.length).toBeGreaterThan(5)
    expect(routes.filter((route) => !/^GET \/api\/ledger(\/|$)/.test(route))).toEqual([])
  })

  test('grants access to ledgers only, and not as a query parameter', async () => {
    const { token } = await createLedger()
    expect((await server.get('/api/billing/credits', bearer(token))).status).toBe(403)
    expect(
      (await server.get('/api/billing/credits', bearer(`${token.slice(0, -1)}_`))).status,
    ).toBe(401)
    expect((await server.get(`/api/ledger?token=${token}`)).status).toBe(401)
  })

  test('for all ledgers requires an owner in the request', async () => {
    const { ownerId } = await createLedger()
    const { token } = await tokenFor()
    const withoutOwner = await server.get('/api/ledger', bearer(token))
    expect([withoutOwner.status, await withoutOwner.json()]).toMatchObject([
      422,
      { code: 'ledger/owner-required' },
    ])
    expect(await json(`?owner=${ownerId}`, bearer(token))).toMatchObject({ balance: 5 })
    expect(await json('/owners', bearer(token))).toContainEqual(
      expect.objectContaining({ owner_id: ownerId, balance: 5 }),
    )
  })

  test('is refused once revoked or expired; a cookie does not make up for an invalid token', async () => {
    const ownerId = randomUUID()
    const [first, late] = [await tokenFor(ownerId), await tokenFor(ownerId, { days: 0 })]
    expect((await server.get('/api/ledger', bearer(first.token))).status).toBe(200)
    expect(await server.tokens.revoke(first.id)).toBe(true)
    expect(await server.tokens.revoke(first.id)).toBe(false)
    for (const token of [first.token, late.token, `${first.token.slice(0, -1)}_`, 'x']) {
      const reply = await server.get('/api/ledger', { ...bearer(token), 'x-owner': ownerId })
      expect([reply.status, await reply.json()]).toMatchObject([
        401,
        { code: 'accounts/token-invalid' },
      ])
    }
  })

  test('is stored as a hash, and its use is recorded', async () => {
    const { id, token } = await tokenFor(randomUUID())
    await server.get('/api/ledger', bearer(token))
    const { rows } = await server.db.query('select * from keep.access_tokens where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows).toMatchObject([{ last_used_at: expect.any(String) }])
  })

  test('is rate limited', async () => {
    const { token } = await tokenFor(randomUUID())
    const from = { ...bearer(token), 'x-forwarded-for': '203.0.113.7' }
    const replies = await Promise.all(
      Array.from({ length: 32 }, () => server.get('/api/ledger/owners', from)),
    )
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})

describe('a ledger', () => {
  test('is readable as of any moment, by lot', async () => {
    const { token } = await createLedger()
    const now = await json<{ since: string; entries: number }>('', bearer(token))
    expect(now).toMatchObject({ balance: 5, receivable: 0, entries: 7, lots: 2 })
    const after = (minutes: number) =>
      new Date(Date.parse(now.since) + minutes * 60_000).toISOString()
    expect(await json(`?at=${after(-1)}`, bearer(token))).toMatchObject({
      balance: 0,
      entries: 0,
      lots: 0,
      head: null,
    })
    // Entries are a minute apart.
    const seen: [number, number[]][] = []
    for (const minutes of [0, 1, 2, 3, 4, 5, 6]) {
      const at = after(minutes)
      const { balance } = await json<{ balance: number }>(`?at=${at}`, bearer(token))
      const lots = await json<{ remaining: number }[]>(`/lots?at=${at}`, bearer(token))
      seen.push([balance, lots.map(({ remaining }) => remaining)])
    }
    expect(seen).toEqual([
      [2, [2]],
      [12, [10, 2]],
      [11, [10, 1]],
      [10, [10, 0]],
      [9, [9, 0]],
      [10, [9, 1]],
      [5, [4, 1]],
    ])
  })

  test('names the cause of each entry, in pages', async () => {
    const { token, payments, responseId } = await createLedger()
    const page = await server.get('/api/ledger/entries?limit=2', bearer(token))
    expect(page.headers.get('prosa-next')).toBe('5')
    expect(await page.json()).toMatchObject([
      { revision: 6, type: 'PurchaseRefunded', credits: -5, cause: { payment_id: payments[1] } },
      { revision: 5, type: 'UnlockRefunded', credits: 1, cause: { response_id: responseId } },
    ])
    const [last] = await json<object[]>('/entries?before=1', bearer(token))
    expect(last).toMatchObject({
      previous_hash: '0'.repeat(64),
      cause: {
        kind: 'payment',
        reference: `pi_${payments[0]}`,
        webhook_id: `evt_${payments[0]}`,
        amount_cents: 200,
      },
    })
    const balances = await json<{ balance: number; highest: number }[]>('/balances', bearer(token))
    expect(balances.at(-1)).toMatchObject({ balance: 5, lowest: 5, highest: 10 })
    expect(Math.max(...balances.map(({ highest }) => highest))).toBe(12)
  })
})
