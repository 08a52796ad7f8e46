// npm run faults -- [credits] [--seconds 60]: kills a Prosa at random while people talk and pay, then looks for what is missing.
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '#kernel/config/config.ts'
import {
  startInstance,
  temporaryDataDir,
  type Instance,
} from '../tests/support/processes/instance.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'
import { signIn } from './lib/client/sign-in.ts'
import { findOrCreateSurvey } from './lib/demo/demo-survey.ts'
import { noAcknowledgedWrites } from './lib/faults/acknowledged-writes.ts'
import { faultNames, faultInjections, type FaultName } from './lib/faults/fault-injections.ts'
import { checkIntegrity, type Findings } from './lib/faults/check-integrity.ts'
import { randomFaults, runCreditFaults } from './lib/faults/credit-faults.ts'
import { startLoad } from './lib/faults/respondent-load.ts'

const usage = `npm run faults -- [credits] [options]

People talk, and one owner buys and unlocks. With credits, nobody talks: many hands buy, unlock and take credits back at
once, while payments are refunded and disputed; then ledger, read models and provider are held against each other.

  --seconds 60        how long, checking not counted
  --respondents 12    how many talk at the same time
  --hands 8           how many hands the owner has (credits)`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '60' },
      respondents: { type: 'string', default: '12' },
      hands: { type: 'string', default: '8' },
      help: { type: 'boolean', default: false },
    },
  })
  const [seconds, respondents, buyers] = [values.seconds, values.respondents, values.hands].map(
    Number,
  )
  const what = positionals.join(' ')
  if (values.help || !seconds || !respondents || !buyers || !['', 'credits'].includes(what))
    printLine(usage)
  else if (what === 'credits') process.exitCode = (await runCredits(seconds, buyers)) ? 0 : 1
  else process.exitCode = (await runFaults(seconds, respondents)) ? 0 : 1
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`)
  process.exitCode = 1
}

async function runCredits(seconds: number, buyers: number): Promise<boolean> {
  printLine(`${buyers} hands buy, unlock and take back, for ${seconds} s.\n`)
  const next = randomFaults(seconds, faultNames)
  return printReport(
    await runCreditFaults({ buyers, responses: 1_000, refundsPerFault: 6, next, print: printLine }),
    [],
  )
}

async function runFaults(seconds: number, respondents: number): Promise<boolean> {
  const dataDir = await temporaryDataDir()
  let instance = await startInstance({ dataDir })
  try {
    const { baseUrl } = instance
    const { cookie, ownerId } = await signIn(baseUrl, 'bruno@prosa.test')
    const choice = { publicId: undefined, language: 'en' as const }
    const { survey } = await findOrCreateSurvey({ baseUrl, cookie }, choice)
    if (!survey.id) throw new Error('the survey is not the owner’s')
    const acknowledged = noAcknowledgedWrites()
    const { id, publicId } = survey
    const loadOptions = { baseUrl, survey: { id, publicId }, cookie, respondents, acknowledged }
    printLine(`${respondents} people answer, one owner buys and unlocks, for ${seconds} s.\n`)
    const load = startLoad(loadOptions)
    const count = () => acknowledged.answers.size
    const end = performance.now() + seconds * 1_000
    while (performance.now() < end) {
      await pause(1_000 + Math.random() * 4_000)
      instance = await injectFault(instance, count)
    }
    await load.stop()
    printLine(`\n${load.conversations()} conversations came to their end.`)
    await using foundation = await connectInfrastructure(readConfig({ PROSA_DATA: dataDir }))
    return printReport(
      await checkIntegrity(foundation, acknowledged, ownerId),
      load.unexpectedErrors,
    )
  } finally {
    await instance[Symbol.asyncDispose]()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function injectFault(instance: Instance, count: () => number): Promise<Instance> {
  const name = faultNames[Math.floor(Math.random() * faultNames.length)] as FaultName
  const before = count()
  const begun = performance.now()
  const next = await faultInjections[name](instance)
  const took = ((performance.now() - begun) / 1_000).toFixed(1)
  printLine(`${name.padEnd(28)} after ${String(before).padStart(5)} answers, ready in ${took} s`)
  return next
}

function printReport({ lines, violations }: Findings, complaints: readonly string[]): boolean {
  for (const line of lines) printLine(line)
  for (const complaint of new Set(complaints)) printLine(`refused: ${complaint}`)
  for (const fault of violations) printLine(`FAULT: ${fault}`)
  const isSound = violations.length + complaints.length === 0
  printLine(isSound ? '\nNothing was lost, nothing was doubled.' : '\nThis is not right.')
  return isSound
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
