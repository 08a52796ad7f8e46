// A log of an earlier version is copied with what owners wrote sealed: nothing else about it changes.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { eventTypes } from '#kernel/commands/event-types.ts'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { openInstallationSecrets } from '#kernel/privacy/installation-secrets.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import { sealCopy } from '../../../scripts/lib/seal-copy/seal-copy.ts'
import {
  anchorAllHeads,
  depsOf,
  verifyLedgersOfLog,
} from '../../../scripts/lib/seal-copy/verified-copy.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { startSigning } from '../../../services/credits/audit/signing-start.ts'
import { signInAs } from '../../support/clients/survey-client.ts'
import {
  type Page,
  recorded,
  recordedMasterKey,
  restoreRecordedDatabase,
} from '../../support/fixtures/recorded-data-directory.ts'
import type { TestDatabase } from '../../support/kernel/databases.ts'
import { freshDatabase } from '../../support/kernel/fresh-database.ts'
import { silentLog } from '../../support/kernel/read-side.ts'
import { openTestKeyRing } from '../../support/kernel/test-key-ring.ts'
import { startInstance, temporaryDataDir } from '../../support/processes/instance.ts'

const resources = new AsyncDisposableStack()
afterAll(() => resources.disposeAsync())

let anchorsFile: string
let dataDir: string
let sourceUrl: string
let masterKey: string
let source: Awaited<ReturnType<typeof openSide>>
beforeAll(async () => {
  dataDir = await temporaryDataDir()
  resources.defer(() => rm(dataDir, { recursive: true, force: true }))
  anchorsFile = join(dataDir, 'ledger-anchors.jsonl')
  await copyFile(recordedMasterKey, join(dataDir, 'master.key'))
  masterKey = await readFile(recordedMasterKey, 'utf8')
  sourceUrl = await emptyDatabase()
  const client = new pg.Client({ connectionString: sourceUrl })
  await client.connect()
  await restoreRecordedDatabase(client)
  await client.end()
  source = await openSide(sourceUrl)
  const deps = await depsOf(source, anchorsFile)
  await startSigning({ ...deps, log: silentLog })
})

const emptyDatabase = async () => (await emptiedDatabase()).url

async function emptiedDatabase(): Promise<TestDatabase> {
  const database = resources.use(await freshDatabase())
  const db = openDb(database.url, 1)
  await db.query('drop schema if exists log, keep, read cascade')
  await db.end()
  return database
}

const environment = (more: Record<string, string>) => ({
  env: { ...process.env, ...{ NODE_ENV: '', PROSA_DATA: dataDir }, ...more },
})

/** Runs a command as an operator does; returns what it prints. */
async function runCommand(script: string, args: string[], env: Record<string, string>) {
  const command = [`scripts/${script}`, ...args]
  const { stdout } = await promisify(execFile)(process.execPath, command, environment(env))
  return stdout
}

const openTarget = (url: string): Db => {
  const db = openDb(url, 2)
  resources.defer(() => db.end())
  return db
}

async function openSide(url: string) {
  const db = openTarget(url)
  const ring = await openTestKeyRing(db, masterKey)
  const keys = await openKeys(db, ring)
  const store = resources.use(await openPostgresEventStore(url))
  const secrets = await openInstallationSecrets(db, ring)
  return { db, keys, store, secrets, decodeEvents: openDecoder(keys) }
}

type Row = { type: string; stream: string; data: string; meta: string; place: string }

async function rowsOf(db: Db): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `select type, stream, data::text, meta::text,
       concat_ws(' ', position, stream, revision, id, type, extract(epoch from at)) as place
       from log.events order by position`,
  )
  return rows
}

async function decodedOf({ store, decodeEvents }: Awaited<ReturnType<typeof openSide>>) {
  const decoded: DecodedEvent[] = []
  for await (const batch of store.readAll()) decoded.push(...(await decodeEvents(batch)))
  return decoded.map(({ type, data, at, position, revision, stream }) => ({
    ...{ type, data, at, position, revision, stream },
  }))
}

/** Texts that owners wrote in these events, long enough to be nobody else's. */
function ownersTexts(events: readonly { type: string; data: object }[]): Set<string> {
  const found = new Set<string>()
  for (const { type, data } of events)
    for (const path of eventTypes.get(type)!.owned.keys())
      JSON.stringify((data as Record<string, unknown>)[path], (_, value: unknown) => {
        if (typeof value === 'string' && value.length > 20) found.add(value)
        return value
      })
  return found
}

