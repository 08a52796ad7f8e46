// `npm run bench [-- log rebuild surveys ledger scrolling live answers]`: figures, each beside its floor measured in the same run.
import { rm } from 'node:fs/promises'
import { startEmbeddedPostgres } from '../services/adapters/embedded-postgres/embedded-postgres.ts'
import { startInstance, temporaryDataDir } from '../tests/support/processes/instance.ts'
import { benchAnswers } from './lib/bench/answers.ts'
import { benchEventStore } from './lib/bench/event-store.ts'
import { benchLedger } from './lib/bench/ledger.ts'
import { benchLive } from './lib/bench/live-latency.ts'
import { benchRebuild } from './lib/bench/rebuild.ts'
import { printFigures, type Figure } from './lib/bench/figures.ts'
import { benchScrolling } from './lib/bench/scrolling.ts'
import { benchSurveys } from './lib/bench/survey-list.ts'
import { buildWebIfStale } from './lib/build/build-web.ts'

const benches: Record<string, () => Promise<Figure[]>> = {
  log: () => withPostgres(benchEventStore),
  rebuild: () => withPostgres(benchRebuild),
  surveys: () => withPostgres(benchSurveys),
  ledger: () => withPostgres(benchLedger),
  scrolling: () => withInstance(benchScrolling),
  live: () => withInstance(benchLive),
  answers: () => withInstance(benchAnswers),
}

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !benches[name])
if (unknown.length > 0) {
  console.error(
    `There is no bench named ${unknown.join(', ')}: choose of ${Object.keys(benches).join(', ')}.`,
  )
  process.exit(1)
}

const figures: Figure[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (requested.length > 0 && !requested.includes(name)) continue
  console.log(`${name} …`)
  figures.push(...(await bench()))
}
printFigures(figures)

/** Default settings, fsync included: what is measured is what `npm start` runs. */
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

async function withInstance(bench: (baseUrl: string) => Promise<Figure[]>): Promise<Figure[]> {
  await buildWebIfStale()
  await using instance = await startInstance({ env: { LOG_LEVEL: 'error' } })
  return await bench(instance.baseUrl)
}
