// `npm run plan` beside a running server.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  startInstanceOnFreshDatabase,
  type DatabaseInstance,
} from '../../support/processes/instance-on-fresh-database.ts'
import { signInAs } from '../../support/clients/survey-client.ts'

let instance: DatabaseInstance
beforeAll(async () => {
  instance = await startInstanceOnFreshDatabase()
})
afterAll(() => instance[Symbol.asyncDispose]())

const run = promisify(execFile)
const plan = (...args: string[]) =>
  run(process.execPath, ['scripts/plan.ts', ...args], {
    env: { ...process.env, PROSA_DATA: instance.dataDir, DATABASE_URL: instance.databaseUrl },
  })

test('an operator changes an owner’s plan, and open screens show it immediately', async () => {
  const { callApi } = await signInAs(instance.baseUrl, 'ana@prosa.test')
  const planOf = async () =>
    (await callApi('GET', '/api/users/me')).body as unknown as { plan: object }
  expect(await planOf()).toMatchObject({ plan: { type: 'pro', limits: { max_questions: 12 } } })
  const set = ['set', '--owner', 'ana@prosa.test', '--plan', 'business']
  expect((await plan(...set)).stdout).toContain('ana@prosa.test is now on business: 15 questions')
  expect((await plan(...set)).stdout).toContain('already was on business')
  await expect
    .poll(planOf)
    .toMatchObject({ plan: { type: 'business', limits: { max_questions: 15 } } })
})

test.each([
  [['set', '--owner', 'nobody@prosa.test', '--plan', 'free'], 'Nobody here has the e-mail'],
  [['set', '--owner', 'ana@prosa.test', '--plan', 'gold'], 'Usage: npm run plan'],
  [[], 'Usage: npm run plan'],
])('an impossible command fails with an error: %j', async (args, expectedError) => {
  const failed = await plan(...args).catch((error: { code: number; stderr: string }) => error)
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining(expectedError) })
})
