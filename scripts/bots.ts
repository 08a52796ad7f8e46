// `npm run bots`: measures respondents' latencies while a bot starts sessions against an instance on this machine.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { startInstance } from '../tests/support/processes/instance.ts'
import { publishSurvey } from './lib/bench/survey-fixtures.ts'
import { quantile } from './lib/bench/figures.ts'
import type { BotResult, BotOptions } from './lib/bots/bot.ts'
import { answerUntilAborted, type RespondentStats } from './lib/bots/respondents.ts'
import { buildWebIfStale } from './lib/build/build-web.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'

const usage = `Usage: npm run bots [-- options]

Starts an instance on this machine. A bot tries to start sessions while simulated respondents answer. Exit code 1 when a
respondent is refused.

  --tries 10000     sessions that the bot tries to start
  --addresses 20    addresses that it calls from
  --seconds 60      time limit of each of its two runs`

exitOnHelp(usage)
const maxValues = { tries: 100_000, addresses: 200, seconds: 600 }
const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '10000' },
    addresses: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
  },
})
const boundedOption = (name: keyof typeof maxValues) => {
  const value = Number(values[name])
  if (value >= 1 && value <= maxValues[name]) return value
  throw new Error(`--${name} must lie between 1 and ${maxValues[name]}`)
}
const [tries, addresses, seconds] = [
  boundedOption('tries'),
  boundedOption('addresses'),
  boundedOption('seconds'),
]

await buildWebIfStale()
await using instance = await startInstance({
  env: { LOG_LEVEL: 'error', PROSA_DEFAULT_PLAN: 'unlimited' },
})
const baseUrl = `http://127.0.0.1:${instance.port}`
const [attackedSurvey, otherSurvey] = [await publishSurvey(baseUrl), await publishSurvey(baseUrl)]
const respondentSurveys = [attackedSurvey, otherSurvey].flatMap(({ publicId }) =>
  Array.from({ length: 4 }, () => publicId),
)

printLine('Eight respondents answer two surveys. Then a bot attacks one of the surveys: up to')
printLine(
  `${tries} tries from ${addresses} addresses within ${seconds} s, first without proofs of work, then with them.\n`,
)
const botOptions = { baseUrl, publicId: attackedSurvey.publicId, tries, addresses, seconds }
const undisturbed = await measureRespondentsDuring(() => pause(15_000))
const withoutProofs = await measureRespondentsDuring(() => runBot({ ...botOptions, solves: false }))
const withProofs = await measureRespondentsDuring(() => runBot({ ...botOptions, solves: true }))

console.table({
  'without proofs': botRow(withoutProofs.outcome),
  'with proofs': botRow(withProofs.outcome),
})
console.table({
  'no bot': latencyRow(undisturbed.respondents),
  'bot without proofs': latencyRow(withoutProofs.respondents, undisturbed.respondents),
  'bot with proofs': latencyRow(withProofs.respondents, undisturbed.respondents),
})
const unexpectedErrors = [undisturbed, withoutProofs, withProofs].flatMap(
  ({ respondents }) => respondents.unexpectedErrors,
)
printLine(
  unexpectedErrors.length === 0
    ? 'No respondent was refused.'
    : `Refused: ${unexpectedErrors.join(', ')}`,
)
process.exitCode = unexpectedErrors.length === 0 ? 0 : 1

async function measureRespondentsDuring<T>(
  work: () => Promise<T>,
): Promise<{ outcome: T; respondents: RespondentStats }> {
  const end = new AbortController()
  const answering = answerUntilAborted(baseUrl, respondentSurveys, end.signal)
  const outcome = await work().finally(() => end.abort())
  return { outcome, respondents: await answering }
}

async function runBot(workerData: BotOptions): Promise<BotResult> {
  const worker = new Worker(new URL('./lib/bots/bot.ts', import.meta.url), { workerData })
  const [result] = (await once(worker, 'message')) as [BotResult]
  return result
}

function botRow({ tries: attempts, sessions, proofs, refused, cpuSeconds }: BotResult) {
  return {
    tries: attempts,
    'sessions without proof': sessions,
    'sessions with proof': proofs,
    refused,
    'CPU-seconds': Number(cpuSeconds.toFixed(1)),
  }
}

function latencyRow(stats: RespondentStats, baseline: RespondentStats = stats) {
  const at = (share: number) => {
    const [ms, before] = [quantile(stats.answers, share), quantile(baseline.answers, share)]
    return `${ms.toFixed(1)} ms, ${(ms / before).toFixed(2)}x`
  }
  return {
    answers: stats.answers.length,
    'answer p50': at(0.5),
    'answer p99': at(0.99),
    'start p50': `${quantile(stats.starts, 0.5).toFixed(0)} ms`,
    refused: stats.unexpectedErrors.length,
  }
}
