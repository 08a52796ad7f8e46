// Outages of the event store under a product that runs on KurrentDB: nothing may be parked, and every respondent continues.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '../../../services/config.ts'
import { startKurrentServer } from '../../../tests/support/kurrentdb/start-server.ts'
import { startInstance, temporaryDataDir } from '../../../tests/support/processes/instance.ts'
import { connectInfrastructure } from '../connect-infrastructure.ts'
import { checkIntegrity, type Findings } from './check-integrity.ts'
import { startLoadOnDemoSurvey } from './respondent-load.ts'

export type StoreOutageOptions = {
  respondents: number
  /** The lengths of the outages, in seconds. */
  outages: readonly number[]
  print: (line: string) => void
}

/** Between two outages. */
const calmMs = 5_000

/** Kills the stand-in for KurrentDB, with its log in a file, and starts it again after each outage. */
export async function runStoreOutages({
  respondents,
  outages,
  print,
}: StoreOutageOptions): Promise<{ findings: Findings; errors: readonly string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'prosa-kurrentdb-'))
  const dataFile = join(folder, 'log')
  const dataDir = await temporaryDataDir()
  let server = await startKurrentServer({ dataFile })
  const { port, address } = server
  const env = { KURRENTDB_URL: address, PROSA_DEFAULT_PLAN: 'unlimited' }
  const instance = await startInstance({ dataDir, env })
  try {
    const { baseUrl } = instance
    const { load, acknowledged, ownerId } = await startLoadOnDemoSurvey({ baseUrl, respondents })
    for (const seconds of outages) {
      await pause(calmMs)
      await server.kill()
      await pause(seconds * 1_000)
      server = await startKurrentServer({ dataFile, port })
      print(`the store was away for ${seconds} s after ${acknowledged.answers.size} answers`)
    }
    await pause(calmMs)
    await load.stop()
    print(`\n${load.conversations()} conversations were completed.`)
    const config = readConfig({ PROSA_DATA: dataDir, KURRENTDB_URL: address })
    await using infrastructure = await connectInfrastructure(config)
    const findings = await checkIntegrity(infrastructure, acknowledged, ownerId)
    return { findings, errors: load.unexpectedErrors }
  } finally {
    await instance[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
    await rm(dataDir, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}
