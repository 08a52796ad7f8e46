// How long `npm start` takes until the first page is served. The floor is the start of its Postgres alone.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pause } from '#kernel/async/backoff.ts'
import { startEmbeddedPostgres } from '../../../services/adapters/embedded-postgres/embedded-postgres.ts'
import { freePort, temporaryDataDir } from '../../../tests/support/processes/instance.ts'
import { median, type Figure } from './figures.ts'

const builds = 2
const starts = 5
const setAside = 'dist-before-bench'

/** With the build of the web apps and a new data directory; built, with a new one; built, with the one of an earlier start. */
export async function benchStart(): Promise<Figure[]> {
  const withBuild = await timesOf(builds, async (dataDir) => {
    await rename('dist', setAside).catch(() => {})
    try {
      return await timeOfStart(dataDir)
    } finally {
      await rm(setAside, { recursive: true, force: true })
    }
  })
  const fresh = await timesOf(starts, timeOfStart)
  const freshFloor = await timesOf(starts, timeOfPostgres)
  const dataDir = await temporaryDataDir()
  await timeOfStart(dataDir)
  const again = await timesOf(starts, timeOfStart, dataDir)
  const againFloor = await timesOf(starts, timeOfPostgres, dataDir)
  await removeDirectory(dataDir)
  return [
    figure('start with the build, new data', withBuild, freshFloor, 6_000),
    figure('start, new data', fresh, freshFloor),
    figure('start, data of an earlier start', again, againFloor, 1_500),
  ]
}

/** Postgres may still end. */
const removeDirectory = (directory: string) =>
  rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })

/** Without `dataDir`, each round has a new one. */
async function timesOf(
  rounds: number,
  measure: (dataDir: string) => Promise<number>,
  dataDir?: string,
): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const directory = dataDir ?? (await temporaryDataDir())
    times.push(await measure(directory))
    if (dataDir === undefined) await removeDirectory(directory)
  }
  return times
}

async function timeOfStart(dataDir: string): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    env: {
      ...process.env,
      NODE_ENV: '',
      LOG_LEVEL: 'error',
      PORT: String(port),
      PROSA_DATA: dataDir,
    },
    stdio: 'ignore',
  })
  const exited = once(child, 'exit')
  try {
    while (!(await servesPage(`http://localhost:${port}/`))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
      await pause(10)
    }
    return performance.now() - startedAt
  } finally {
    child.kill()
    await exited
    await waitUntilClosed(port)
  }
}

async function servesPage(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined)
  return response?.ok === true && (await response.text()).includes('</html>')
}

/** npm ends before the server, which stops its Postgres. */
async function waitUntilClosed(port: number): Promise<void> {
  while (await fetch(`http://localhost:${port}/api/health`).catch(() => undefined)) await pause(50)
  await pause(1_000)
}

async function timeOfPostgres(dataDir: string): Promise<number> {
  const startedAt = performance.now()
  const server = await startEmbeddedPostgres(join(dataDir, 'postgres'))
  const took = performance.now() - startedAt
  await server.stop()
  return took
}

function figure(
  name: string,
  times: readonly number[],
  floor: readonly number[],
  limitMs?: number,
): Figure {
  const [value, baseline] = [median(times), median(floor)]
  const aim =
    limitMs === undefined
      ? { target: '', met: true }
      : { target: `< ${limitMs} ms`, met: value < limitMs }
  return { name, value, baseline, ratio: value / baseline, unit: 'ms', ...aim }
}
