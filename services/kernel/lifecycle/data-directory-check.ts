import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { StartupError } from './startup-error.ts'

const probeFile = fileURLToPath(new URL('./probe-directory.ts', import.meta.url))
const defaultTimeoutMs = 15_000

/**
 * Creates the data directory and tries it out in a process of its own: calls to a file system that does not answer never
 * return, and a process that made one cannot even exit. Throws StartupError.
 */
export async function assertDataDirectoryUsable(
  dataDir: string,
  timeoutMs = defaultTimeoutMs,
): Promise<void> {
  const child = spawn(process.execPath, [probeFile, dataDir], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  child.once('error', reject)
  child.once('close', resolve)
  const timeout = setTimeout(() => {
    child.kill('SIGKILL')
    // A process that waits for a disk cannot be killed: it is left behind.
    child.stdout.destroy()
    child.unref()
    reject(refusal(dataDir, `its file system does not answer within ${timeoutMs / 1000} s`))
  }, timeoutMs)
  try {
    const exitCode = await promise
    if (exitCode !== 0) throw refusal(dataDir, reasonOf(dataDir, output))
  } finally {
    clearTimeout(timeout)
  }
}

const refusal = (dataDir: string, reason: string) =>
  new StartupError(
    `The data directory ${dataDir} cannot be written (${reason}): make it writable, or set PROSA_DATA to another.`,
  )

function reasonOf(dataDir: string, output: string): string {
  const { code, path } = parseReport(output)
  switch (code) {
    case 'special':
      return `${path} is a pipe or a device`
    case 'EEXIST':
    case 'ENOTDIR':
      return path === dataDir ? 'it is a file' : `${path} is no directory`
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full'
    default:
      return code
  }
}

function parseReport(output: string): { code: string; path: string } {
  try {
    return JSON.parse(output) as { code: string; path: string }
  } catch {
    return { code: 'the check ended without a result', path: '' }
  }
}
