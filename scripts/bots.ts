// npm run bots: a bot tries ten thousand sessions on a Prosa of this machine while people go on answering; who gets what?
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { startInstance } from '../tests/support/instance.ts'
import { publishedSurvey } from './bench/conversations.ts'
import { quantile } from './bench/report.ts'
import type { Booty, Errand } from './bots/bot.ts'
import { letAnswer, type Crowd } from './bots/people.ts'
import { buildWebIfStale } from './build-web.ts'

const most = { tries: 100_000, addresses: 200, seconds: 600 }
const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '10000' },
    addresses: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
  },
})
const within = (name: keyof typeof most) => {
  const value = Number(values[name])
  if (value >= 1 && value <= most[name]) return value
  throw new Error(`--${name} must lie between 1 and ${most[name]}`)
}
const [tries, addresses, seconds] = [within('tries'), within('addresses'), within('seconds')]

await buildWebIfStale()
await using instance = await startInstance({ env: { LOG_LEVEL: 'error' } })
const baseUrl = `http://127.0.0.1:${instance.port}`
const [flooded, other] = [await publishedSurvey(baseUrl), await publishedSurvey(baseUrl)]
const people = [flooded, other].flatMap(({ publicId }) => Array.from({ length: 4 }, () => publicId))

say(`Eight people answer two surveys; then a bot joins one of them: ${tries} tries from`)
say(`${addresses} addresses within ${seconds} s, first without proofs of work, then with them.\n`)
const errand = { baseUrl, publicId: flooded.publicId, tries, addresses, seconds }
const alone = await meanwhile(() => pause(15_000))
const idle = await meanwhile(() => bot({ ...errand, solves: false }))
const keen = await meanwhile(() => bot({ ...errand, solves: true }))

console.table({
  'proves nothing': told(idle.outcome),
  'solves proofs': told(keen.outcome),
})
console.table({
  'people alone': kept(alone.crowd),
  'beside the first bot': kept(idle.crowd, alone.crowd),
  'beside the second': kept(keen.crowd, alone.crowd),
})
const complaints = [alone, idle, keen].flatMap(({ crowd }) => crowd.complaints)
say(complaints.length === 0 ? 'No person was refused.' : `Refused: ${complaints.join(', ')}`)
process.exitCode = complaints.length === 0 ? 0 : 1

async function meanwhile<T>(what: () => Promise<T>): Promise<{ outcome: T; crowd: Crowd }> {
  const end = new AbortController()
  const answering = letAnswer(baseUrl, people, end.signal)
  const outcome = await what().finally(() => end.abort())
  return { outcome, crowd: await answering }
}

async function bot(workerData: Errand): Promise<Booty> {
  const worker = new Worker(new URL('bots/bot.ts', import.meta.url), { workerData })
  const [booty] = (await once(worker, 'message')) as [Booty]
  return booty
}

function told({ tries: tried, sessions, proofs, refused, cpuSeconds }: Booty) {
  return {
    tries: tried,
    'sessions for nothing': sessions,
    'sessions for work': proofs,
    refused,
    'CPU-seconds': Number(cpuSeconds.toFixed(1)),
  }
}

function kept(crowd: Crowd, floor: Crowd = crowd) {
  const at = (share: number) => {
    const [ms, before] = [quantile(crowd.answers, share), quantile(floor.answers, share)]
    return `${ms.toFixed(1)} ms, ${(ms / before).toFixed(2)}x`
  }
  return {
    answers: crowd.answers.length,
    'answer p50': at(0.5),
    'answer p99': at(0.99),
    'start p50': `${quantile(crowd.starts, 0.5).toFixed(0)} ms`,
    refused: crowd.complaints.length,
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
