import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#kernel/postgres/db.ts'
import { deleteErasureToRepeat, erasuresToRepeat } from '#kernel/privacy/apply-erasures.ts'
import { erasureListPath, openErasureList } from '#kernel/privacy/erasure-list.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import { repeatErasuresJob } from '#kernel/privacy/repeat-erasures.ts'
import { freshDatabase } from '../../support/kernel/fresh-database.ts'
import { openTestKeyRing } from '../../support/kernel/test-key-ring.ts'

async function openLists() {
  const resources = new AsyncDisposableStack()
  const database = resources.use(await freshDatabase())
  const db = openDb(database.url)
  resources.defer(() => db.end())
  const dir = await mkdtemp(join(tmpdir(), 'prosa-erasures-'))
  resources.defer(() => rm(dir, { recursive: true, force: true }))
  const list = openErasureList(erasureListPath(dir))
  const ring = await openTestKeyRing(db, randomBytes(32).toString('base64'))
  return {
    db,
    list,
    start: () => openKeys(db, ring, list),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

test('keys that a restored backup has again are destroyed before any is read, and their rows erased again', async () => {
  await using lists = await openLists()
  const { db } = lists
  const [gone, other] = [randomUUID(), randomUUID()]
  const keys = await lists.start()
  await Promise.all([keys.getOrCreate(gone), keys.getOrCreate(other)])
  const backup = await db.query('select * from keep.keys')
  await keys.destroy(gone, 'respondent')
  await keys.destroy(gone)
  for (const { subject, wrapped } of backup.rows)
    await db.query('update keep.keys set wrapped = $2, destroyed_at = null where subject = $1', [
      subject,
      wrapped,
    ])
  const restored = await lists.start()
  expect([...(await restored.load([gone, other])).keys()]).toEqual([other])
  const repeated = { subject: gone, reason: 'respondent' }
  expect(await erasuresToRepeat(db, 10)).toEqual([repeated])
  // Until it is done, also after another start.
  await lists.start()
  expect(await erasuresToRepeat(db, 10)).toEqual([repeated])
  const erased: unknown[] = []
  const stream = `conversation-${gone}`
  const job = repeatErasuresJob(
    {
      async *readStream(name) {
        if (name === stream) yield {} as never
      },
    },
    ['conversation', 'survey'].map((category) => ({
      category,
      erase: async (id, reason) => erased.push({ category, id, reason }),
    })),
  )
  for (const due of await job.due(db, new Date())) await due.execute((() => {}) as never)
  expect(erased).toEqual([{ category: 'conversation', id: gone, reason: 'respondent' }])
  expect(await erasuresToRepeat(db, 10)).toEqual([])
})

test('keys that the backup does not know are not created again', async () => {
  await using lists = await openLists()
  const gone = randomUUID()
  await lists.list.add([{ subject: gone, at: new Date().toISOString() }])
  const keys = await lists.start()
  expect(await keys.getOrCreate(gone)).toBeUndefined()
  await deleteErasureToRepeat(lists.db, gone)
})

test('what was erased without the list is added to it at the start', async () => {
  await using lists = await openLists()
  const gone = randomUUID()
  await (await lists.start()).destroy(gone)
  await rm(lists.list.file)
  await lists.start()
  expect([...(await lists.list.read()).keys()]).toEqual([gone])
})
