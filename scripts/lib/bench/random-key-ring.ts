import { randomBytes } from 'node:crypto'
import type { Db } from '#kernel/postgres/db.ts'
import { openKeyRing, type KeyRing } from '#kernel/privacy/key-ring.ts'
import { parseMasterKey } from '#kernel/privacy/master-key.ts'

/** A key ring with a random master key, for a database that lives as long as the bench. */
export async function openRandomKeyRing(db: Db): Promise<KeyRing> {
  const master = parseMasterKey(randomBytes(32).toString('base64'))
  return openKeyRing(db, { read: async () => master })
}
