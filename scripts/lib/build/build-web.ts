// Builds the web apps whose sources have changed since their last build.
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { printLine } from '../command-line.ts'

type App = {
  name: 'owner' | 'respondent' | 'site' | 'embed'
  config: string
  sources: string[]
  serverEntry: boolean
}

const shared = [
  'web/shared/**',
  'web/locales/**',
  'services/contract/**',
  'package-lock.json',
  'scripts/lib/build/build-web.ts',
]
const apps: App[] = [
  {
    name: 'owner',
    config: 'web/owner/vite.config.ts',
    sources: ['web/owner/**', ...shared],
    serverEntry: false,
  },
  {
    name: 'respondent',
    config: 'vite.respondent.config.ts',
    sources: ['web/respondent/**', 'vite.respondent.config.ts', ...shared],
    serverEntry: true,
  },
  {
    name: 'site',
    config: 'web/site/vite.config.ts',
    sources: ['web/site/**', ...shared],
    serverEntry: true,
  },
  {
    name: 'embed',
    config: 'web/embed/vite.config.ts',
    sources: ['web/embed/**', ...shared],
    serverEntry: false,
  },
]

const appTitles = {
  owner: "owners' app",
  respondent: "respondents' app",
  site: 'site',
  embed: 'script for other sites',
}

export type BuildOptions = {
  print?: (line: string) => void
  only?: string
  /** Called when the apps can be served; compressing their files follows when it resolves. */
  onBuilt?: () => Promise<void>
}

/** Builds `dist/owner`, `dist/respondent`, `dist/site` and `dist/embed`, or one of them, where stale. Prints one line for each build. */
export async function buildWebIfStale({
  print = printLine,
  only,
  onBuilt = async () => {},
}: BuildOptions = {}): Promise<void> {
  const chosen = apps.filter(({ name }) => only === undefined || name === only)
  // What changes while the apps are built is found by the next start: their stamps are of what was read before.
  const read = openSources()
  for (const app of chosen) {
    // Sequential: each build uses all cores.
    const { hash, isBuilt } = await stateOf(app, read)
    if (isBuilt) continue
    const startedAt = performance.now()
    await buildAndSwap(app, hash)
    print(
      `Built the ${appTitles[app.name]} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`,
    )
  }
  await onBuilt()
  for (const app of chosen) {
    const { hash, isCompressed } = await stateOf(app, read)
    if (!isCompressed) await compressApp(app, hash)
  }
}

/** Whether the sources of a web app have changed since its last build, or its files are not all compressed. */
export async function isWebStale(): Promise<boolean> {
  const stamps = apps.flatMap(({ name }) => [
    stampOf(name, builtFrom),
    stampOf(name, compressedFrom),
  ])
  // No source is read where an app was never built.
  const built = await Promise.all(stamps)
  if (built.includes(undefined)) return true
  const stats = hashStats(built)
  if ((await readFile(upToDateStats, 'utf8').catch(ignoreErrorCode('ENOENT'))) === stats)
    return false
  const read = openSources()
  const states = await Promise.all(apps.map((app) => stateOf(app, read)))
  if (states.some(({ isBuilt, isCompressed }) => !isBuilt || !isCompressed)) return true
  // A folder that cannot be written costs the next start the same reading.
  await writeFile(upToDateStats, stats).catch(() => {})
  return false
}

/** Stamps of builds, and sizes and times of sources, with which nothing was stale: no source is read while they are the same. */
const upToDateStats = join('dist', '.up-to-date')

/** Any write to a file, and any move to its place, changes the time that is compared. */
function hashStats(stamps: readonly (string | undefined)[]): string {
  const hash = createHash('sha256').update(stamps.join())
  for (const pattern of new Set(apps.flatMap(({ sources }) => sources)))
    for (const file of filesOf(pattern).toSorted()) {
      const { size, ctimeMs } = statSync(file)
      hash.update(`${file}\0${size} ${ctimeMs}\0`)
    }
  return hash.digest('hex')
}

/** The hash of an app's sources, in a file of its build. */
const builtFrom = '.built-from'
const compressedFrom = '.compressed-from'

const stampOf = (app: App['name'], stamp: string): Promise<string | undefined> =>
  readFile(join('dist', app, stamp), 'utf8').catch(ignoreErrorCode('ENOENT'))

