// Folds the log into an empty table within a memory limit, for rebuilds and verification.
import type pg from 'pg'
import type { DecodeEvents } from '#kernel/commands/decode-events.ts'
import type { EventStore, Position, RecordedEvent } from '#ports/event-store.ts'
import { copyRows } from '../tables/copy-rows.ts'
import { type Fold, openFold } from '../fold.ts'
import { openRollupBuilder } from '../rollups/write-rollups.ts'
import type { TrackedRowChange } from '../row-cache.ts'
import { writeRows } from '../tables/rows.ts'
import {
  analyzeTables,
  createIndexes,
  createTable,
  type TableInDb,
  withRollups,
} from '../tables/table.ts'
import { writeTombstones } from '../tables/tombstones.ts'

export type DecodedLog = { store: EventStore; decodeEvents: DecodeEvents }

export type MemoryLimit = { rows: number; characters: number }

export type BuilderOptions = DecodedLog &
  TableInDb & {
    client: pg.ClientBase
    signal?: AbortSignal
    /** Rows in memory are written when one of these limits is reached. */
    memory?: MemoryLimit
    onEvents?: (count: number, position: Position) => void
    /** Deletions after this position get tombstones, for channels. */
    deletedAfter?: Position
  }

export type TableBuilder = {
  /** Folds up to a position, by default the head of the log; resolves with the position. */
  catchUp: (upTo?: Position) => Promise<Position>
  /** The position of the last event that was folded. */
  lastEvent: () => Position
  /** Writes the rows in memory; the first time, creates the indexes and gathers statistics. */
  finish: () => Promise<void>
}

const defaultMemoryLimit: MemoryLimit = { rows: 150_000, characters: 96_000_000 }
const rowsPerWrite = 2_000

/** `kind`: `temporary` for a table of this connection only. */
export async function openTableBuilder(options: BuilderOptions, kind = ''): Promise<TableBuilder> {
  const { client, table } = options
  await client.query(
    withRollups(table)
      .map((each) => createTable(each, kind))
      .join(';'),
  )
  const types = Object.keys(table.projection.rowsOf)
  const writer = openWriter(options, { isTemporary: kind !== '' })
  let position: Position = ''
  let lastEvent: Position = ''

  return {
    lastEvent: () => lastEvent,
    async catchUp(upTo) {
      const goal = upTo ?? (await options.store.head())
      if (goal > position) {
        for await (const page of options.store.readAll({ after: position, filter: { types } })) {
          options.signal?.throwIfAborted()
          const events = page.filter((event) => event.position <= goal)
          await writer.apply(events)
          lastEvent = events.at(-1)?.position ?? lastEvent
          options.onEvents?.(events.length, lastEvent)
          if (events.length < page.length) break
        }
        position = goal
      }
      return position
    },
    finish: writer.finish,
  }
}

function openWriter(options: BuilderOptions, { isTemporary }: { isTemporary: boolean }) {
  const { decodeEvents, client, db, table, memory = defaultMemoryLimit, signal } = options
  const target = { db, table }
  let empty = true
  let indexed = false
  let finished = false
  let fold: Fold = openFold(target, { empty })
  const rollups = openRollupBuilder(target)

  async function writeChanges(changes: readonly TrackedRowChange[]): Promise<void> {
    const { deletedAfter } = options
    const deletions = changes.filter(
      ({ position }) => deletedAfter !== undefined && position > deletedAfter,
    )
    await writeTombstones(client as pg.PoolClient, table, deletions)
    const insertions = changes.filter(({ row, stored }) => row && !stored) as (TrackedRowChange & {
      row: object
    })[]
    if (insertions.length > 0) await copyRows(client, target, insertions)
    empty &&= insertions.length === 0
    const updates = changes.filter(({ stored }) => stored)
    for (let from = 0; from < updates.length; from += rowsPerWrite) {
      signal?.throwIfAborted()
      await writeRows(client as pg.PoolClient, target, updates.slice(from, from + rowsPerWrite))
    }
  }
  async function flush(): Promise<void> {
    const changes = fold.changes()
    fold = openFold(target)
    await allSettled([writeChanges(changes), rollups.add(changes)])
    if (rollups.size() >= memory.rows) await rollups.write(client)
  }
  async function ensureIndexes(): Promise<void> {
    if (indexed) return
    indexed = true
    await client.query([setMemory, ...createIndexes(table)].join(';'))
  }
  /** The table and its rollups at the same time, the latter on a connection of their own. */
  async function finishTables(): Promise<void> {
    const side = await db.connect()
    try {
      await side.query(`set synchronous_commit = off; ${setMemory}`)
      const finishTable = async () => {
        await ensureIndexes()
        await client.query(analyzeTables([table]))
      }
      const finishRollups = async () => {
        await rollups.write(side)
        if (table.rollups.length > 0)
          await side.query(analyzeTables(table.rollups.map((each) => each.table)))
      }
      await allSettled([finishTable(), finishRollups()])
    } finally {
      side.release(true)
    }
  }

  return {
    async apply(events: readonly RecordedEvent[]): Promise<void> {
      const decoded = await decodeEvents(events)
      await fold.load(client as pg.PoolClient, decoded)
      fold.apply(decoded)
      const size = fold.size()
      if (size.rows < memory.rows && size.characters < memory.characters) return
      await flush()
      // From now on rows are read by their keys.
      await ensureIndexes()
    },
    async finish(): Promise<void> {
      await flush()
      if (isTemporary || finished) {
        await ensureIndexes()
        await rollups.write(client)
      } else await finishTables()
      finished = true
    },
  }
}

const setMemory = `set maintenance_work_mem = '256MB'`

/** Rejects only after all have ended: none uses its connection any more. */
async function allSettled(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works)
  await Promise.all(works)
}
