// Acknowledged writes survive every fault. `npm run faults` does the same at random, for any duration.
import { rename, rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../services/config.ts'
import { connectInfrastructure } from '../../../scripts/lib/connect-infrastructure.ts'
import type { AcknowledgedWrites } from '../../../scripts/lib/faults/acknowledged-writes.ts'
import {
  faultNames,
  faultInjections,
  readPostmasterPid,
} from '../../../scripts/lib/faults/fault-injections.ts'
import { checkIntegrity } from '../../../scripts/lib/faults/check-integrity.ts'
import { startLoadOnDemoSurvey, type Load } from '../../../scripts/lib/faults/respondent-load.ts'
import { startInstance, temporaryDataDir, type Instance } from '../../support/processes/instance.ts'

let instance: Instance
let trafficLoad: Load
let ownerId: string
let acknowledged: AcknowledgedWrites

beforeAll(async () => {
  instance = await startInstance({ dataDir: await temporaryDataDir() })
  const started = await startLoadOnDemoSurvey({ baseUrl: instance.baseUrl, respondents: 2 })
  ;({ load: trafficLoad, acknowledged, ownerId } = started)
})
afterAll(async () => {
  await trafficLoad.abandon()
  await instance[Symbol.asyncDispose]()
  await rm(instance.dataDir, { recursive: true, force: true })
})

/** Every fault interrupts running work. */
async function waitForAnswers(count: number): Promise<void> {
  const goal = acknowledged.answers.size + count
  while (acknowledged.answers.size < goal) await new Promise((resolve) => setTimeout(resolve, 20))
}

test.each(faultNames)('%s: traffic continues', async (name) => {
  await waitForAnswers(3)
  instance = await faultInjections[name](instance)
  const before = acknowledged.answers.size
  await waitForAnswers(3)
  expect(acknowledged.answers.size).toBeGreaterThan(before)
})

test('a Postgres that cannot be restarted ends the process with one line', async () => {
  const control = `${instance.dataDir}/postgres/global/pg_control`
  await rename(control, `${control}.away`)
  const ended = new Promise((resolve) => instance.process.once('exit', resolve))
  process.kill(await readPostmasterPid(instance.dataDir), 'SIGKILL')
  expect(await ended).toBe(1)
  const output = instance.output().split('\n')
  expect(output).toContainEqual(expect.stringMatching(/^Postgres refuses the data in .*pg_control/))
  expect(output.filter((line) => /^\s+at /.test(line))).toEqual([])
  await rename(`${control}.away`, control)
  instance = await startInstance({ dataDir: instance.dataDir, port: instance.port })
  await waitForAnswers(3)
})

test('finally all acknowledged writes are recorded once, and the read models agree', async () => {
  await trafficLoad.stop()
  expect(trafficLoad.unexpectedErrors).toEqual([])
  expect(trafficLoad.conversations()).toBeGreaterThanOrEqual(2)
  await using infrastructure = await connectInfrastructure(
    readConfig({ PROSA_DATA: instance.dataDir }),
  )
  const { violations } = await checkIntegrity(infrastructure, acknowledged, ownerId)
  expect(violations).toEqual([])
  expect(acknowledged.purchases.size).toBeGreaterThan(0)
})
