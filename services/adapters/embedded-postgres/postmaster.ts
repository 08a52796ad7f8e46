import { readFileSync, statSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Contents of `postmaster.pid`. `hasSocket`: it listens on a socket in its data directory, too. */
export type Postmaster = { pid: number; port: number; ready: boolean; hasSocket: boolean }

/** Undefined if no server runs or the file is left over from a crash. */
export function readPostmaster(dataDir: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!isPostgres(pid)) return undefined
  return { pid, port, ready: lines[7]?.trim() === 'ready', hasSocket: lines[4]?.trim() === '.' }
}

/** By then a starting server has written its process id. */
const pidFileTimeoutMs = 5_000

/**
 * Removes the lock file of a dead server whose process id another program has now, which Postgres would take for the
 * server, and one that a power cut left without an id.
 */
export function removeStaleLock(dataDir: string): void {
  const lock = join(dataDir, 'postmaster.pid')
  const written = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  if (written === undefined) return
  const pid = Number.parseInt(readFileSync(lock, 'utf8'))
  const isAbandoned =
    pid > 0 ? isAlive(pid) && !isPostgres(pid) : Date.now() - written > pidFileTimeoutMs
  if (isAbandoned) unlinkSync(lock)
}

export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** After a crash another program may have the same id, above all in a container, or the process may be a zombie. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    const [, name, state] =
      /^\d+ \((.*)\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return name === 'postgres' && state !== 'Z' && state !== 'X'
  } catch {
    return false
  }
}
