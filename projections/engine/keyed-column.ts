// A column of the key that is stored as a keyed hash: rows with equal values are found, but who lacks the key cannot tell
// what they stand for, nor try values.
import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { keysOf } from '#kernel/privacy/database-keys.ts'
import type { AnyProjection, Key } from './projection.ts'
import type { TableInDb } from './tables/table.ts'

export type KeyedColumn = {
  /** Loads the keys that these events need. */
  load: (events: readonly DecodedEvent[]) => Promise<void>
  /** An event's keys with hashes in place of values. Without the subject's key, those with a value are left out. */
  keysOf: (event: DecodedEvent, readKeys: () => readonly Key[]) => readonly Key[]
}

type SubjectOf = (event: DecodedEvent) => string | undefined

export function openKeyedColumn({ db, table }: TableInDb): KeyedColumn {
  const { projection } = table
  const { keyed } = projection
  if (!keyed) return { load: async () => {}, keysOf: (_, readKeys) => readKeys() }
  const { column } = keyed
  const subjectOf = keyed.subject as SubjectOf
  /** A fold asks for the keys of an event before it reads rows and when it applies the event. */
  const hashed = new WeakMap<DecodedEvent, readonly Key[]>()
  let subjectKeys: ReadonlyMap<string, KeyObject> = new Map()

  return {
    async load(events) {
      subjectKeys = await keysOf(db).load(events.flatMap((event) => subjectOf(event) ?? []))
    },
    keysOf(event, readKeys) {
      let known = hashed.get(event)
      if (known) return known
      const subjectKey = subjectKeys.get(subjectOf(event) ?? '')
      known = readKeys().flatMap((key) => {
        if (key[column] === undefined) return [key]
        if (!subjectKey) return []
        return [{ ...key, [column]: hashOf(subjectKey, projection, String(key[column])) }]
      })
      hashed.set(event, known)
      return known
    },
  }
}

/** The hashes of values for a query; none without the subject's key. */
export async function hashesOf(
  db: Db,
  projection: Pick<AnyProjection, 'name' | 'keyed'>,
  subject: string,
  values: readonly string[],
): Promise<string[]> {
  const key = (await keysOf(db).load([subject])).get(subject)
  return key ? values.map((value) => hashOf(key, projection, value)) : []
}

const hashKeys = new WeakMap<KeyObject, KeyObject>()

/** Derived: the subject's key itself encrypts. */
function hashKeyOf(subjectKey: KeyObject): KeyObject {
  let key = hashKeys.get(subjectKey)
  if (!key) {
    key = createSecretKey(
      Buffer.from(hkdfSync('sha256', subjectKey, '', 'prosa keyed columns', 32)),
    )
    hashKeys.set(subjectKey, key)
  }
  return key
}

const hashOf = (
  subjectKey: KeyObject,
  { name, keyed }: Pick<AnyProjection, 'name' | 'keyed'>,
  value: string,
): string =>
  createHmac('sha256', hashKeyOf(subjectKey))
    .update(`${name}/${keyed!.column}/${value}`)
    .digest('base64url')
    .slice(0, hashCharacters)

/** 132 bits. */
const hashCharacters = 22
