// Faults of a running instance. Each resolves with an instance that is ready again.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startInstance, type Instance } from '../../../tests/support/processes/instance.ts'

type FaultInjection = (instance: Instance) => Promise<Instance>

export const faultInjections = {
  'Prosa killed': async (instance) => {
    await instance.stop('SIGKILL')
    return restart(instance)
  },
  'Prosa and Postgres killed': async (instance) => {
    const postmaster = await readPostmasterPid(instance.dataDir)
    await instance.stop('SIGKILL')
    process.kill(postmaster, 'SIGKILL')
    return restart(instance)
  },
  'Postgres killed': async (instance) => {
    const killed = await readPostmasterPid(instance.dataDir)
    process.kill(killed, 'SIGKILL')
    while ((await readPostmasterPid(instance.dataDir).catch(() => killed)) === killed)
      await pause(50)
    await waitUntilReady(instance)
    return instance
  },
  'Prosa stopped': async (instance) => {
    const code = await instance.stop('SIGTERM')
    if (code !== 0) throw new Error(`the instance exited with ${code}:\n${instance.output()}`)
    return restart(instance)
  },
} satisfies Record<string, FaultInjection>

export type FaultName = keyof typeof faultInjections
export const faultNames = Object.keys(faultInjections) as FaultName[]

const restart = ({ dataDir, port }: Instance) => startInstance({ dataDir, port })

export async function readPostmasterPid(dataDir: string): Promise<number> {
  const lock = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  return Number(lock.split('\n')[0])
}

async function waitUntilReady({ baseUrl, process, output }: Instance): Promise<void> {
  for (;;) {
    if (process.exitCode !== null) throw new Error(`the instance has exited:\n${output()}`)
    const reply = await fetch(`${baseUrl}/api/health`).catch(() => undefined)
    if (reply?.ok) return
    await pause(50)
  }
}
