// `npm run plan` beside a running server.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newOwnerEmail } from '../../support/browser/owner-page.ts'
import { sharedInstance } from '../../support/processes/shared-instance.ts'
import { signInAs } from '../../support/clients/survey-client.ts'

const { baseUrl, dataDir, databaseUrl } = sharedInstance()
const email = newOwnerEmail('pt-br')

const run = promisify(execFile)
const plan = (...args: string[]) =>
  run(process.execPath, ['scripts/plan.ts', ...args], {
    env: { ...process.env, PROSA_DATA: dataDir, DATABASE_URL: databaseUrl },
  })

test('an operator changes an owner’s plan, and open screens show it immediately', async () => {
  const { callApi } = await signInAs(baseUrl, email)
  const planOf = async () =>
    (await callApi('GET', '/api/users/me')).body as unknown as { plan: object }
  expect(await planOf()).toMatchObject({ plan: { type: 'pro', limits: { max_questions: 12 } } })
  const set = ['set', '--owner', email, '--plan', 'business']
  expect((await plan(...set)).stdout).toContain(`${email} is now on business: 15 questions`)
  expect((await plan(...set)).stdout).toContain('already was on business')
  await expect
    .poll(planOf)
    .toMatchObject({ plan: { type: 'business', limits: { max_questions: 15 } } })
})

test.each([
  [['set', '--owner', 'nobody@prosa.test', '--plan', 'free'], 'Nobody here has the e-mail'],
  [['set', '--owner', email, '--plan', 'gold'], 'Usage: npm run plan'],
  [[], 'Usage: npm run plan'],
])('an impossible command fails with an error: %j', async (args, expectedError) => {
  const failed = await plan(...args).catch((error: { code: number; stderr: string }) => error)
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining(expectedError) })
})
