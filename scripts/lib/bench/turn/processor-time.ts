// Processor time of a process, and of a process with its children, from /proc; undefined where there is none.
import { readdir, readFile } from 'node:fs/promises'

/** Linux has this rate on all machines that Node runs on. */
const ticksPerSecond = 100

/** `endedMs`: of its children that have ended. */
type ProcessStat = { parent: number; ms: number; endedMs: number }

async function readStat(path: number | string): Promise<ProcessStat | undefined> {
  const text = await readFile(`/proc/${path}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  // The name, in parentheses, may hold spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const msOf = (user: number, system: number) =>
    ((Number(fields[user]) + Number(fields[system])) * 1_000) / ticksPerSecond
  return { parent: Number(fields[1]), ms: msOf(11, 12), endedMs: msOf(13, 14) }
}

/** In milliseconds since the process began, of all its threads. */
export const processorMs = async (pid: number): Promise<number | undefined> =>
  (await readStat(pid))?.ms

/** Milliseconds of a process and its children. Children that have ended count: Postgres ends the processes of idle connections. */
export async function processorMsOfFamily(pid: number): Promise<number | undefined> {
  const pids = await readdir('/proc').catch(() => [])
  const stats = await Promise.all(
    pids
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => [name, await readStat(name)] as const),
  )
  const own = stats.flatMap(([name, stat]) =>
    stat && name === String(pid) ? [stat.ms + stat.endedMs] : stat?.parent === pid ? [stat.ms] : [],
  )
  return own.length > 0 ? own.reduce((sum, ms) => sum + ms, 0) : undefined
}

const threadGroups = [
  ['event loop', /^(MainThread|node)$/],
  ['thread pool of libuv', /^libuv/],
  ['compiler and garbage collector', /^(V8Worker|DelayedTask|SignalInsp)/],
] as const

/** By group of threads: worker threads are those that Node does not name. */
export async function processorMsOfThreads(pid: number): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>()
  for (const thread of await readdir(`/proc/${pid}/task`).catch(() => [])) {
    const path = `${pid}/task/${thread}`
    const name = (await readFile(`/proc/${path}/comm`, 'utf8').catch(() => '')).trim()
    const group = threadGroups.find(([, names]) => names.test(name))?.[0] ?? 'worker threads'
    sums.set(group, (sums.get(group) ?? 0) + ((await readStat(path))?.ms ?? 0))
  }
  return sums
}
