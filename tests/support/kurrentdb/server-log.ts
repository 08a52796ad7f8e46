// The log of the stand-in: records in order, in memory and, where a file is given, in the file before they are answered.
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'

export type ProposedRecord = {
  id: string
  type: string
  isJson: boolean
  data: Buffer
  meta: Buffer
}

export type LogRecord = ProposedRecord & {
  stream: string
  revision: number
  /** Where it begins and ends in the log, in bytes. */
  position: number
  end: number
  /** In units of 100 ns. */
  created: string
}

export type Expected = 'any' | 'no_stream' | 'stream_exists' | number

/** `current`: the last revision of a stream that refuses, -1 without one. */
export type AppendDecision = { revision: number; position: number } | { current: number }

export type StreamState = {
  /** By revision. */
  records: LogRecord[]
  /** Revisions before it are hidden. */
  truncatedBefore: number
  /** Hidden altogether, until it is written again. */
  isDeleted: boolean
}

export type ServerLog = {
  records: readonly LogRecord[]
  stream: (name: string) => StreamState | undefined
  append: (name: string, expected: Expected, proposed: readonly ProposedRecord[]) => AppendDecision
  onAppended: (listener: (record: LogRecord) => void) => () => void
  close: () => void
}

/** About what the fixed fields of a record take. */
const recordOverhead = 90

export function openServerLog(path?: string): ServerLog {
  const records: LogRecord[] = []
  const streams = new Map<string, StreamState>()
  const listeners = new Set<(record: LogRecord) => void>()

  const stateOf = (name: string): StreamState => {
    const known = streams.get(name)
    if (known) return known
    const state = { records: [], truncatedBefore: 0, isDeleted: false }
    streams.set(name, state)
    return state
  }
  const place = (name: string, proposed: ProposedRecord, created: string): LogRecord => {
    const state = stateOf(name)
    // Positions are byte offsets; the server's own first record is before ours.
    const position = records.at(-1)?.end ?? 262
    const size = recordOverhead + name.length + proposed.type.length
    const end = position + size + proposed.data.length + proposed.meta.length
    const record = {
      ...proposed,
      stream: name,
      revision: state.records.length,
      position,
      end,
      created,
    }
    state.records.push(record)
    records.push(record)
    if (name.startsWith('$$')) applyMetadata(stateOf(name.slice(2)), proposed.data)
    return record
  }
  const file = path === undefined ? undefined : openFile(path, place)

  return {
    records,
    stream: (name) => streams.get(name),
    append(name, expected, proposed) {
      const state = streams.get(name)
      const current = (state?.records.length ?? 0) - 1
      const repeated = findRepeated(state, expected, proposed)
      if (repeated) return { revision: repeated.revision, position: repeated.position }
      if (!isExpected(expected, current, state)) return { current }
      const created = String(BigInt(Date.now()) * 10_000n)
      if (file !== undefined) writeLine(file, name, proposed, created)
      const placed = proposed.map((one) => place(name, one, created))
      if (state?.isDeleted) Object.assign(state, { isDeleted: false, truncatedBefore: current + 1 })
      for (const record of placed) for (const listener of listeners) listener(record)
      const { revision, position } = placed.at(-1)!
      return { revision, position }
    },
    onAppended(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => file !== undefined && closeSync(file),
  }
}

/** What another client says of a stream: `$tb`, where it begins; the largest number for one that is deleted. */
function applyMetadata(state: StreamState, data: Buffer): void {
  const before = (JSON.parse(data.toString()) as { $tb?: number }).$tb ?? 0
  state.isDeleted = before === 2 ** 63
  state.truncatedBefore = state.isDeleted ? 0 : before
}

function isExpected(expected: Expected, current: number, state: StreamState | undefined): boolean {
  if (expected === 'any') return true
  if (expected === 'stream_exists') return current >= 0
  if (expected === 'no_stream') return current < 0 || (state?.isDeleted ?? false)
  return expected === current
}

/** The last record of an earlier append with the same ids. Without an exact revision only recent ones are found. */
function findRepeated(
  state: StreamState | undefined,
  expected: Expected,
  proposed: readonly ProposedRecord[],
): LogRecord | undefined {
  const records = state?.records ?? []
  const first =
    expected === 'any' || expected === 'stream_exists'
      ? records.findLastIndex(({ id }) => id === proposed[0]?.id)
      : expected === 'no_stream'
        ? 0
        : expected + 1
  if (first < 0) return undefined
  const isThere = proposed.every(({ id }, n) => records[first + n]?.id === id)
  return isThere ? records[first + proposed.length - 1] : undefined
}

type Line = [stream: string, created: string, records: [string, string, boolean, string, string][]]

function writeLine(
  file: number,
  stream: string,
  proposed: readonly ProposedRecord[],
  created: string,
): void {
  const line: Line = [
    stream,
    created,
    proposed.map(({ id, type, isJson, data, meta }) => [
      ...([id, type, isJson] as const),
      ...([data.toString('base64'), meta.toString('base64')] as const),
    ]),
  ]
  writeSync(file, `${JSON.stringify(line)}\n`)
}

/** One line for what was appended together; a line that was cut off by a kill is dropped. */
function openFile(
  path: string,
  place: (stream: string, record: ProposedRecord, created: string) => void,
): number {
  const stored = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
  const end = stored.lastIndexOf('\n') + 1
  for (const text of stored.toString('utf8', 0, end).split('\n').filter(Boolean)) {
    const [stream, created, rows] = JSON.parse(text) as Line
    for (const [id, type, isJson, data, meta] of rows) {
      const bytes = { data: Buffer.from(data, 'base64'), meta: Buffer.from(meta, 'base64') }
      place(stream, { id, type, isJson, ...bytes }, created)
    }
  }
  const file = openSync(path, 'a')
  ftruncateSync(file, end)
  return file
}
