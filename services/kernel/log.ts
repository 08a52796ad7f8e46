import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Redacted in log lines, at the top level or nested one or two levels deep. */
const redactedFields = (
  'text answer text_response choice fields transcript body phone email cookie authorization token password ' +
  'masterKey clientSecret sessionId session_id'
).split(' ')

/**
 * JSON lines; in a terminal, short text lines. An error is logged once, where it is handled, and without answers, phone
 * numbers, tokens or keys.
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
      paths: redactedFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: { err: serializeError, error: serializeError },
  }
  return pino(options, out.isTTY ? { write: (line) => out.write(formatLine(line)) } : out)
}

type SerializedError = { type: string; code?: string; stack: string; cause?: SerializedError }

/** Type, code, stack and cause only: other properties (such as a database's detail) may quote a person. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const described: SerializedError = { type: error.name, stack: error.stack ?? error.message }
  if ('code' in error && typeof error.code === 'string') described.code = error.code
  if (error.cause instanceof Error) described.cause = serializeError(error.cause) as SerializedError
  return described
}

function formatLine(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as {
    level: string
    time: string
    msg?: string
    err?: { stack?: string }
  }
  const details = Object.entries(rest).map(([name, value]) => `${name}=${formatValue(value)}`)
  const head = [time.slice(11, 19), level.padEnd(5), msg ?? '', ...details].join(' ').trimEnd()
  return err?.stack ? `${head}\n${err.stack}\n` : `${head}\n`
}

const formatValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
