// `npm run faults [-- store|credits|money|tamper|fuzz|erasure]`: kills an instance at random under load, then checks that no acknowledged
// write is lost; compares random histories of money with books; changes a ledger behind the product's back, and checks
// that every change is found; or sends hostile requests, and checks that none is a server error; or deletes an account, and
// looks for what it left in every byte.
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../services/config.ts'
import {
  startInstance,
  temporaryDataDir,
  type Instance,
} from '../tests/support/processes/instance.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'
import { faultNames, faultInjections, type FaultName } from './lib/faults/fault-injections.ts'
import { checkIntegrity, type Findings } from './lib/faults/check-integrity.ts'
import { differingSights, expectedSightsOfRestore } from './lib/faults/erasure/expected-sights.ts'
import { proveErasure } from './lib/faults/erasure/run-erasure-proof.ts'
import { randomFaults, runCreditFaults } from './lib/faults/credit-faults.ts'
import { checkMoney } from './lib/faults/money/check-money.ts'
import { runStoreOutages } from './lib/faults/store-outages.ts'
import { startLoadOnDemoSurvey } from './lib/faults/respondent-load.ts'
import { runTamper } from './lib/faults/tamper/run-tamper.ts'
import { fuzzNewInstance } from './lib/fuzz/fuzz-new-instance.ts'

const usage = `Usage: npm run faults [-- [credits] [options]]
       npm run faults -- store [--outages 6,60] [--respondents 12]
       npm run faults -- money [--steps 300000] [--seed 1]
       npm run faults -- tamper
       npm run faults -- fuzz [--requests 100000] [--seed 1]
       npm run faults -- erasure

Kills an instance or its Postgres at random while simulated respondents answer and one owner buys and unlocks. With
credits, concurrent clients of one owner buy, unlock and return credits while payments are refunded and disputed. Then
compares the acknowledged writes with the log, the ledger, the read models and the payment provider. Exit code 1 when
they differ. With money, plays random histories of payments, refunds, disputes and credits in memory, and compares the
ledger with books that are kept separately after every step.

With store, runs on a stand-in for KurrentDB that is away for so many seconds again and again: no event may be parked and no
conversation stop. With --store ADDRESS, the default mode runs on the empty KurrentDB at that address.

With tamper, changes a ledger, its payments, read models, anchors and exports in every way of a list, each against a fresh
copy, and prints for each what found it. Exit code 1 when one is unseen.

With fuzz, sends requests that are made from the OpenAPI document, valid and hostile ones, as owners, respondents, an
auditor and nobody. Exit code 1 after a server error, an error in the log, a parked event or an unsound ledger; each is
printed with the request that did it.

With erasure, puts a marker through every door of the product, deletes the account and a conversation, cleans the database, and
looks for the markers in every table and every file; then does the same with a copy from before that is started again with the
list of erasures. Exit code 1 when a marker is left, or anything else is not as expected.

  --seconds 60        duration, without the checks
  --respondents 12    number of concurrent respondents
  --outages 6,60      lengths of the outages in seconds (store)
  --store ADDRESS     of a KurrentDB, such as kurrentdb://127.0.0.1:2113?tls=false
  --hands 8           number of concurrent clients (credits)
  --steps 300000      number of steps (money)
  --requests 100000   number of requests (fuzz)
  --seed 1            of the first histories (money), or of the requests (fuzz): the same seed makes the same ones, but
                      for the ids in them`

