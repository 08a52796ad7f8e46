import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import {
  qualifyingAnswer,
  openOwnerTestServer,
  recordQualifiedResponse,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
let owner: string
let surveyId: string
beforeAll(async () => {
  server = await openOwnerTestServer()
  server.startWebhooks()
})
afterAll(() => server[Symbol.asyncDispose]())

type Entry = Record<string, unknown> & { number: number; balance: number; payment_id: string }
type Reported = { credits: number; returns_left: number; response: { credit_returned: boolean } }

async function read<T>(path: string, reader = owner) {
  await server.waitForProjections()
  return server.call<T>(`GET ${path}`, { owner: reader })
}
const report = (id: string, reader = owner) =>
  server.call<Reported>(`POST /api/responses/${id}/report-qualification`, { owner: reader })

async function buyCredits(package_id: string): Promise<void> {
  const { body } = await server.call<{ payment_intent_id: string }>(
    'POST /api/billing/create-payment-intent',
    { owner, body: { package_id } },
  )
  const { payment_intent_id } = body
  await server.call('POST /api/billing/confirm-payment', { owner, body: { payment_intent_id } })
}

async function unlockResponse(): Promise<string> {
  const id = await recordQualifiedResponse(server, { ownerId: owner, surveyId })
  await server.call(`POST /api/responses/${id}/unlock`, { owner })
  return id
}

const ownerRegistered = (locale: 'pt-br' | 'ar'): DomainEvent => ({
  type: 'OwnerRegistered',
  data: {
    issuer: 'https://issuer.test',
    subject: owner,
    email: 'ana@prosa.test',
    name: 'Ana <b>',
    locale,
  },
})

beforeAll(async () => {
  ;[owner, surveyId] = [randomUUID(), randomUUID()]
  await server.appendEvent(`owner-${owner}`, ownerRegistered('pt-br'), { ownerId: owner })
  await buyCredits('starter_10')
}, 60_000)

describe('a returned credit', () => {
  test('is returned once, and the response stays readable', async () => {
    const id = await unlockResponse()
    const first = await report(id)
    expect(first).toMatchObject({
      status: 200,
      body: {
        credits: 10,
        returns_left: 9,
        response: { credit_returned: true, is_unlocked: true, response_text: qualifyingAnswer },
      },
    })
    expect((await report(id)).body).toMatchObject({ credits: 10, returns_left: 9 })
    const { body } = await read<object[]>('/api/billing/usage-history')
    expect(body).toMatchObject([
      { id, returned: true, response_quality: 0.8, session_id: expect.any(String) },
    ])
  })

  test('requires an unlocked response of the same owner', async () => {
    const id = await recordQualifiedResponse(server, { ownerId: owner, surveyId })
    expect(await report(id)).toMatchObject({ body: { code: 'credits/not-unlocked' } })
    expect(await report(id, randomUUID())).toMatchObject({
      status: 404,
      body: { code: 'responses/not-found' },
    })
  })
})

describe('the statement', () => {
  test('pages without gaps, and each balance follows from the previous one', async () => {
    for (const _ of [1, 2]) await unlockResponse()
    const entries: Entry[] = []
    for (let query: string | undefined = ''; query !== undefined;) {
      const path: string = `/api/billing/statement?limit=2${query}`
      const { body, headers }: Awaited<ReturnType<typeof read<Entry[]>>> = await read(path)
      entries.push(...body)
      const next: string | null = headers.get('prosa-next')
      query = next === null ? undefined : `&before=${next}`
    }
    expect(entries.map(({ kind, credits }) => [kind, credits])).toEqual([
      ['unlocked', -1],
      ['unlocked', -1],
      ['returned', 1],
      ['unlocked', -1],
      ['purchased', 10],
    ])
    for (const [index, { number, balance, credits }] of entries.entries()) {
      expect(number).toBe(entries.length - index)
      expect(balance).toBe((entries[index + 1]?.balance ?? 0) + Number(credits))
    }
    expect(entries.at(-1)).toMatchObject({
      amount_cents: 1000,
      package_type: 'starter_10',
      provider_reference: expect.stringContaining('pi_sandbox_'),
    })
  })

  test('filters by kind, also as a file', async () => {
    const { body } = await read<Entry[]>('/api/billing/statement?kind=returned')
    expect(body).toMatchObject([{ kind: 'returned', number: 3 }])
    const reply = await server.fetch('/api/billing/statement.csv?kind=added', owner)
    expect(reply.headers.get('content-type')).toContain('text/csv')
    const [head, row, ...rest] = (await reply.text()).trimEnd().split('\r\n')
    expect(head).toContain('number,at,kind,credits,balance')
    expect(row).toMatch(/^1,.+,purchased,10,10,,1000,starter_10,/)
    expect(rest).toEqual([])
  })
})

describe('a receipt', () => {
  const payment = async () =>
    (await read<Entry[]>('/api/billing/purchase-history')).body[0]!.payment_id

  test('shows the payment in the owner’s or the requested language', async () => {
    const path = `/api/billing/receipts/${await payment()}`
    const page = await (await server.fetch(path, owner)).text()
    expect(page).toContain('Recibo')
    expect(page).toContain('US$\u00a010,00')
    expect(page).toContain('Ana &lt;b&gt;')
    expect(page).toContain('nenhum valor foi cobrado')
    expect(await (await server.fetch(`${path}?language=ar`, owner)).text()).toContain('dir="rtl"')
  })

  test('is not readable by other owners', async () => {
    const path = `/api/billing/receipts/${await payment()}`
    expect(await read(path, randomUUID())).toMatchObject({
      status: 404,
      body: { code: 'billing/unknown-payment' },
    })
  })
})
