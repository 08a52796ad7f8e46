// Runs concurrent purchases and unlocks of one owner with faults, refunds and disputes, then checks the credits.
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
  /** Number of refunds, disputes and dispute decisions attempted after each fault. */
  refundsPerFault: number
  /** The next fault; undefined at the end. */
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
    const responseIds = await withInfrastructure(config, async (infrastructure) => {
      const ids = await recordLockedResponses(infrastructure, {
        ownerId,
        surveyId,
        count: responses,
      })
      if (await waitForReadModels(infrastructure)) return ids
      throw new Error('the read models do not show the responses in time')
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
      const counts = await withInfrastructure(config, (infrastructure) =>
        injectRefundsAndDisputes(infrastructure, refundsPerFault),
      )
      print(
        `${fault.padEnd(28)} after ${String(before).padStart(5)} unlocks; ${describeCounts(counts)}`,
      )
    }
    await load.stop()
    collectFailures()
    const { lines, violations } = await withInfrastructure(config, (infrastructure) =>
      checkCredits(infrastructure, purchases, ownerId),
    )
    return { lines, violations: [...violations, ...purchases.unexpectedErrors, ...failures] }
  } finally {
    await instance[Symbol.asyncDispose]()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Connects each time: the port of the database may have changed. */
async function withInfrastructure<T>(
  config: Parameters<typeof connectInfrastructure>[0],
  work: (infrastructure: Awaited<ReturnType<typeof connectInfrastructure>>) => Promise<T>,
): Promise<T> {
  await using infrastructure = await connectInfrastructure(config)
  return await work(infrastructure)
}

/** Log lines of requests that failed with an unexpected error. */
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

/** Random faults, one to five seconds apart, for `seconds`. */
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
