// Folds the log into an empty table, with as much memory as it is given: for rebuilds and for checking.
import type pg from 'pg'
import type { Hear } from '#kernel/hear.ts'
import type { EventStore, Position, Recorded } from '#ports/event-store.ts'
import { copyRows } from './copy.ts'
import { type Fold, openFold } from './fold.ts'
import type { Changed } from './memory.ts'
import { writeRows } from './rows.ts'
import { createIndexes, createTable, type Table } from './table.ts'
import { writeTombstones } from './tombstones.ts'

export type Source = { store: EventStore; hear: Hear }

export type Memory = { rows: number; characters: number }

export type Building = Source & {
  client: pg.ClientBase
  table: Table
  signal?: AbortSignal
  /** Rows are written when there are so many, or when they hold so much text. */
  memory?: Memory
  onEvents?: (count: number, position: Position) => void
  /** What is deleted after this position is recorded for channels. */
  deletedAfter?: Position
}

export type Builder = {
  /** Folds up to a position, else to the present head of the log; answers how far that is. */
  catchUp: (upTo?: Position) => Promise<Position>
  /** Writes what is still in memory, and makes the indexes. */
  settle: () => Promise<void>
}

const roomy: Memory = { rows: 150_000, characters: 96_000_000 }
const pageOfRows = 2_000

/** `kind` is `temporary` for a table that only this connection sees. */
export async function openBuilder(building: Building, kind = ''): Promise<Builder> {
  const { client, table } = building
  await client.query(createTable(table, kind))
  const types = Object.keys(table.projection.rowsOf)
  const writer = openWriter(building)
  let position: Position = ''

  return {
    async catchUp(upTo) {
      const goal = upTo ?? (await building.store.head())
      if (goal > position) {
        for await (const page of building.store.readAll({ after: position, filter: { types } })) {
          building.signal?.throwIfAborted()
          const events = page.filter((event) => event.position <= goal)
          await writer.apply(events)
          building.onEvents?.(events.length, events.at(-1)?.position ?? position)
          if (events.length < page.length) break
        }
        position = goal
      }
      return position
    },
    settle: writer.settle,
  }
}

function openWriter({ hear, client, table, memory = roomy, signal, deletedAfter }: Building) {
  let empty = true
  let indexed = false
  let fold: Fold = openFold(table, { empty })

  async function flush(): Promise<void> {
    const changes = fold.changes()
    fold = openFold(table)
    const told = changes.filter(
      ({ position }) => deletedAfter !== undefined && position > deletedAfter,
    )
    await writeTombstones(client as pg.PoolClient, table, told)
    const fresh = changes.filter(({ row, stored }) => row && !stored) as (Changed & {
      row: object
    })[]
    if (fresh.length > 0) await copyRows(client, table, fresh)
    empty &&= fresh.length === 0
    const others = changes.filter(({ stored }) => stored)
    for (let from = 0; from < others.length; from += pageOfRows) {
      signal?.throwIfAborted()
      await writeRows(client as pg.PoolClient, table, others.slice(from, from + pageOfRows))
    }
  }
  async function index(): Promise<void> {
    if (indexed) return
    indexed = true
    await client.query(`set maintenance_work_mem = '256MB'`)
    for (const statement of createIndexes(table)) await client.query(statement)
  }

  return {
    async apply(events: readonly Recorded[]): Promise<void> {
      const heard = await hear(events)
      await fold.load(client as pg.PoolClient, heard)
      fold.apply(heard)
      const size = fold.size()
      if (size.rows < memory.rows && size.characters < memory.characters) return
      await flush()
      // From now on rows are looked up.
      await index()
    },
    async settle(): Promise<void> {
      await flush()
      await index()
    },
  }
}
