// The keys of the subjects in a database. Read models and the keys that seal their rows are in one database, so a query
// finds the keys by its connection pool.
import type { KeyObject } from 'node:crypto'
import type { Db } from '../postgres/db.ts'

export type LoadableKeys = {
  /** The keys of these subjects, in at most one query; destroyed and missing ones are left out. */
  load: (subjects: Iterable<string>) => Promise<ReadonlyMap<string, KeyObject>>
  /** The subject's key, created at first use; undefined after it was destroyed. */
  getOrCreate?: (subject: string) => Promise<KeyObject | undefined>
}

const attached = new WeakMap<Db, LoadableKeys>()

export const attachKeys = (db: Db, keys: LoadableKeys): void => void attached.set(db, keys)

/** Throws where none were opened: personal columns are never written in the clear. */
export function keysOf(db: Db): LoadableKeys {
  const keys = attached.get(db)
  if (!keys) throw new Error('the keys of this database were not opened')
  return keys
}