test('an interrupted copy continues, and every event reads as before', async () => {
  const url = await emptyDatabase()
  const target = openTarget(url)
  const before = await rowsOf(source.db)
  const verified = await verifyLedgersOfLog(await depsOf(source, anchorsFile))
  expect(verified.faults).toEqual([])
  expect(verified.heads.size).toBeGreaterThan(1)
  await anchorAllHeads(await depsOf(source, anchorsFile), silentLog)

  const copying = { source: source.db, target, keys: source.keys, batchSize: 50 }
  let batches = 0
  const killed = sealCopy({
    ...copying,
    onProgress() {
      if (++batches === 3) throw new Error('killed')
    },
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await rowsOf(target)).toHaveLength(150)
  expect(await sealCopy(copying)).toMatchObject({ position: before.length, head: before.length })

  const copy = await openSide(url)
  const after = await rowsOf(copy.db)
  expect(after.map(({ place }) => place)).toEqual(before.map(({ place }) => place))
  const isOfLedger = ({ stream }: Row) => /^(credits|payment)-/.test(stream)
  expect(after.filter(isOfLedger)).toEqual(before.filter(isOfLedger))
  expect(after.filter(isOfLedger).length).toBeGreaterThan(3)

  const events = await decodedOf(source)
  // The respondent's words of an erased conversation were gone; now the owner's are, too.
  const erased = new Set(
    events.flatMap(({ type, stream }) => (type === 'SessionErased' ? [stream] : [])),
  )
  expect(erased.size).toBeGreaterThan(0)
  const lasting = ({ stream }: { stream: string }) => !erased.has(stream)
  const copied = await decodedOf(copy)
  expect(copied.filter(lasting)).toEqual(events.filter(lasting))
  expect(
    copied.find(({ type, stream }) => type === 'SessionStarted' && erased.has(stream)),
  ).toMatchObject({ data: { title: '', goal: '' } })
  const texts = [...ownersTexts(events)]
  expect(texts.length).toBeGreaterThan(10)
  const log = after.map(({ data }) => data).join('\n')
  expect(before.map(({ data }) => data).join('\n')).toContain(JSON.stringify(texts[0]).slice(1, -1))
  expect(texts.filter((text) => log.includes(JSON.stringify(text).slice(1, -1)))).toEqual([])

  expect(await verifyLedgersOfLog(await depsOf(copy, anchorsFile))).toEqual(verified)
  // Complete: the keys are in it.
  await expect(sealCopy(copying)).rejects.toThrow('not empty')
})

test('killed in the middle, the command continues, and Prosa runs on the copy', async () => {
  const copy = await emptiedDatabase()
  const env = { DATABASE_URL: sourceUrl, SEAL_COPY_URL: copy.url }
  // The copy waits for this table once it has the log.
  const holder = await source.db.connect()
  await holder.query('begin; lock table keep.sandbox_refunds in access exclusive mode')
  const killed = spawn(process.execPath, ['scripts/database.ts', 'seal-copy'], environment(env))
  await once(createInterface(killed.stdout).on('line', killAtProgress), 'close')
  holder.release(true)
  expect(killed.signalCode ?? (await once(killed, 'exit'))[1]).toBe('SIGKILL')

  const printed = await runCommand('database.ts', ['seal-copy'], env)
  expect(printed).toMatch(/^Ledgers before the copy: verified, \d/m)
  expect(printed).toMatch(/^Ledgers in the copy: verified, \d/m)
  expect(printed).toContain('The copy is complete.')

  // The switch-over of the runbook.
  const served = { DATABASE_URL: copy.appUrl }
  await runCommand('database.ts', ['set-up'], { ...served, DATABASE_ADMIN_URL: copy.url })
  await using instance = await startInstance({
    dataDir,
    env: { ...served, ROLES: 'api,projector' },
  })
  const { callApi } = await signInAs(instance.baseUrl, 'ana@prosa.test')
  const pages = recorded<Page>('pages')
  expect((await callApi('GET', '/api/surveys')).body).toMatchObject(
    pages['ana /api/surveys']!.body as object,
  )
  expect((await callApi('GET', '/api/ledger/verification')).body).toMatchObject({ faults: [] })
  await instance.stop()
  expect(await runCommand('ledger.ts', ['verify'], served)).not.toMatch(/fault/i)

  function killAtProgress(line: string) {
    if (/^\d+ of \d+ events$/.test(line)) killed.kill('SIGKILL')
  }
})

test('nothing is copied into another log', async () => {
  const target = openTarget(resources.use(await freshDatabase()).url)
  const copying = { source: source.db, target, keys: source.keys }
  await expect(sealCopy(copying)).rejects.toThrow('not empty')
})

test('what an erased survey said is left out', async () => {
  const [drafted] = (await decodedOf(source)).filter(({ type }) => type === 'SurveyDrafted')
  const surveyId = drafted!.stream.replace('survey-', '')
  await source.keys.destroy(surveyId)
  const url = await emptyDatabase()
  await sealCopy({ source: source.db, target: openTarget(url), keys: source.keys })
  const copy = await openSide(url)
  const events = (await decodedOf(copy)).filter(({ stream }) => stream === drafted!.stream)
  expect(events[0]).toMatchObject({ type: 'SurveyDrafted', data: { title: '', goal: '' } })
  expect(events).toHaveLength(
    (await decodedOf(source)).filter(({ stream }) => stream === drafted!.stream).length,
  )
})
