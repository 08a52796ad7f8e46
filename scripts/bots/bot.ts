// A program that begins as many sessions as it can, from as many addresses as it has. A thread of its own.
import { parentPort, workerData } from 'node:worker_threads'
import { proofOf } from './proof.ts'
import { callerAt } from './wire.ts'

export type Errand = {
  baseUrl: string
  publicId: string
  tries: number
  addresses: number
  solves: boolean
  seconds: number
}

export type Booty = {
  tries: number
  sessions: number
  proofs: number
  refused: number
  cpuSeconds: number
}

const atOnce = 32
const errand = workerData as Errand
const callers = Array.from({ length: errand.addresses }, (_, n) =>
  callerAt(errand.baseUrl, `127.0.2.${n + 1}`),
)
const path = `/api/public/surveys/${errand.publicId}/sessions`
const booty: Booty = { tries: 0, sessions: 0, proofs: 0, refused: 0, cpuSeconds: 0 }
const end = performance.now() + errand.seconds * 1_000

await Promise.all(Array.from({ length: atOnce }, work))
const { user, system } = process.threadCpuUsage()
parentPort?.postMessage({ ...booty, cpuSeconds: (user + system) / 1e6 })

async function work(): Promise<void> {
  while (booty.tries < errand.tries && performance.now() < end) {
    const call = callers[booty.tries % callers.length]!
    booty.tries += 1
    const { status, body } = await call(path, {})
    if (status === 200) booty.sessions += 1
    else if (status === 428 && errand.solves) await solve(call, body.challenge)
    else booty.refused += 1
  }
}

async function solve(call: (typeof callers)[number], challenge: Parameters<typeof proofOf>[0]) {
  const { status } = await call(path, { proof: await proofOf(challenge) })
  if (status === 200) booty.proofs += 1
  else booty.refused += 1
}
