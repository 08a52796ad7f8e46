// Builds the web apps whose sources have changed since their last build.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
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

/** Builds `dist/owner`, `dist/respondent`, `dist/site` and `dist/embed`, or one of them, where stale. Prints one line for each build. */
export async function buildWebIfStale(
  print: (line: string) => void = printLine,
  only?: string,
): Promise<void> {
  for (const app of apps.filter(({ name }) => only === undefined || name === only)) {
    // Sequential: each build uses all cores.
    const { hash, isStale } = await stateOf(app)
    if (!isStale) continue
    const startedAt = performance.now()
    await buildAndSwap(app, hash)
    print(
      `Built the ${appTitles[app.name]} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`,
    )
  }
}

/** Whether the sources of a web app have changed since its last build. */
export async function isWebStale(): Promise<boolean> {
  const states = await Promise.all(apps.map(stateOf))
  return states.some(({ isStale }) => isStale)
}

async function stateOf(app: App): Promise<{ hash: string; isStale: boolean }> {
  const hash = await hashOf(app.sources)
  const stamp = join('dist', app.name, '.built-from')
  return { hash, isStale: !existsSync(stamp) || (await readFile(stamp, 'utf8')) !== hash }
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
    build: { outDir: stagingDir, emptyOutDir: !ssr, ...(ssr ? { ssr: true } : {}) },
  })
  try {
    await withProductionEnv(async () => {
      await build(options(false))
      if (app.serverEntry) await build(options(true))
    })
    await compressFiles(stagingDir)
    await writeFile(join(stagingDir, '.built-from'), hash)
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

/** Compresses at build time instead of at each request, on all cores. */
async function compressFiles(dir: string): Promise<void> {
  const files = await Array.fromAsync(glob('**/*.{js,css,html,svg}', { cwd: dir }))
  await Promise.all(files.map((file) => compressFile(join(dir, file))))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < 200) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await Promise.all([
    compressWithBrotli(content, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    compressWithGzip(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ])
}

async function hashOf(patterns: string[]): Promise<string> {
  const hash = createHash('sha256')
  const files = new Set<string>()
  for await (const entry of glob(patterns, { withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      files.add(relative(process.cwd(), join(entry.parentPath, entry.name)))
  }
  for (const file of [...files].toSorted()) {
    hash.update(`${file}\0`)
    hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

const ignoreErrorCode = (expected: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== expected) throw error
}
