import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** What never reaches a log line, at the top of what is logged or nested one or two levels deep. */
const secrets = (
  'text answer text_response choice fields transcript body phone email cookie authorization token password ' +
  'masterKey clientSecret sessionId session_id'
).split(' ')

/**
 * The one log. JSON lines for machines, short lines in a terminal. An error is logged once, where it is handled last,
 * and never with answers, phones, tokens or keys.
 */
export function openLog(
  level: string,
  out: DestinationStream & { isTTY?: boolean } = process.stdout,
): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: { err: describe, error: describe },
  }
  return pino(options, out.isTTY ? { write: (line) => out.write(oneLine(line)) } : out)
}

type Described = { type: string; code?: string; stack: string; cause?: Described }

/** Only what helps to find a bug: further properties of an error (a database's detail, say) may quote a person. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const described: Described = { type: error.name, stack: error.stack ?? error.message }
  if ('code' in error && typeof error.code === 'string') described.code = error.code
  if (error.cause instanceof Error) described.cause = describe(error.cause) as Described
  return described
}

function oneLine(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as {
    level: string
    time: string
    msg?: string
    err?: { stack?: string }
  }
  const details = Object.entries(rest).map(([name, value]) => `${name}=${plain(value)}`)
  const head = [time.slice(11, 19), level.padEnd(5), msg ?? '', ...details].join(' ').trimEnd()
  return err?.stack ? `${head}\n${err.stack}\n` : `${head}\n`
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
