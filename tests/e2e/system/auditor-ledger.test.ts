// An auditor without an account, in a real browser: by token, at past moments, to the tampered entry.
import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../../../services/config.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { connectInfrastructure } from '../../../scripts/lib/connect-infrastructure.ts'
import { openAccessTokens } from '../../../services/accounts/access-tokens.ts'
import { openLedgerSigner } from '../../../services/credits/audit/ledger-signer.ts'
import { creditLedger } from '../../../services/credits/ledger/credit-ledger.decider.ts'
import { sendRequest } from '../../support/clients/openapi-client.ts'
import { contractEndpoints } from '../../support/clients/contract-endpoints.ts'
import { bearer } from '../../support/servers/ledger-test-server.ts'
import { connectToBrowser } from '../../support/browser/browser-fixture.ts'
import {
  startInstanceOnFreshDatabase,
  type DatabaseInstance,
} from '../../support/processes/instance-on-fresh-database.ts'

let instance: DatabaseInstance
let browser: Browser
const ownerId = randomUUID()
let token: string

beforeAll(async () => {
  instance = await startInstanceOnFreshDatabase()
  browser = await connectToBrowser()
  const { dataDir, databaseUrl } = instance
  await using beside = await connectInfrastructure({ ...loadConfig(), dataDir, databaseUrl })
  let minute = 0
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, minute++))
  const signer = await openLedgerSigner(beside.secrets)
  const executor = openExecutor({ ...beside, signer, now })
  const execute = () => {
    const commandId = randomUUID()
    return executor({ commandId, correlationId: commandId, actor: 'test' })
  }
  const reason = 'Welcome'
  const gift = { type: 'GrantCredits', lotId: randomUUID(), credits: 10, reason } as const
  await execute()(creditLedger, ownerId, gift)
  for (let n = 0; n < 4; n++) {
    const ids = { responseId: randomUUID(), surveyId: randomUUID() }
    await execute()(creditLedger, ownerId, { type: 'UnlockResponse', ...ids })
  }
  const tokens = await openAccessTokens(beside.db)
  const made = { scope: 'ledger:read', ownerId, name: 'auditor', days: 1 } as const
  token = (await tokens.create(made)).token
  await beside.db.query(
    `update log.events set data = (data::jsonb || '{"lotRemaining": 9000}')::json where stream = $1 and revision = 3`,
    [`credits-${ownerId}`],
  )
})
afterAll(async () => {
  await browser?.close()
  await instance?.[Symbol.asyncDispose]()
})

test('a token is refused by every call except those that read ledgers, and changes nothing', async () => {
  const outcomes = new Map<string, string>()
  for (const { route, access } of await contractEndpoints()) {
    if (access !== 'owner') continue
    const [method = '', path = ''] = route.split(' ')
    const reply = await sendRequest(instance.baseUrl, {
      method,
      path: path.replaceAll(/:\w+/g, ownerId),
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: method === 'GET' ? undefined : '{}',
    })
    outcomes.set(route, `${reply.status} ${reply.body.code}`)
  }
  expect(outcomes.size).toBeGreaterThan(30)
  expect(new Set(outcomes.values())).toEqual(new Set(['403 accounts/token-scope']))
})

test('a token in the fragment opens the ledger as of any moment, and the break is named', async () => {
  const page = await browser.newPage({ locale: 'en-US' })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`${instance.baseUrl}/audit#token=wrong`)
  await page.getByText('This token is unknown').waitFor()
  await page.getByLabel('Access token').fill(token)
  await page.keyboard.press('Enter')
  // One place, or two where the entry was anchored before it was changed.
  await page.getByText(/The chain is broken in [12] places?/).waitFor()
  await page.getByText('Its contents were altered.').first().waitFor()
  await expect.poll(() => page.locator('details').count()).toBe(5)
  const back = page.getByRole('button', { name: 'One entry back' })
  await back.press('Enter')
  await page.waitForURL(/at=2026-01-01T00%3A03/)
  await page.locator('details').nth(4).waitFor({ state: 'detached' })
  await page.goto(`${instance.baseUrl}/audit?at=2026-01-01T00:01:00Z`)
  await page.getByText('Unlocked response').waitFor()
  await expect.poll(() => page.locator('details').count()).toBe(2)
  await page.getByText('Gift').last().click()
  await page.getByText('Hash before').last().waitFor()
  expect(requested.filter((url) => url.includes(token))).toEqual([])
})
