import type { Db } from '#kernel/postgres/db.ts'
import {
  openInstallationSecrets,
  type InstallationSecrets,
} from '#kernel/privacy/installation-secrets.ts'
import { openKeyRing, type KeyRing } from '#kernel/privacy/key-ring.ts'
import { parseMasterKey } from '#kernel/privacy/master-key.ts'

/** A fixed key: every process of a test must read what another sealed. */
export const testMasterKey = Buffer.alloc(32, 7).toString('base64')

export const openTestKeyRing = (db: Db, masterKey = testMasterKey): Promise<KeyRing> =>
  openKeyRing(db, { read: async () => parseMasterKey(masterKey) })

export const openTestSecrets = async (db: Db): Promise<InstallationSecrets> =>
  openInstallationSecrets(db, await openTestKeyRing(db))
