// npm run bots: a bot tries ten thousand sessions on a Prosa of this machine while people go on answering; who gets what?
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
await using instance = await startInstance({ env: { LOG_LEVEL: 'error' } })
const baseUrl = `http://127.0.0.1:${instance.port}`
const [attackedSurvey, otherSurvey] = [await publishSurvey(baseUrl), await publishSurvey(baseUrl)]
const respondentSurveys = [attackedSurvey, otherSurvey].flatMap(({ publicId }) =>
  Array.from({ length: 4 }, () => publicId),
)

printLine(`Eight people answer two surveys; then a bot joins one of them: ${tries} tries from`)
printLine(
  `${addresses} addresses within ${seconds} s, first without proofs of work, then with them.\n`,
)
const botOptions = { baseUrl, publicId: attackedSurvey.publicId, tries, addresses, seconds }
const alone = await measureRespondentsDuring(() => pause(15_000))
const withoutProofs = await measureRespondentsDuring(() => runBot({ ...botOptions, solves: false }))
const withProofs = await measureRespondentsDuring(() => runBot({ ...botOptions, solves: true }))

console.table({
  'proves nothing': botRow(withoutProofs.outcome),
  'solves proofs': botRow(withProofs.outcome),
})
console.table({
  'people alone': latencyRow(alone.crowd),
  'beside the first bot': latencyRow(withoutProofs.crowd, alone.crowd),
  'beside the second': latencyRow(withProofs.crowd, alone.crowd),
})
const unexpectedErrors = [alone, withoutProofs, withProofs].flatMap(
  ({ crowd: stats }) => stats.unexpectedErrors,
)
printLine(
  unexpectedErrors.length === 0
    ? 'No person was refused.'
    : `Refused: ${unexpectedErrors.join(', ')}`,
)
process.exitCode = unexpectedErrors.length === 0 ? 0 : 1

async function measureRespondentsDuring<T>(
  what: () => Promise<T>,
): Promise<{ outcome: T; crowd: RespondentStats }> {
  const end = new AbortController()
  const answering = answerUntilAborted(baseUrl, respondentSurveys, end.signal)
  const outcome = await what().finally(() => end.abort())
  return { outcome, crowd: await answering }
}

async function runBot(workerData: BotOptions): Promise<BotResult> {
  const worker = new Worker(new URL('./lib/bots/bot.ts', import.meta.url), { workerData })
  const [result] = (await once(worker, 'message')) as [BotResult]
  return result
}

function botRow({ tries: tried, sessions, proofs, refused, cpuSeconds }: BotResult) {
  return {
    tries: tried,
    'sessions for nothing': sessions,
    'sessions for work': proofs,
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

function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
