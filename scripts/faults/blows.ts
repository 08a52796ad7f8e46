// What may happen to a running Prosa on one machine. Each ends with one that is ready again.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startInstance, type Instance } from '../../tests/support/instance.ts'

type Blow = (instance: Instance) => Promise<Instance>

export const blows = {
  'Prosa killed': async (instance) => {
    await instance.end('SIGKILL')
    return restarted(instance)
  },
  'Prosa and Postgres killed': async (instance) => {
    const postmaster = await postmasterOf(instance.dataDir)
    await instance.end('SIGKILL')
    process.kill(postmaster, 'SIGKILL')
    return restarted(instance)
  },
  'Postgres killed': async (instance) => {
    const killed = await postmasterOf(instance.dataDir)
    process.kill(killed, 'SIGKILL')
    while ((await postmasterOf(instance.dataDir).catch(() => killed)) === killed) await pause(50)
    await ready(instance)
    return instance
  },
  'Prosa stopped': async (instance) => {
    const code = await instance.end('SIGTERM')
    if (code !== 0) throw new Error(`it ended with ${code}:\n${instance.output()}`)
    return restarted(instance)
  },
} satisfies Record<string, Blow>

export type BlowName = keyof typeof blows
export const blowNames = Object.keys(blows) as BlowName[]

const restarted = ({ dataDir, port }: Instance) => startInstance({ dataDir, port })

export async function postmasterOf(dataDir: string): Promise<number> {
  const lock = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  return Number(lock.split('\n')[0])
}

async function ready({ baseUrl, process, output }: Instance): Promise<void> {
  for (;;) {
    if (process.exitCode !== null) throw new Error(`it has ended:\n${output()}`)
    const reply = await fetch(`${baseUrl}/api/health`).catch(() => undefined)
    if (reply?.ok) return
    await pause(50)
  }
}
