// Worker thread of a bot that starts as many sessions as possible from several addresses.
import { parentPort, workerData } from 'node:worker_threads'
import { solveProofOfWork } from './proof-of-work.ts'
import { createCaller } from './http-caller.ts'

export type BotOptions = {
  baseUrl: string
  publicId: string
  tries: number
  addresses: number
  solves: boolean
  seconds: number
}

export type BotResult = {
  tries: number
  sessions: number
  proofs: number
  refused: number
  cpuSeconds: number
}

const concurrency = 32
const options = workerData as BotOptions
const callers = Array.from({ length: options.addresses }, (_, n) =>
  createCaller(options.baseUrl, `127.0.2.${n + 1}`),
)
const path = `/api/public/surveys/${options.publicId}/sessions`
const result: BotResult = { tries: 0, sessions: 0, proofs: 0, refused: 0, cpuSeconds: 0 }
const end = performance.now() + options.seconds * 1_000

await Promise.all(Array.from({ length: concurrency }, work))
const { user, system } = process.threadCpuUsage()
parentPort?.postMessage({ ...result, cpuSeconds: (user + system) / 1e6 })

async function work(): Promise<void> {
  while (result.tries < options.tries && performance.now() < end) {
    const call = callers[result.tries % callers.length]!
    result.tries += 1
    const { status, body } = await call(path, {})
    if (status === 200) result.sessions += 1
    else if (status === 428 && options.solves) await solve(call, body.challenge)
    else result.refused += 1
  }
}

async function solve(
  call: (typeof callers)[number],
  challenge: Parameters<typeof solveProofOfWork>[0],
) {
  const { status } = await call(path, { proof: await solveProofOfWork(challenge) })
  if (status === 200) result.proofs += 1
  else result.refused += 1
}
