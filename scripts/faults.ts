// npm run faults -- [credits] [--seconds 60]: kills a Prosa at random while people talk and pay, then looks for what is missing.
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '#kernel/config.ts'
import { startInstance, temporaryDataDir, type Instance } from '../tests/support/instance.ts'
import { openBeside } from './beside.ts'
import { signIn } from './client/sign-in.ts'
import { surveyToAnswer } from './demo/survey.ts'
import { nothingYet } from './faults/acknowledged.ts'
import { blowNames, blows, type BlowName } from './faults/blows.ts'
import { check, type Findings } from './faults/check.ts'
import { atRandom, tryCredits } from './faults/credits.ts'
import { startLoad } from './faults/load.ts'

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
  const [seconds, respondents, hands] = [values.seconds, values.respondents, values.hands].map(
    Number,
  )
  const what = positionals.join(' ')
  if (values.help || !seconds || !respondents || !hands || !['', 'credits'].includes(what))
    say(usage)
  else if (what === 'credits') process.exitCode = (await runCredits(seconds, hands)) ? 0 : 1
  else process.exitCode = (await run(seconds, respondents)) ? 0 : 1
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`)
  process.exitCode = 1
}

async function runCredits(seconds: number, hands: number): Promise<boolean> {
  say(`${hands} hands buy, unlock and take back, for ${seconds} s.\n`)
  const next = atRandom(seconds, blowNames)
  return report(await tryCredits({ hands, responses: 1_000, moves: 6, next, say }), [])
}

async function run(seconds: number, respondents: number): Promise<boolean> {
  const dataDir = await temporaryDataDir()
  let instance = await startInstance({ dataDir })
  try {
    const { baseUrl } = instance
    const { cookie, ownerId } = await signIn(baseUrl, 'bruno@prosa.test')
    const wanted = { publicId: undefined, language: 'en' as const }
    const { survey } = await surveyToAnswer({ baseUrl, cookie }, wanted)
    if (!survey.id) throw new Error('the survey is not the owner’s')
    const acknowledged = nothingYet()
    const { id, publicId } = survey
    const loading = { baseUrl, survey: { id, publicId }, cookie, respondents, acknowledged }
    say(`${respondents} people answer, one owner buys and unlocks, for ${seconds} s.\n`)
    const load = startLoad(loading)
    const count = () => acknowledged.answers.size
    const end = performance.now() + seconds * 1_000
    while (performance.now() < end) {
      await pause(1_000 + Math.random() * 4_000)
      instance = await strike(instance, count)
    }
    await load.stop()
    say(`\n${load.conversations()} conversations came to their end.`)
    await using foundation = await openBeside(readConfig({ PROSA_DATA: dataDir }))
    return report(await check(foundation, acknowledged, ownerId), load.complaints)
  } finally {
    await instance[Symbol.asyncDispose]()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function strike(instance: Instance, count: () => number): Promise<Instance> {
  const name = blowNames[Math.floor(Math.random() * blowNames.length)] as BlowName
  const before = count()
  const begun = performance.now()
  const next = await blows[name](instance)
  const took = ((performance.now() - begun) / 1_000).toFixed(1)
  say(`${name.padEnd(28)} after ${String(before).padStart(5)} answers, ready in ${took} s`)
  return next
}

function report({ lines, faults }: Findings, complaints: readonly string[]): boolean {
  for (const line of lines) say(line)
  for (const complaint of new Set(complaints)) say(`refused: ${complaint}`)
  for (const fault of faults) say(`FAULT: ${fault}`)
  const isSound = faults.length + complaints.length === 0
  say(isSound ? '\nNothing was lost, nothing was doubled.' : '\nThis is not right.')
  return isSound
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