exitOnHelp(usage)

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '60' },
      outages: { type: 'string', default: '6,60' },
      store: { type: 'string' },
      respondents: { type: 'string', default: '12' },
      hands: { type: 'string', default: '8' },
      steps: { type: 'string', default: '300000' },
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
    },
  })
  const [seconds, respondents, buyers] = [values.seconds, values.respondents, values.hands].map(
    Number,
  )
  const mode = positionals.join(' ')
  const [requests, seed] = [Number(values.requests), Number(values.seed)]
  const modes = ['', 'store', 'credits', 'money', 'tamper', 'fuzz', 'erasure']
  const isValid = seconds && respondents && buyers && requests && Number.isInteger(seed)
  if (!isValid || !modes.includes(mode)) {
    process.stderr.write(`${usage}\n`)
    process.exitCode = 1
  } else if (mode === 'tamper') process.exitCode = (await runTamper(printLine)) ? 0 : 1
  else if (mode === 'erasure') process.exitCode = (await runErasure()) ? 0 : 1
  else if (mode === 'fuzz')
    process.exitCode = (await fuzzNewInstance(requests, seed, printLine)) ? 0 : 1
  else if (mode === 'credits') process.exitCode = (await runCredits(seconds, buyers)) ? 0 : 1
  else if (mode === 'money')
    process.exitCode = (await runMoney(Number(values.steps), Number(values.seed))) ? 0 : 1
  else if (mode === 'store') {
    const outages = values.outages.split(',').map(Number)
    const { findings, errors } = await runStoreOutages({ respondents, outages, print: printLine })
    process.exitCode = printReport(findings, errors) ? 0 : 1
  } else process.exitCode = (await runFaults(seconds, respondents, values.store)) ? 0 : 1
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`)
  process.exitCode = 1
}

async function runErasure(): Promise<boolean> {
  const { seen, found } = await proveErasure({ restores: true, print: printLine })
  for (const [name, value] of Object.entries(seen)) printLine(`${name}: ${JSON.stringify(value)}`)
  const differing = differingSights(seen, expectedSightsOfRestore)
  for (const name of differing) printLine(`VIOLATION: ${name}: ${JSON.stringify(seen[name])}`)
  for (const { text, place } of found) printLine(`VIOLATION: ${text} is left in ${place}`)
  return found.length + differing.length === 0
}

async function runCredits(seconds: number, buyers: number): Promise<boolean> {
  printLine(`${buyers} clients buy, unlock and return credits for ${seconds} s.\n`)
  const next = randomFaults(seconds, faultNames)
  return printReport(
    await runCreditFaults({ buyers, responses: 1_000, refundsPerFault: 6, next, print: printLine }),
    [],
  )
}

async function runMoney(steps: number, seed: number): Promise<boolean> {
  let printed = 0
  const { entries, failure, ...played } = await checkMoney({ steps, seed }, (findings) => {
    if (findings.steps < printed + 25_000) return
    printed = findings.steps
    printLine(`${findings.steps} steps`)
  })
  printLine(`\n${played.steps} steps in ${played.histories} histories. Entries:`)
  for (const [type, count] of entries) printLine(`${String(count).padStart(9)} ${type}`)
  if (!failure) printLine('\nNo credit and no cent is created or lost.')
  else printLine(`\nseed ${failure.seed}, shrunk to ${failure.steps}\n${failure.error}`)
  return !failure
}

async function runFaults(
  seconds: number,
  respondents: number,
  store: string | undefined,
): Promise<boolean> {
  const dataDir = await temporaryDataDir()
  // Instances that are started again inherit it.
  if (store) process.env['KURRENTDB_URL'] = store
  process.env['PROSA_DEFAULT_PLAN'] = 'unlimited'
  let instance = await startInstance({ dataDir })
  try {
    const { baseUrl } = instance
    printLine(
      `${respondents} respondents answer and one owner buys and unlocks for ${seconds} s.\n`,
    )
    const { load, acknowledged, ownerId } = await startLoadOnDemoSurvey({ baseUrl, respondents })
    const count = () => acknowledged.answers.size
    const end = performance.now() + seconds * 1_000
    while (performance.now() < end) {
      await pause(1_000 + Math.random() * 4_000)
      instance = await injectFault(instance, count)
    }
    await load.stop()
    printLine(`\n${load.conversations()} conversations were completed.`)
    await using infrastructure = await connectInfrastructure(
      readConfig({ PROSA_DATA: dataDir, KURRENTDB_URL: store }),
    )
    return printReport(
      await checkIntegrity(infrastructure, acknowledged, ownerId),
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
  const startedAt = performance.now()
  const next = await faultInjections[name](instance)
  const took = ((performance.now() - startedAt) / 1_000).toFixed(1)
  printLine(`${name.padEnd(28)} after ${String(before).padStart(5)} answers, ready in ${took} s`)
  return next
}

function printReport({ lines, violations }: Findings, errors: readonly string[]): boolean {
  for (const line of lines) printLine(line)
  for (const error of new Set(errors)) printLine(`unexpected error: ${error}`)
  for (const violation of violations) printLine(`VIOLATION: ${violation}`)
  const isSound = violations.length + errors.length === 0
  printLine(isSound ? '\nNo write is lost or duplicated.' : '\nThe data is inconsistent.')
  return isSound
}
