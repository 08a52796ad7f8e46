// Many hands spend one owner's credits while the server dies under them and money goes back; then everything is counted.
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdvancedSurvey } from '#contract/api/surveys.ts'
import { readConfig } from '../../../services/config.ts'
import {
  startInstance,
  temporaryDataDir,
  type Instance,
} from '../../../tests/support/processes/instance.ts'
import { recordLockedResponses } from '../../../tests/support/fixtures/response-fixtures.ts'
import { connectInfrastructure } from '../connect-infrastructure.ts'
import { callApi } from '../client/call-api.ts'
import { signIn } from '../client/sign-in.ts'
import { faultInjections, type FaultName } from './fault-injections.ts'
import { checkCredits } from './check-credits.ts'
import { waitForReadModels, type Findings } from './check-integrity.ts'
import { injectRefundsAndDisputes, type RefundAndDisputeCounts } from './refunds-and-disputes.ts'
import { emptyPurchaseLoadResult, startPurchaseLoad } from './purchase-load.ts'

type CreditFaultOptions = {
  buyers: number
  responses: number
  /** Refunds, disputes and decisions tried after each blow. */
  refundsPerFault: number
  /** The next thing to happen; undefined when it is enough. */
  next: () => Promise<FaultName | undefined>
  print: (line: string) => void
}

export async function runCreditFaults({
  buyers,
  responses,
  refundsPerFault,
  next,
  print,
}: CreditFaultOptions): Promise<Findings> {
  const dataDir = await temporaryDataDir()
  let instance: Instance = await startInstance({ dataDir })
  try {
    const config = readConfig({ PROSA_DATA: dataDir })
    const { baseUrl } = instance
    const { cookie, ownerId } = await signIn(baseUrl, 'bruno@prosa.test')
    const surveyId = await createDraftSurvey(baseUrl, cookie)
    const responseIds = await withInfrastructure(config, async (foundation) => {
      const ids = await recordLockedResponses(foundation.store, {
        ownerId,
        surveyId,
        count: responses,
      })
      if (await waitForReadModels(foundation)) return ids
      throw new Error('the responses for sale are not there in time')
    })
    const purchases = emptyPurchaseLoadResult()
    const load = startPurchaseLoad({ baseUrl, cookie, responseIds }, buyers, purchases)
    const failures = new Set<string>()
    const collectFailures = () =>
      failedRequests(instance.output()).forEach((line) => failures.add(line))
    for (let fault = await next(); fault; fault = await next()) {
      const before = purchases.unlocks.size
      collectFailures()
      instance = await faultInjections[fault](instance)
      const counts = await withInfrastructure(config, (foundation) =>
        injectRefundsAndDisputes(foundation, refundsPerFault),
      )
      print(
        `${fault.padEnd(28)} after ${String(before).padStart(5)} unlocks; ${describeCounts(counts)}`,
      )
    }
    await load.stop()
    collectFailures()
    const { lines, violations } = await withInfrastructure(config, (foundation) =>
      checkCredits(foundation, purchases, ownerId),
    )
    return { lines, violations: [...violations, ...purchases.unexpectedErrors, ...failures] }
  } finally {
    await instance[Symbol.asyncDispose]()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Opened anew each time: where the database listens may have changed. */
async function withInfrastructure<T>(
  config: Parameters<typeof connectInfrastructure>[0],
  work: (foundation: Awaited<ReturnType<typeof connectInfrastructure>>) => Promise<T>,
): Promise<T> {
  await using foundation = await connectInfrastructure(config)
  return await work(foundation)
}

/** What a server logged of requests that met a bug. */
const failedRequests = (output: string) =>
  output.split('\n').filter((line) => line.includes('A request failed.'))

async function createDraftSurvey(baseUrl: string, cookie: string): Promise<string> {
  const draft = {
    title: 'Why people leave',
    goal: 'Understand why people leave us in the first month',
    language: 'en',
    config_json: '{}',
  } as const
  return (await callApi(baseUrl, createAdvancedSurvey, draft, cookie)).id
}

const describeCounts = ({ refunds, disputes, decided }: RefundAndDisputeCounts) =>
  `${refunds} refunds, ${disputes} disputes, ${decided} decided`

/** Blows at random moments, one to five seconds apart, for so long. */
export function randomFaults(
  seconds: number,
  names: readonly FaultName[],
): CreditFaultOptions['next'] {
  let end: number | undefined
  return async () => {
    end ??= performance.now() + seconds * 1_000
    if (performance.now() >= end) return undefined
    await pause(1_000 + Math.random() * 4_000)
    return names[Math.floor(Math.random() * names.length)]
  }
}
