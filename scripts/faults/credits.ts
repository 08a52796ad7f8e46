// Many hands spend one owner's credits while the server dies under them and money goes back; then everything is counted.
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdvancedSurvey } from '#contract/api/surveys.ts'
import { readConfig } from '#kernel/config.ts'
import { startInstance, temporaryDataDir, type Instance } from '../../tests/support/instance.ts'
import { tellLocked } from '../../tests/support/told-responses.ts'
import { openBeside } from '../beside.ts'
import { callApi } from '../client/call.ts'
import { signIn } from '../client/sign-in.ts'
import { blows, type BlowName } from './blows.ts'
import { checkCredits } from './check-credits.ts'
import { readModelsAreThere, type Findings } from './check.ts'
import { moveMoneyBack, type MoneyBack } from './money-back.ts'
import { nothingShopped, startShopping } from './shop.ts'

type Trying = {
  hands: number
  responses: number
  /** Refunds, disputes and decisions tried after each blow. */
  moves: number
  /** The next thing to happen; undefined when it is enough. */
  next: () => Promise<BlowName | undefined>
  say: (line: string) => void
}

export async function tryCredits({
  hands,
  responses,
  moves,
  next,
  say,
}: Trying): Promise<Findings> {
  const dataDir = await temporaryDataDir()
  let instance: Instance = await startInstance({ dataDir })
  try {
    const config = readConfig({ PROSA_DATA: dataDir })
    const { baseUrl } = instance
    const { cookie, ownerId } = await signIn(baseUrl, 'bruno@prosa.test')
    const surveyId = await draftedSurvey(baseUrl, cookie)
    const responseIds = await beside(config, async (foundation) => {
      const ids = await tellLocked(foundation.store, { ownerId, surveyId, count: responses })
      if (await readModelsAreThere(foundation)) return ids
      throw new Error('the responses for sale are not there in time')
    })
    const shopped = nothingShopped()
    const shopping = startShopping({ baseUrl, cookie, responseIds }, hands, shopped)
    const failures = new Set<string>()
    const note = () => failedRequests(instance.output()).forEach((line) => failures.add(line))
    for (let blow = await next(); blow; blow = await next()) {
      const before = shopped.unlocks.size
      note()
      instance = await blows[blow](instance)
      const back = await beside(config, (foundation) => moveMoneyBack(foundation, moves))
      say(`${blow.padEnd(28)} after ${String(before).padStart(5)} unlocks; ${told(back)}`)
    }
    await shopping.stop()
    note()
    const { lines, faults } = await beside(config, (foundation) =>
      checkCredits(foundation, shopped, ownerId),
    )
    return { lines, faults: [...faults, ...shopped.complaints, ...failures] }
  } finally {
    await instance[Symbol.asyncDispose]()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Opened anew each time: where the database listens may have changed. */
async function beside<T>(
  config: Parameters<typeof openBeside>[0],
  work: (foundation: Awaited<ReturnType<typeof openBeside>>) => Promise<T>,
): Promise<T> {
  await using foundation = await openBeside(config)
  return await work(foundation)
}

/** What a server logged of requests that met a bug. */
const failedRequests = (output: string) =>
  output.split('\n').filter((line) => line.includes('A request failed.'))

async function draftedSurvey(baseUrl: string, cookie: string): Promise<string> {
  const draft = {
    title: 'Why people leave',
    goal: 'Understand why people leave us in the first month',
    language: 'en',
    config_json: '{}',
  } as const
  return (await callApi(baseUrl, createAdvancedSurvey, draft, cookie)).id
}

const told = ({ refunds, disputes, decided }: MoneyBack) =>
  `${refunds} refunds, ${disputes} disputes, ${decided} decided`

/** Blows at random moments, one to five seconds apart, for so long. */
export function atRandom(seconds: number, names: readonly BlowName[]): Trying['next'] {
  let end: number | undefined
  return async () => {
    end ??= performance.now() + seconds * 1_000
    if (performance.now() >= end) return undefined
    await pause(1_000 + Math.random() * 4_000)
    return names[Math.floor(Math.random() * names.length)]
  }
}
