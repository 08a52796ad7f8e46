// Sends seeded requests to one instance and reports server errors, error lines of its log, and what they left behind.
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { apiCatalogue } from '#contract/api/catalogue.ts'
import { openDb } from '#kernel/postgres/db.ts'
import { listParked } from '../../../services/kernel/reactors/parked-events.ts'
import { createApiCaller } from '../../../tests/support/clients/survey-client.ts'
import type { Instance } from '../../../tests/support/processes/instance.ts'
import { createSeededRandom } from '../simulated-respondents/seeded-random.ts'
import { errorsIn, findReplyError, openFindings, type Finding } from './fuzz-findings.ts'
import { fuzzRequest } from './fuzz-request.ts'
import type { FuzzRequest } from './fuzz-types.ts'
import { createFuzzWorld, describeOperations } from './fuzz-world.ts'
import { type FuzzReply, sendFuzzRequest } from './send-fuzz-request.ts'

export type FuzzOptions = {
  instance: Instance & { databaseUrl: string }
  requests: number
  seed: number
  concurrency: number
  print: (line: string) => void
}

export type FuzzResult = {
  findings: Finding[]
  statuses: Record<string, number>
  /** Operations that never succeeded: what is behind them was not reached. */
  unreached: string[]
}

const refreshEvery = 250
const maxAttempts = 30
const retryDelayMs = 1_000
const progressEvery = 10_000

/** The environment of a fuzzed instance: limits would hide what is behind them. */
export const fuzzEnvironment = {
  PROSA_DEFAULT_PLAN: 'unlimited',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '0',
  SESSION_REQUESTS_PER_MINUTE: '0',
  TOKEN_REQUESTS_PER_MINUTE: '0',
  STARTS_PER_MINUTE: '0',
  FREE_STARTS: '1000000',
  FREE_STARTS_PER_ADDRESS: '1000000',
}

export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { instance, requests, seed, concurrency, print } = options
  const { baseUrl } = instance
  const { document, operations } = describeOperations(apiCatalogue)
  const { state, refresh } = await createFuzzWorld(instance)
  await refresh()
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const findings = openFindings()
  const statuses: Record<string, number> = {}
  const unreached = new Set(operations.map(({ name }) => name))
  let [next, read] = [0, instance.output().length]
  let last: FuzzRequest | undefined

  async function sendOne(index: number): Promise<void> {
    const random = createSeededRandom(seed * 1_000_003 + index)
    const request = fuzzRequest(operations, { random, document, state })
    last = request
    const reply = await sendWhileUnavailable(baseUrl, request, agent).catch((error: unknown) => {
      findings.add(`${request.operation.name}: ${(error as Error).message}`, index, request, '')
      return undefined
    })
    if (!reply) return
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
    const fault = findReplyError(request, reply)
    if (fault) findings.add(fault, index, request, reply.text.slice(0, 500))
    if (reply.status >= 200 && reply.status < 300) {
      if (!request.isDamaged && !/logout|sessions$/.test(request.path)) state.remember(request)
      unreached.delete(request.operation.name)
      const body = parseJson(reply.text)
      state.harvest(body, request.operation.path)
      state.harvestQuestion(body, request.path)
    }
    const output = instance.output()
    for (const error of errorsIn(output.slice(read)))
      findings.add(`log: ${error}`, index, request, '')
    read = output.length
  }
  async function sendUntilDone(): Promise<void> {
    while (next < requests && instance.process.exitCode === null) {
      const index = next++
      if (index % refreshEvery === refreshEvery - 1) await refresh()
      if (index % progressEvery === progressEvery - 1) print(`${index + 1} requests …`)
      await sendOne(index)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendUntilDone))
  agent.destroy()
  for (const left of await findDamage(instance, state.callers[0]!.headers['cookie']!))
    findings.add(left, next, last!, '')
  return { findings: findings.list(), statuses, unreached: [...unreached] }
}

/** A documented 503 says that read models are behind: it has to end. */
async function sendWhileUnavailable(
  baseUrl: string,
  request: FuzzRequest,
  agent: Agent,
): Promise<FuzzReply> {
  for (let attempts = 1; ; attempts += 1) {
    const reply = await sendFuzzRequest(baseUrl, request, agent)
    const isBehind = reply.status === 503 && reply.text.includes('"service/unavailable"')
    if (!isBehind || attempts === maxAttempts) return reply
    await pause(retryDelayMs)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the requests left behind: an instance that is down, a failed read model, parked events, an unsound ledger. */
async function findDamage(
  { baseUrl, databaseUrl, process: child }: FuzzOptions['instance'],
  cookie: string,
): Promise<string[]> {
  if (child.exitCode !== null) return [`the instance ended with ${child.exitCode}`]
  const left: string[] = []
  const callApi = createApiCaller(baseUrl, cookie)
  const health = await callApi('GET', '/api/health')
  if (health.status !== 200) left.push(`health: ${health.status} ${health.text}`)
  const ledger = await callApi('GET', '/api/ledger/verification')
  if (!/"faults":\[\]/.test(ledger.text)) left.push(`the ledger: ${ledger.text.slice(0, 300)}`)
  const db = openDb(databaseUrl, 1)
  for (const { reactor, type, error, attempts } of await listParked(db))
    if (attempts > 0) left.push(`parked: ${reactor} ${type}: ${String(error).slice(0, 300)}`)
  await db.end()
  return left
}
