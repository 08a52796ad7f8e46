// Reads and subscriptions as a node serves them.
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import type { NodeFaults } from './faults.ts'
import type { LogRecord, ServerLog, StreamState } from './server-log.ts'
import {
  encodeCaughtUp,
  encodeCheckpoint,
  encodeConfirmation,
  encodeRecord,
  encodeStreamNotFound,
  matcherOf,
  streamNameOf,
  type ReadOptions,
} from './server-messages.ts'

/** The way to one reader; rejects once it is gone. */
export type Wire = { send: (bytes: Buffer) => Promise<void>; gone: AbortSignal }

/** A node reads so many records at a time. */
const pageSize = 32

/** Thrown for a position at which no record begins. */
export class InvalidPosition extends Error {}

/** What reads need of a node. */
export type ReadNode = {
  log: ServerLog
  faults: NodeFaults
  /** How many records this node has: those of the log, or those from before it was cut off. */
  visibleRecords: () => number
  nextAppend: (signal: AbortSignal) => Promise<void>
}

export async function serveRead(node: ReadNode, options: ReadOptions, wire: Wire): Promise<void> {
  if (options.hasSubscription()) return serveSubscription(node, options, wire)
  const count = Number(options.getCount())
  const found = options.hasAll() ? readAll(node, options) : readStream(node, options)
  if (!found) {
    const name = streamNameOf(options.getStream()?.getStreamIdentifier())
    return wire.send(encodeStreamNotFound(name))
  }
  let left = count
  for (const record of found) {
    if (left-- <= 0) return
    await pauseBeforePage(node, count - left)
    await wire.send(encodeRecord(record))
  }
}

function* readAll(node: ReadNode, options: ReadOptions): Generator<LogRecord> {
  const matches = matcherOf(options)
  const { records } = node.log
  if (options.getReadDirection() === 0) {
    for (let n = Math.max(0, indexAfter(node, options) - 1); n < node.visibleRecords(); n++)
      if (matches(records[n]!)) yield records[n]!
    return
  }
  // Latest first: what ends before the position.
  const before = options.getAll()?.getPosition()
  const end = before ? Number(before.getCommitPosition()) : Infinity
  for (let n = node.visibleRecords() - 1; n >= 0; n--)
    if (records[n]!.end <= end && matches(records[n]!)) yield records[n]!
}

/** Undefined for a stream that does not exist, or that was deleted. */
function readStream(node: ReadNode, options: ReadOptions): LogRecord[] | undefined {
  const asked = options.getStream()
  const state = node.log.stream(streamNameOf(asked?.getStreamIdentifier()))
  if (!state || state.isDeleted || state.records.length === 0) return undefined
  const from = asked?.hasRevision() ? Number(asked.getRevision()) : undefined
  const records = visibleOf(state)
  return options.getReadDirection() === 1
    ? records.filter(({ revision }) => revision <= (from ?? Infinity)).reverse()
    : records.filter(({ revision }) => revision >= (from ?? 0))
}

const visibleOf = ({ records, truncatedBefore }: StreamState) => records.slice(truncatedBefore)

async function serveSubscription(node: ReadNode, options: ReadOptions, wire: Wire): Promise<void> {
  const matches = matcherOf(options)
  const filter = options.getFilter()
  const interval = (filter?.getCheckpointintervalmultiplier() ?? 1) * (filter?.getMax() || pageSize)
  let next = indexAfter(node, options)
  await wire.send(encodeConfirmation())
  let considered = 0
  let isBehind = true
  while (!wire.gone.aborted) {
    while (next < node.visibleRecords()) {
      const record = node.log.records[next++]!
      await pauseBeforePage(node, next)
      const isCheckpoint = ++considered % interval === 0
      if (matches(record)) await wire.send(encodeRecord(record))
      if (isCheckpoint) await wire.send(encodeCheckpoint(record.position))
      // A subscription that hangs is open, and sends nothing more.
      if (node.faults.hangReadsAfter !== null && considered > node.faults.hangReadsAfter)
        return never(wire.gone)
    }
    if (isBehind) {
      const last = node.log.records[next - 1]
      if (last) await wire.send(encodeCheckpoint(last.position))
      await wire.send(encodeCaughtUp(new Date(Date.now() + node.faults.clockDifferenceMs)))
    }
    isBehind = false
    await node.nextAppend(wire.gone)
  }
}

/** The index of the first record after the position of a request. */
function indexAfter(node: ReadNode, options: ReadOptions): number {
  const position = options.getAll()?.getPosition()
  if (!position) return 0
  const requested = Number(position.getCommitPosition())
  const { records } = node.log
  if (requested > (records.at(-1)?.position ?? 0)) return records.length
  let [low, high] = [0, records.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const at = records[middle]!.position
    if (at === requested) return middle + 1
    if (at < requested) low = middle + 1
    else high = middle - 1
  }
  throw new InvalidPosition()
}

async function pauseBeforePage({ faults }: ReadNode, n: number): Promise<void> {
  if (n % pageSize !== 0) return
  if (faults.readDelayMs > 0) await delay(faults.readDelayMs)
  else await nextTurn()
}

export const never = (gone: AbortSignal) =>
  new Promise<void>((resolve) => gone.addEventListener('abort', () => resolve(), { once: true }))
