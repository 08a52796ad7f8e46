import type { Cursor } from '#contract/live.ts'
import type { Db } from '../postgres/db.ts'

/** A page of the changes since a cursor, oldest first. Without `more` the follower is up to date. */
export type ChannelPage<T> = {
  items: readonly (T & { key: string })[]
  cursor: Cursor
  more: boolean
}

/** A read model that clients may follow. Projections announce `name:id` when it changes. */
export type Channel<T = unknown> = {
  name: string
  /** Whether this owner may follow `id`. */
  mayFollow: (db: Db, ownerId: string, id: string) => Promise<boolean>
  readSince: (db: Db, id: string, since: Cursor) => Promise<ChannelPage<T>>
}
