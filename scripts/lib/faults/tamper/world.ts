// A small ledger in a database of its own, written by the product's code: several owners and payments, read models, anchors.
import { readFile, writeFile } from 'node:fs/promises'
import { openExecutor } from '#kernel/commands/execute.ts'
import { openPostgresSnapshotStore, openSnapshots } from '#kernel/commands/snapshots.ts'
import { openLog } from '#kernel/log.ts'
import type { ShutdownStep } from '#kernel/lifecycle/shutdown.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Signer } from '#kernel/privacy/signer.ts'
import type { Payments } from '#ports/payments.ts'
import type { Config } from '../../../../services/config.ts'
import { anchorsFilePath } from '../../../../services/credits/audit/anchors-file.ts'
import { openLedgerSigner } from '../../../../services/credits/audit/ledger-signer.ts'
import { startSigning } from '../../../../services/credits/audit/signing-start.ts'
import { openInfrastructure, type Infrastructure } from '../../../../services/infrastructure.ts'
import { openPaymentProvider } from '../../../../services/payment-provider.ts'
import { anchorLater, buildReadModels } from './background-work.ts'
import { writeOldHistory, writeHistory, writeTail, type Owners } from './history.ts'
import { openRestore } from './restore.ts'

export type TamperWorld = AsyncDisposable & {
  infrastructure: Infrastructure
  db: Db
  signer: Signer
  payments: Payments
  anchorsFile: string
  owners: Owners
  /** Ids of the payments, by name. */
  paymentIds: ReadonlyMap<string, string>
  /** State of an earlier moment, for ways that restore it. */
  earlier: { anchors: string; record: unknown; snapshot: Record<string, unknown> }
  /** Undoes every change since the world was written. */
  restore: () => Promise<void>
}

/** Events between two snapshots of a stream. */
const snapshotEvery = 3

export async function openTamperWorld(config: Config): Promise<TamperWorld> {
  const steps: ShutdownStep[] = []
  const infrastructure = await openInfrastructure(config, steps)
  const { db, store, keys, decodeEvents, secrets } = infrastructure
  const log = openLog('silent')
  const signer = await openLedgerSigner(secrets)
  const anchorsFile = anchorsFilePath(config.dataDir)
  const { payments, sandbox } = await openPaymentProvider(
    { stripe: undefined },
    { db, secrets, log },
  )
  const paymentIds = new Map<string, string>()
  const writing = { infrastructure, sandbox: sandbox!, paymentIds }

  const unsigned = openExecutor({ store, keys, decodeEvents })
  const owners = await writeOldHistory({ ...writing, executor: unsigned })
  await startSigning({ store, db, signer, anchorsFile, log })
  const snapshotStore = openPostgresSnapshotStore(db)
  const snapshots = openSnapshots(snapshotStore, { store, log, signer }, snapshotEvery)
  const executor = openExecutor({ store, keys, decodeEvents, snapshots, signer })
  await writeHistory({ ...writing, executor }, owners)
  await buildReadModels(infrastructure)
  await anchorLater({ ...infrastructure, signer, file: anchorsFile }, 0)
  const earlier = {
    anchors: await readFile(anchorsFile, 'utf8'),
    record: (await db.query('select statement from keep.ledger_anchors')).rows[0]!.statement,
    snapshot: { ...(await snapshotStore.read(`credits-${owners.buyer}`))! },
  }
  await writeTail({ ...writing, executor }, owners)
  await buildReadModels(infrastructure)
  await anchorLater({ ...infrastructure, signer, file: anchorsFile }, 1)
  const restoreTables = await openRestore(db)
  const anchors = await readFile(anchorsFile, 'utf8')
  return {
    ...{ infrastructure, db, signer, payments, anchorsFile, owners, paymentIds, earlier },
    async restore() {
      await restoreTables()
      await writeFile(anchorsFile, anchors)
    },
    async [Symbol.asyncDispose]() {
      for (const { close } of steps) await close()
    },
  }
}
