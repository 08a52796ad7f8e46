// Builds the web apps whose sources have changed since they were last built.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type App = {
  name: 'owner' | 'respondent' | 'embed'
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
    name: 'embed',
    config: 'web/embed/vite.config.ts',
    sources: ['web/embed/**', ...shared],
    serverEntry: false,
  },
]

const appTitles = {
  owner: "owners' app",
  respondent: "respondents' app",
  embed: 'script for other sites',
}

/** Leaves `dist/owner`, `dist/respondent` and `dist/embed` up to date. Says so in one line when it had to build. */
export async function buildWebIfStale(
  print: (line: string) => void = printLine,
  only?: string,
): Promise<void> {
  for (const app of apps.filter(({ name }) => only === undefined || name === only)) {
    // One after the other: two at once would fight for the same two cores.
    const hash = await hashOf(app.sources)
    const stamp = join('dist', app.name, '.built-from')
    if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) continue
    const begun = performance.now()
    await buildAndSwap(app, hash)
    print(
      `Built the ${appTitles[app.name]} in ${((performance.now() - begun) / 1000).toFixed(1)} s.`,
    )
  }
}

/** Built beside and then put in place, so that a running server never sees half of it. */
async function buildAndSwap(app: App, hash: string): Promise<void> {
  const { build } = await import('vite')
  const stagingDir = join(process.cwd(), 'dist', `.${app.name}-${process.pid}`)
  await rm(stagingDir, { recursive: true, force: true })
  await mkdir(stagingDir, { recursive: true }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(
      `The ${appTitles[app.name]} has to be built and ${join(process.cwd(), 'dist')} cannot be written (${code}).`,
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
    // Another process that built the same at the same time may have been faster.
    await rename(stagingDir, join('dist', app.name)).catch(ignoreErrorCode('ENOTEMPTY'))
  } finally {
    await rm(stagingDir, { recursive: true, force: true })
    await rm(`${stagingDir}-old`, { recursive: true, force: true })
  }
}

/** What is built is the same whoever builds it: for a test runner, whose NODE_ENV is its own, the JSX would be a developer's. */
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

/** Compressed once here rather than at each request. */
async function compressFiles(dir: string): Promise<void> {
  for await (const file of glob('**/*.{js,css,html,svg}', { cwd: dir })) {
    const content = await readFile(join(dir, file))
    if (content.length < 200) continue
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    await writeFile(join(dir, `${file}.br`), brotliCompressSync(content, { params }))
    await writeFile(join(dir, `${file}.gz`), gzipSync(content, { level: 9 }))
  }
}

async function hashOf(patterns: string[]): Promise<string> {
  const hash = createHash('sha256')
  const files = new Set<string>()
  for await (const entry of glob(patterns, { withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      files.add(join(entry.parentPath, entry.name))
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

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