async function stateOf({ name, sources }: App, read: ReadSources) {
  const hash = await hashOf(sources, read)
  return {
    hash,
    isBuilt: (await stampOf(name, builtFrom)) === hash,
    isCompressed: (await stampOf(name, compressedFrom)) === hash,
  }
}

/** Builds into a staging directory and renames it, so that a running server never sees a partial build. */
async function buildAndSwap(app: App, hash: string): Promise<void> {
  const { build } = await importVite(app)
  const stagingDir = join(process.cwd(), 'dist', `.${app.name}-${process.pid}`)
  await rm(stagingDir, { recursive: true, force: true })
  await mkdir(stagingDir, { recursive: true }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(
      `The ${appTitles[app.name]} must be built, and ${join(process.cwd(), 'dist')} is not writable (${code}).`,
    )
  })
  const options = (ssr: boolean) => ({
    configFile: app.config,
    logLevel: 'warn' as const,
    build: {
      outDir: stagingDir,
      emptyOutDir: !ssr,
      ...(ssr ? { ssr: true } : {}),
      // Of the thousands of icons that one file exports, only those that are used are read.
      rolldownOptions: { experimental: { lazyBarrel: true } },
    },
  })
  try {
    await withProductionEnv(async () => {
      await build(options(false))
      if (app.serverEntry) await build(options(true))
    })
    await writeFile(join(stagingDir, builtFrom), hash)
    await rename(join('dist', app.name), `${stagingDir}-old`).catch(ignoreErrorCode('ENOENT'))
    // A concurrent process may have finished the same build first.
    await rename(stagingDir, join('dist', app.name)).catch(ignoreErrorCode('ENOTEMPTY'))
  } finally {
    await rm(stagingDir, { recursive: true, force: true })
    await rm(`${stagingDir}-old`, { recursive: true, force: true })
  }
}

/** Throws an Error with one sentence in an installation without development packages. */
async function importVite({ name }: App) {
  try {
    return await import('vite')
  } catch (cause) {
    const advice = 'install the development packages with "npm ci" and run "npm run build" first'
    throw new Error(`The ${appTitles[name]} must be built: ${advice}.`, { cause })
  }
}

/** A test runner sets NODE_ENV, with which Vite would emit the development JSX runtime. */
async function withProductionEnv(work: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  try {
    await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = NODE_ENV
  }
}

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

/** Compresses the files of a build once instead of at each request, on all cores. */
async function compressApp(app: App, hash: string): Promise<void> {
  const dir = join('dist', app.name)
  const files = await Array.fromAsync(glob('**/*.{js,css,html,svg}', { cwd: dir }))
  await Promise.all(files.map((file) => compressFile(join(dir, file))))
  await writeFile(join(dir, compressedFrom), hash)
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < 200) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await Promise.all([
    compressWithBrotli(content, { params }).then((bytes) => writeWhole(`${path}.br`, bytes)),
    compressWithGzip(content, { level: 9 }).then((bytes) => writeWhole(`${path}.gz`, bytes)),
  ])
}

/** Renamed when it is complete: a server may be running. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
}

async function hashOf(patterns: string[], read: ReadSources): Promise<string> {
  const hash = createHash('sha256')
  const sources = (await Promise.all(patterns.map(read))).flat()
  for (const { file, content } of sources.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
    hash.update(`${file}\0`)
    hash.update(content)
  }
  return hash.digest('hex')
}

type Source = { file: string; content: Buffer }
type ReadSources = (pattern: string) => Promise<readonly Source[]>

/** Reads what several apps share once. A pattern is a file, or a folder with all that is in it. */
function openSources(): ReadSources {
  const known = new Map<string, Promise<Source[]>>()
  return (pattern) => {
    const sources = known.get(pattern) ?? readSources(pattern)
    known.set(pattern, sources)
    return sources
  }
}

const readSources = (pattern: string): Promise<Source[]> =>
  Promise.all(filesOf(pattern).map(async (file) => ({ file, content: await readFile(file) })))

function filesOf(pattern: string): string[] {
  if (!pattern.endsWith('/**')) return [pattern]
  return readdirSync(pattern.slice(0, -3), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
}

const ignoreErrorCode =
  (expected: string) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== expected) throw error
  }
