import { rm } from 'node:fs/promises'
import { readConfig } from '../../../services/config.ts'
import { startInstance, temporaryDataDir } from '../../../tests/support/processes/instance.ts'
import { connectInfrastructure } from '../connect-infrastructure.ts'
import { fuzzEnvironment, runFuzz } from './run-fuzz.ts'

const concurrency = 8

/** Fuzzes an instance of its own and prints what it found; true if it found nothing. */
export async function fuzzNewInstance(
  requests: number,
  seed: number,
  print: (line: string) => void,
): Promise<boolean> {
  print(`${requests} requests of seed ${seed}.\n`)
  const dataDir = await temporaryDataDir()
  const instance = await startInstance({ dataDir, env: fuzzEnvironment })
  try {
    await using infrastructure = await connectInfrastructure(readConfig({ PROSA_DATA: dataDir }))
    const { databaseUrl } = infrastructure
    const { findings, statuses, unreached } = await runFuzz({
      ...{ instance: { ...instance, databaseUrl }, requests, seed, concurrency, print },
    })
    print(`\nstatuses: ${JSON.stringify(statuses)}`)
    print(`never successful: ${unreached.join(', ') || 'none'}`)
    for (const { kind, count, index, request, reply } of findings)
      print(`\nFOUND ${count} times: ${kind}\n  request ${index}: ${request}\n  ${reply}`)
    print(findings.length === 0 ? '\nNo request was a server error.' : `\nSeed ${seed}.`)
    return findings.length === 0
  } finally {
    await instance[Symbol.asyncDispose]()
    await rm(dataDir, { recursive: true, force: true })
  }
}
