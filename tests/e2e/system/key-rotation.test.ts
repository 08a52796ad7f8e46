// `npm run keys` beside a running server under load, killed in the middle; and what was given out before works after.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../../../services/config.ts'
import { connectInfrastructure } from '../../../scripts/lib/connect-infrastructure.ts'
import { startLoadOnDemoSurvey } from '../../../scripts/lib/faults/respondent-load.ts'
import { countVersions } from '../../../services/kernel/privacy/master-key-rotation.ts'
import {
  createApiCaller,
  createPublishedSurvey,
  documentedConfig,
  signInAs,
  startSession,
  waitForQuestion,
  type ApiCaller,
} from '../../support/clients/survey-client.ts'
import {
  startInstanceOnFreshDatabase,
  type DatabaseInstance,
} from '../../support/processes/instance-on-fresh-database.ts'
import { startInstance, type Instance } from '../../support/processes/instance.ts'

const storedKeys = 3_000
let instance: DatabaseInstance
let restarted: Instance | undefined
/** Given out before any rotation. */
let before: { cookie: string; session: string; invitation: string; publicId: string }

beforeAll(async () => {
  instance = await startInstanceOnFreshDatabase()
  const { cookie, callApi } = await signInAs(instance.baseUrl, 'bruno@prosa.test')
  const config_json = JSON.stringify({ ...documentedConfig, invited_only: true })
  const invited = await createPublishedSurvey(callApi, { config_json })
  const { body } = await callApi('POST', `/api/surveys/${invited.id}/invitations`, { count: 1 })
  const { public_id } = await createPublishedSurvey(callApi)
  const session = await startSession(createApiCaller(instance.baseUrl), public_id)
  const [link] = (body as unknown as { links: string[] }).links
  const invitation = new URL(link!).searchParams.get('c')!
  before = { cookie, session, invitation, publicId: invited.public_id }
  await using beside = await connect()
  const subjects = Array.from({ length: storedKeys }, (_, n) => `subject ${n}`)
  await Promise.all(subjects.map((subject) => beside.keys.getOrCreate(subject)))
})
afterAll(async () => {
  await restarted?.[Symbol.asyncDispose]()
  await instance[Symbol.asyncDispose]()
})

const connect = () => {
  const { dataDir, databaseUrl } = instance
  return connectInfrastructure({ ...loadConfig(), dataDir, databaseUrl })
}
const env = (more: object = {}) => ({
  ...process.env,
  PROSA_DATA: instance.dataDir,
  DATABASE_URL: instance.databaseUrl,
  ...more,
})
const run = promisify(execFile)
const runCommand = async (script: string, args: string[], more?: object) =>
  (await run(process.execPath, [`scripts/${script}.ts`, ...args], { env: env(more) })).stdout
const keys = (...args: string[]) => runCommand('keys', args)
const failureOf = async (command: Promise<unknown>): Promise<string> =>
  command.then(
    () => 'it did not fail',
    (error: { stderr: string }) => error.stderr,
  )
const versions = async () => {
  await using beside = await connect()
  return (await countVersions(beside.db)).map(({ version, keys: count }) => [version, count])
}

/** Kills the command while keys are wrapped with both versions. */
async function killInTheMiddle(): Promise<void> {
  const command = spawn(process.execPath, ['scripts/keys.ts', 'rotate', '--retire'], {
    env: env(),
    stdio: 'ignore',
  })
  const ended = once(command, 'exit')
  await using beside = await connect()
  let counts = await countVersions(beside.db)
  while (!counts[1]?.keys) counts = await countVersions(beside.db)
  command.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(counts[0]!.keys).toBeGreaterThan(0)
}

async function expectEarlierToWork(callApi: ApiCaller): Promise<void> {
  expect(await callApi('GET', '/api/users/me')).toMatchObject({ status: 200 })
  expect((await waitForQuestion(callApi, before.session, 'first-question')).question).toBeTruthy()
}

test('a rotation under load that is killed, and continued', async () => {
  const { baseUrl } = instance
  const { load, acknowledged } = await startLoadOnDemoSurvey({ baseUrl, respondents: 3 })
  const oldKey = await readFile(join(instance.dataDir, 'master.key'), 'utf8')
  await killInTheMiddle()
  expect(await keys('status')).toContain('A rotation has not ended')
  const output = await keys('rotate', '--retire', '--by', 'Ana')
  expect(output).toContain('Continuing with version 2')
  expect(output).toContain('Version 1 is retired')
  const count = acknowledged.answers.size
  await expect.poll(() => acknowledged.answers.size, { timeout: 20_000 }).toBeGreaterThan(count)
  await load.abandon()
  expect(load.unexpectedErrors).toEqual([])

  expect(await versions()).toEqual([[2, expect.any(Number)]])
  await expectEarlierToWork(createApiCaller(baseUrl, before.cookie))
  const withOldKey = runCommand('keys', ['status'], { PROSA_MASTER_KEY: oldKey.trim() })
  expect(await failureOf(withOldKey)).toMatch(/^The master key is not the one/)
  expect(await runCommand('ledger', ['verify'])).toContain('verified')
})

test('the ledger’s signing key is replaced while Prosa is stopped', async () => {
  expect(await failureOf(keys('rotate', '--signer'))).toContain('Prosa is running')
  const first = await runCommand('ledger', ['key'])
  await instance.stop()
  expect(await keys('rotate', '--signer')).toContain('Ledgers are signed with key')
  expect(await runCommand('ledger', ['verify'])).toContain('verified')
  const [, publicKey] = /public key (\S+)/.exec(first)!
  expect(await runCommand('ledger', ['key'])).toContain(publicKey)
  expect(await keys('status')).toMatch(
    /1 {2}\w{16} {2}the first, until .*\n {2}2 {2}\w{16} {2}since/,
  )
})

test('after a restart sessions, sign-ins and personal links of before work', async () => {
  restarted = await startInstance({
    dataDir: instance.dataDir,
    port: instance.port,
    env: { DATABASE_URL: instance.databaseUrl },
  })
  const callApi = createApiCaller(restarted.baseUrl, before.cookie)
  await expectEarlierToWork(callApi)
  const opened = await callApi('POST', `/api/public/surveys/${before.publicId}/sessions`, {
    invitation: before.invitation,
  })
  expect(opened.status).toBe(200)
  expect(await runCommand('ledger', ['verify'])).toContain('verified')
})
