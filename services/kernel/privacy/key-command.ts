// The command that prints the master key. It runs without a shell, and neither its output nor its errors are logged.
import { execFile } from 'node:child_process'
import { StartupError } from '../lifecycle/startup-error.ts'

const timeoutMs = 30_000
const maxOutputBytes = 64 * 1024

/** Characters with a meaning in shells, which this command would not have. */
const shellSyntax = /["'`$\\|&;<>(){}[\]*?~#!\n\r]/

/**
 * A program and its arguments, from words separated by spaces or from a JSON array of texts. Throws an Error with one
 * sentence, which does not contain the text.
 */
export function parseKeyCommand(text: string): string[] {
  if (text.startsWith('[')) return parseJsonCommand(text)
  if (shellSyntax.test(text))
    throw new Error(
      'PROSA_MASTER_KEY_COMMAND runs without a shell: write it without quotes and shell syntax, or as a JSON array such as ["program", "an argument"].',
    )
  return text.split(/\s+/).filter(Boolean)
}

function parseJsonCommand(text: string): string[] {
  const words = parseJson(text)
  if (Array.isArray(words) && words.every((word) => typeof word === 'string') && words[0])
    return words
  throw new Error('PROSA_MASTER_KEY_COMMAND must be a JSON array of texts, or words.')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Its standard output. Throws StartupError when it fails, prints nothing, or takes more than half a minute. */
export function runKeyCommand(
  [program = '', ...args]: readonly string[],
  limitMs = timeoutMs,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const options = {
    timeout: limitMs,
    maxBuffer: maxOutputBytes,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
    shell: false,
    windowsHide: true,
  } as const
  const child = execFile(program, args, options, (error, output) => {
    if (error) reject(new StartupError(describeFailure(error, limitMs)))
    else if (output.trim() === '')
      reject(new StartupError('PROSA_MASTER_KEY_COMMAND printed nothing.'))
    else resolve(output)
  })
  child.stdin?.end()
  return promise
}

type Failure = Error & { code?: number | string | null; killed?: boolean; signal?: string | null }

/** Not the error's own message: it contains the command and what it printed on standard error. */
function describeFailure({ code, killed, signal }: Failure, limitMs: number): string {
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
    return 'PROSA_MASTER_KEY_COMMAND printed more than a master key.'
  if (killed) return `PROSA_MASTER_KEY_COMMAND took more than ${limitMs / 1000} s.`
  if (typeof code === 'string')
    return `PROSA_MASTER_KEY_COMMAND cannot be run (${code}): name the program with its full path.`
  return `PROSA_MASTER_KEY_COMMAND failed with ${signal ?? `exit code ${code}`}: run it by hand to see why.`
}
