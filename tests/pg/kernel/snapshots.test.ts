import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openDb } from '#kernel/postgres/db.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { openSigner } from '#kernel/privacy/signer.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { openSnapshots, openPostgresSnapshotStore } from '#kernel/commands/snapshots.ts'
import {
  creditLedger,
  type CreditCommand,
} from '../../../services/credits/ledger/credit-ledger.decider.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { memoryKeys } from '../../support/kernel/memory-keys.ts'
import { freshDatabase } from '../../support/kernel/fresh-database.ts'

test('a new process reads from the last snapshot, unless it is of another log', async () => {
  await using database = await freshDatabase()
  await using store = await openPostgresEventStore(database.url)
  const db = openDb(database.url, 3)
  const [ownerId, keys] = [randomUUID(), memoryKeys()]
  const stream = `credits-${ownerId}`
  const place = openPostgresSnapshotStore(db)
  const writes: Promise<void>[] = []
  const signer = openSigner(Buffer.alloc(32, 1))
  const warnings: unknown[] = []
  const open = (logId = store.logId) => {
    const snapshots = openSnapshots(
      {
        ...place,
        write(snapshot) {
          const write = place.write(snapshot)
          writes.push(write)
          return write
        },
      },
      {
        store: { ...store, logId },
        signer,
        log: { warn: (context: unknown) => void warnings.push(context) },
      },
      3,
    )
    const executor = openExecutor({ store, keys, decodeEvents: openDecoder(keys), snapshots })
    const run = (command: CreditCommand, commandId: string = randomUUID()) =>
      executor({ commandId, correlationId: commandId, actor: 'test' })(
        creditLedger,
        ownerId,
        command,
      )
    return { snapshots, run }
  }
  const unlock = (responseId: string): CreditCommand => ({
    type: 'UnlockResponse',
    responseId,
    surveyId: ownerId,
  })
  const first = open()
  await first.run({ type: 'GrantCredits', lotId: randomUUID(), credits: 9, reason: 'a test' })
  const ids = Array.from({ length: 4 }, () => randomUUID())
  for (const id of ids) await first.run(unlock(id), `command-${id}`)
  await Promise.all(writes)

  const { snapshots, run } = open()
  expect((await snapshots.load(stream, creditLedger))?.revision).toBe(2n)
  expect(await open(randomUUID()).snapshots.load(stream, creditLedger)).toBeUndefined()
  // Commands before and after the snapshot are recognized.
  expect((await run(unlock(ids[0]!), `command-${ids[0]}`)).revision).toBe(1n)
  for (const id of ids) expect((await run(unlock(id))).events).toEqual([])
  expect((await run(unlock(randomUUID()))).events[0]?.data.balanceAfter).toBe(4)

  expect(warnings).toEqual([])
  const { rows } = await db.query<{ state: string }>('select state from read.snapshots')
  await db.query('update read.snapshots set state = $1', [rows[0]!.state.replace('9', '8')])
  expect(await open().snapshots.load(stream, creditLedger)).toBeUndefined()
  expect(warnings).toEqual([{ stream }])
  await db.query('update read.snapshots set state = $1', [rows[0]!.state])
  expect(await open().snapshots.load(stream, creditLedger)).toBeDefined()

  await db.query(`update read.snapshots set hash = 'another'`)
  expect(await open().snapshots.load(stream, creditLedger)).toBeUndefined()
  await db.end()
})
