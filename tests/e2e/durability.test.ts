// What was acknowledged is there after every kind of end. `npm run faults` does the same at random, for as long as wanted.
import { rename, rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#kernel/config.ts'
import { openBeside } from '../../scripts/beside.ts'
import { signIn } from '../../scripts/client/sign-in.ts'
import { surveyToAnswer } from '../../scripts/demo/survey.ts'
import { nothingYet } from '../../scripts/faults/acknowledged.ts'
import { blowNames, blows, postmasterOf } from '../../scripts/faults/blows.ts'
import { check } from '../../scripts/faults/check.ts'
import { startLoad, type Load } from '../../scripts/faults/load.ts'
import { startInstance, temporaryDataDir, type Instance } from '../support/instance.ts'

let instance: Instance
let load: Load
let ownerId: string
const acknowledged = nothingYet()

beforeAll(async () => {
  instance = await startInstance({ dataDir: await temporaryDataDir() })
  const { baseUrl } = instance
  const owner = await signIn(baseUrl, 'bruno@prosa.test')
  ownerId = owner.ownerId
  const { survey } = await surveyToAnswer(
    { baseUrl, cookie: owner.cookie },
    { publicId: undefined, language: 'en' },
  )
  const { publicId } = survey
  const loading = { baseUrl, survey: { id: survey.id!, publicId }, cookie: owner.cookie }
  load = startLoad({ ...loading, respondents: 4, acknowledged })
})
afterAll(async () => {
  await load.abandon()
  await instance[Symbol.asyncDispose]()
  await rm(instance.dataDir, { recursive: true, force: true })
})

/** So that every blow falls into work that is under way. */
async function moreAnswers(count: number): Promise<void> {
  const goal = acknowledged.answers.size + count
  while (acknowledged.answers.size < goal) await new Promise((resolve) => setTimeout(resolve, 20))
}

test.each(blowNames)('%s: people go on where they were', async (name) => {
  await moreAnswers(5)
  instance = await blows[name](instance)
  const before = acknowledged.answers.size
  await moreAnswers(5)
  expect(acknowledged.answers.size).toBeGreaterThan(before)
})

test('a Postgres that cannot be brought back is the end, in one sentence', async () => {
  const control = `${instance.dataDir}/postgres/global/pg_control`
  await rename(control, `${control}.away`)
  const ended = new Promise((resolve) => instance.process.once('exit', resolve))
  process.kill(await postmasterOf(instance.dataDir), 'SIGKILL')
  expect(await ended).toBe(1)
  const said = instance.output().split('\n')
  expect(said).toContainEqual(expect.stringMatching(/^Postgres refuses the data in .*pg_control/))
  expect(said.filter((line) => /^\s+at /.test(line))).toEqual([])
  await rename(`${control}.away`, control)
  instance = await startInstance({ dataDir: instance.dataDir, port: instance.port })
  await moreAnswers(5)
})

test('in the end everything acknowledged is recorded, once, and every reader agrees', async () => {
  await load.stop()
  expect(load.complaints).toEqual([])
  expect(load.conversations()).toBeGreaterThanOrEqual(4)
  await using foundation = await openBeside(readConfig({ PROSA_DATA: instance.dataDir }))
  const { faults } = await check(foundation, acknowledged, ownerId)
  expect(faults).toEqual([])
  expect(acknowledged.purchases.size).toBeGreaterThan(0)
})
