// Chromium from npm, so that tests need neither a system package nor a vendor's download.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from '@playwright/test'
import { writeFontConfig } from './fonts.ts'

/** Launches headless Chromium; also as root, and on systems without its libraries. `CHROMIUM_PATH` overrides it. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch(await launchOptions(options))
}

/** Starts Chromium as a server, for `chromium.connect` in other processes. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(await launchOptions({}))
}

async function launchOptions(options: LaunchOptions): Promise<LaunchOptions> {
  const own = process.env['CHROMIUM_PATH']
  const found = own ? { executablePath: own, env: {} } : await packagedChromium()
  return {
    ...options,
    executablePath: found.executablePath,
    // Names of downloads keep their letters where the system has no locale.
    env: { ...definedEnv(), LC_ALL: 'C.UTF-8', ...found.env, ...options.env },
    // Pages are drawn by the processor in any case; its stand-in for a GPU takes a fifth of a walk's time.
    args: ['--no-sandbox', '--disable-gpu', ...(options.args ?? [])],
  }
}

async function packagedChromium() {
  const packageDir = dirname(findPackageJSON('@sparticuz/chromium', import.meta.url)!)
  const manifest = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as {
    version: string
  }
  const cacheDir = resolve(`node_modules/.cache/chromium-${manifest.version}`)
  if (!existsSync(cacheDir)) await unpack(packageDir, cacheDir)
  const env: Record<string, string> = {
    FONTCONFIG_FILE: await writeFontConfig(cacheDir, join(cacheDir, 'fonts')),
  }
  const libraries = [
    '/usr/lib/x86_64-linux-gnu',
    '/usr/lib/aarch64-linux-gnu',
    '/usr/lib64',
    '/lib64',
  ]
  if (!libraries.some((dir) => existsSync(join(dir, 'libnss3.so')))) {
    env['LD_LIBRARY_PATH'] = join(cacheDir, 'al2023/lib')
  }
  return { executablePath: join(cacheDir, 'chromium'), env }
}

/** Unpacks to a temporary name, then renames, since several test workers may unpack concurrently. */
async function unpack(packageDir: string, cacheDir: string): Promise<void> {
  const aside = `${cacheDir}.${process.pid}`
  await mkdir(aside, { recursive: true })
  const before = process.env['TMPDIR']
  // The package unpacks into the system's temporary directory, and reuses any version found there.
  process.env['TMPDIR'] = aside
  try {
    const { default: packaged, inflate } = await import('@sparticuz/chromium')
    await packaged.executablePath()
    await inflate(join(packageDir, 'bin/al2023.tar.br'))
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  try {
    await rename(aside, cacheDir)
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    if (!existsSync(cacheDir)) throw error
  }
}

function definedEnv(): Record<string, string> {
  const pairs = Object.entries(process.env)
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
}
