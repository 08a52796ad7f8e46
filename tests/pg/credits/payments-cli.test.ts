// `npm run payments` beside a running server, as an operator uses it.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openOwnerTestServer,
  recordQualifiedResponse,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'
import { testMasterKey } from '../../support/kernel/test-key-ring.ts'
import { temporaryDataDir } from '../../support/processes/instance.ts'

let server: OwnerTestServer
let dataDir: string
beforeAll(async () => {
  server = await openOwnerTestServer()
  dataDir = await temporaryDataDir()
  server.startWebhooks()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(dataDir, { recursive: true })
})

const run = promisify(execFile)
const runPaymentsCommand = async (...args: string[]) => {
  const env = {
    ...process.env,
    DATABASE_URL: server.url,
    PROSA_DATA: dataDir,
    PROSA_MASTER_KEY: testMasterKey,
  }
  return (await run('node_modules/.bin/node', ['scripts/payments.ts', ...args], { env })).stdout
}
const runExpectingFailure = (...args: string[]) =>
  runPaymentsCommand(...args).catch((error: { code: number; stderr: string }) => error)

async function createBuyer() {
  const owner = randomUUID()
  const { body } = await server.call<{ payment_intent_id: string }>(
    'POST /api/billing/create-payment-intent',
    { owner, body: { package_id: 'starter_10' } },
  )
  const { payment_intent_id } = body
  await server.call('POST /api/billing/confirm-payment', { owner, body: { payment_intent_id } })
  for (const _ of [1, 2]) {
    const id = await recordQualifiedResponse(server, { ownerId: owner, surveyId: randomUUID() })
    await server.call(`POST /api/responses/${id}/unlock`, { owner })
  }
  return { owner, intentId: payment_intent_id }
}
async function expectBalance(owner: string, credits: number, receivable: number) {
  const balance = async () => (await server.call('GET /api/billing/credits', { owner })).body
  await expect
    .poll(balance, { timeout: 20_000 })
    .toMatchObject({ total_credits: credits, receivable })
}

test('a refund takes the remaining credits, and is limited to the remaining amount', async () => {
  const { owner, intentId } = await createBuyer()
  const output = await runPaymentsCommand('refund', intentId, '--cents', '300')
  expect(output).toContain('300 of 1000 in all')
  expect(output).toContain('Prosa has processed it')
  await expectBalance(owner, 5, 0)
  expect(await runExpectingFailure('refund', intentId, '--cents', '800')).toMatchObject({
    code: 1,
    stderr: 'The amount is more than can be refunded\n',
  })
  expect(await runPaymentsCommand('refund', intentId)).toContain('700 cents')
  await expectBalance(owner, 0, 2)
  expect(await runPaymentsCommand('list')).toMatch(
    new RegExp(`${intentId} +succeeded +1000 usd +1000 ref`),
  )
})

test('a failed refund restores its credits', async () => {
  const { owner, intentId } = await createBuyer()
  await runPaymentsCommand('refund', intentId)
  await expectBalance(owner, 0, 2)
  expect(await runPaymentsCommand('fail-refund', intentId)).toContain('Failed: re_')
  await expectBalance(owner, 8, 0)
  expect(await runExpectingFailure('fail-refund', intentId)).toMatchObject({
    code: 1,
    stderr: 'It has no refund that could fail.\n',
  })
})

test('without a running server the command says so, and the next start processes the change', async () => {
  const { owner, intentId } = await createBuyer()
  await server.payments.stop()
  expect(await runPaymentsCommand('dispute', intentId)).toContain('No running Prosa')
  server.startWebhooks()
  await expectBalance(owner, 0, 2)
})

test('a dispute sets all credits aside until it is won', async () => {
  const { owner, intentId } = await createBuyer()
  expect(await runPaymentsCommand('dispute', intentId)).toContain('Disputed: dp_')
  await expectBalance(owner, 0, 2)
  expect(await runPaymentsCommand('close-dispute', intentId, '--outcome', 'won')).toContain(
    'is won',
  )
  await expectBalance(owner, 8, 0)
})

test('a dispute of a part takes its share, and a refund is limited to the rest', async () => {
  const { owner, intentId } = await createBuyer()
  await runPaymentsCommand('dispute', intentId, '--cents', '250')
  await expectBalance(owner, 6, 0)
  await runPaymentsCommand('close-dispute', intentId, '--outcome', 'lost')
  await expectBalance(owner, 6, 0)
  expect(await runPaymentsCommand('refund', intentId)).toContain('750 cents')
  await expectBalance(owner, 0, 2)
})

test.each([
  [['refund', 'pi_none'], 'There is no such payment'],
  [['refund', 'pi_none', '--cents', 'all'], 'all is not a number of cents'],
  [['list', '--since', 'yesterday'], 'yesterday is not a time'],
  [['pay', 'pi_none'], 'Usage: npm run payments'],
])('an impossible command fails with an error: %j', async (args, expectedError) => {
  expect(await runExpectingFailure(...args)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(expectedError),
  })
})
