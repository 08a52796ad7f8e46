// The key that signs ledgers is replaced: what the old key signed stays valid, and it is valid for nothing else.
import { createHash, randomUUID } from 'node:crypto'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import canonicalize from 'canonicalize'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openExecutor } from '#kernel/commands/execute.ts'
import { openKeyHolder } from '#kernel/privacy/key-holders.ts'
import type { InstallationSecrets } from '#kernel/privacy/installation-secrets.ts'
import type { Signer } from '#kernel/privacy/signer.ts'
import { projections } from '#projections/all.ts'
import { rotateSigner } from '../../../scripts/lib/keys/rotate-signer.ts'
import { verifyAnchorsFile } from '../../../scripts/lib/audit/verify-anchors-file.ts'
import { verifyFile } from '../../../scripts/lib/audit/verify-file.ts'
import { verifyLog } from '../../../scripts/lib/audit/verify-log.ts'
import { verifyPayments } from '../../../scripts/lib/audit/verify-payments.ts'
import { createAnchorHeadsJob } from '../../../services/credits/audit/anchor-heads.job.ts'
import { anchorsFilePath } from '../../../services/credits/audit/anchors-file.ts'
import { saveWitness } from '../../../services/credits/audit/anchors-witness.ts'
import { exportLedger } from '../../../services/credits/audit/export-ledger.ts'
import {
  describeSigningKeys,
  openLedgerSigner,
  readStoredSigner,
  toSigner,
} from '../../../services/credits/audit/ledger-signer.ts'
import { startSigning } from '../../../services/credits/audit/signing-start.ts'
import { verifyLedger } from '../../../services/credits/audit/verify-ledger.ts'
import { creditLedger } from '../../../services/credits/ledger/credit-ledger.decider.ts'
import { payment } from '../../../services/credits/payments/payment.decider.ts'
import { memoryKeys } from '../../support/kernel/memory-keys.ts'
import { openReadSide, silentLog } from '../../support/kernel/read-side.ts'
import { openTestSecrets } from '../../support/kernel/test-key-ring.ts'
import { temporaryDataDir } from '../../support/processes/instance.ts'

let side: Awaited<ReturnType<typeof openReadSide>>
let secrets: InstallationSecrets
let dir: string
beforeEach(async () => {
  side = await openReadSide()
  secrets = await openTestSecrets(side.db)
  dir = await temporaryDataDir()
  await side.runProjections(projections)
})
afterEach(async () => {
  await side[Symbol.asyncDispose]()
  await rm(dir, { recursive: true })
})

const anchorsFile = () => anchorsFilePath(dir)
const rotate = (over: Partial<Parameters<typeof rotateSigner>[0]> = {}) =>
  rotateSigner({ ...side, secrets, anchorsFile: anchorsFile(), print: () => {}, ...over })

/** A process that signs. */
async function openProcess() {
  const signer = await openLedgerSigner(secrets)
  const deps = { ...side, signer, anchorsFile: anchorsFile() }
  await startSigning(deps)
  return { ...deps, ...writerWith(signer) }
}

function writerWith(signer: Signer) {
  const executor = openExecutor({ ...side, keys: memoryKeys(), signer })
  const execute = () => executor({ commandId: randomUUID(), correlationId: 'test', actor: 'test' })
  return {
    grant: (ownerId: string) =>
      execute()(creditLedger, ownerId, {
        type: 'GrantCredits',
        lotId: randomUUID(),
        credits: 10,
        reason: 'Welcome',
      }),
    pay(ownerId: string, paymentId: string) {
      const terms = { packageId: 'starter_10', credits: 10, priceCents: 1000 } as const
      const intent = { intentId: `pi_${paymentId}`, currency: 'usd', provider: 'sandbox' } as const
      return execute()(payment, paymentId, { type: 'StartPayment', ownerId, ...terms, ...intent })
    },
  }
}

type Process = Awaited<ReturnType<typeof openProcess>>

async function anchor(process: Process): Promise<void> {
  await side.waitForProjections(projections)
  const job = createAnchorHeadsJob({ ...process, file: anchorsFile(), log: silentLog })
  for (const { execute } of await job.due(side.db, new Date())) await execute(undefined as never)
}

/** Faults of a ledger, of all payments and of the anchors. */
async function faultsOf(process: Process, ownerId: string): Promise<string[]> {
  const ledger = await verifyLog(process, ownerId)
  const api = await verifyLedger(process, ownerId)
  expect(api.total > 0).toBe(ledger.faults.length > 0)
  const payments = await verifyPayments(process)
  const { faults } = await verifyAnchorsFile(process)
  return [...ledger.faults, ...payments.faults, ...faults]
}

async function exportTo(process: Process, owner: string): Promise<string> {
  const path = join(dir, `${randomUUID()}.json`)
  const chunks = await Array.fromAsync(exportLedger({ ...process, owner, format: 'json' }))
  await writeFile(path, chunks.join(''))
  return path
}

test('ledgers, payments, anchors and exports of before and after are valid, and name their keys', async () => {
  const [ownerId, quiet] = [randomUUID(), randomUUID()]
  const first = await openProcess()
  await first.grant(quiet)
  await first.grant(ownerId)
  await first.pay(ownerId, randomUUID())
  await anchor(first)
  await first.grant(ownerId)
  const oldExport = await exportTo(first, ownerId)

  await rotate()
  const second = await openProcess()
  expect(second.signer.key).not.toBe(first.signer.key)
  await second.grant(ownerId)
  await second.pay(ownerId, randomUUID())
  expect(await faultsOf(second, ownerId)).toEqual([])
  expect(await faultsOf(second, quiet)).toEqual([])
  await rotate()
  const third = await openProcess()
  await third.grant(ownerId)
  await anchor(third)
  expect(await faultsOf(third, ownerId)).toEqual([])
  expect(await faultsOf(third, quiet)).toEqual([])

  const keys = [first, second, third].map(({ signer }) => signer.key)
  expect((await verifyLog(third, ownerId)).keys).toEqual(keys)
  expect([...(await verifyLedger(third, quiet)).keys]).toEqual(keys.slice(0, 1))
  expect(describeSigningKeys(third.signer)).toMatchObject([
    { number: 1, key: keys[0], since: null, introduced_by: null },
    { number: 2, key: keys[1], introduced_by: { key: keys[0] } },
    { number: 3, key: keys[2], until: null, introduced_by: { key: keys[1] } },
  ])

  const newExport = await exportTo(third, ownerId)
  expect((await verifyFile(oldExport)).faults).toEqual([])
  for (const { signer } of [first, second, third])
    expect((await verifyFile(newExport, signer.publicKey)).faults).toEqual([])
  const stranger = (await verifyFile(newExport, Buffer.alloc(32).toString('base64'))).faults
  expect(stranger.join()).toContain(`it is sealed with key ${keys[2]}`)
})

test('a key that was replaced signs nothing new, also with the time of before', async () => {
  const ownerId = randomUUID()
  const first = await openProcess()
  await first.grant(ownerId)
  await rotate()
  const second = await openProcess()
  await writerWith(first.signer).grant(ownerId)
  expect((await faultsOf(second, ownerId)).join()).toContain(
    'it is not signed by this installation',
  )
  const api = await verifyLedger(second, ownerId)
  expect(api.faults).toMatchObject([{ revision: 1, fault: 'forged' }])

  const newcomer = randomUUID()
  await writerWith(first.signer).grant(newcomer)
  expect((await verifyLedger(second, newcomer)).faults).toMatchObject([{ fault: 'forged' }])
  await writerWith(first.signer).pay(newcomer, randomUUID())
  expect((await verifyPayments(second)).faults.join()).toContain('its signature is invalid')
})

test('a line of the anchors that a replaced key signs is a fault', async () => {
  const ownerId = randomUUID()
  const first = await openProcess()
  await first.grant(ownerId)
  await rotate()
  const second = await openProcess()
  const forged = first.signer.sign({
    type: 'prosa-ledger-head',
    owner: ownerId,
    revision: 0,
    hash: 'ab'.repeat(32),
    at: new Date().toISOString(),
  })
  await appendFile(anchorsFile(), `${canonicalize(forged)}\n`)
  const { faults } = await verifyLedger(second, ownerId)
  expect(faults).toContainEqual(expect.objectContaining({ fault: 'forged' }))
})

test('a former row of the database, with the key of before, is refused at the start', async () => {
  const ownerId = randomUUID()
  const first = await openProcess()
  await first.grant(ownerId)
  const { rows } = await side.db.query<{ wrapped: Buffer }>(
    `select wrapped from keep.secrets where name = 'ledger-signer'`,
  )
  await rotate()
  await openProcess()
  await side.db.query(`update keep.secrets set wrapped = $1 where name = 'ledger-signer'`, [
    rows[0]!.wrapped,
  ])
  await expect(openProcess()).rejects.toThrow('are not those that')
})

const signEnd = async (signer: Signer) => {
  const lines = (await readFile(anchorsFile(), 'utf8')).trimEnd().split('\n')
  const hash = createHash('sha256').update(lines.at(-1)!).digest('hex')
  const end = { lines: lines.length, hash }
  await saveWitness({ sql: side.db, signer, now: () => new Date() }, end)
}

test('anchors that were cut back to the replacement are not confirmed by the old key', async () => {
  const ownerId = randomUUID()
  const first = await openProcess()
  await first.grant(ownerId)
  await rotate()
  const text = await readFile(anchorsFile(), 'utf8')
  const second = await openProcess()
  await second.grant(ownerId)
  await anchor(second)
  expect(await faultsOf(second, ownerId)).toEqual([])
  await side.db.query('delete from log.events where stream = $1 and revision = 1', [
    `credits-${ownerId}`,
  ])
  await writeFile(anchorsFile(), text)
  await signEnd(first.signer)
  const { faults } = await verifyAnchorsFile(second)
  expect(faults.join()).toContain('is not signed by this installation')
})

test('a replacement that is interrupted anywhere is continued, and nothing starts until then', async () => {
  const ownerId = randomUUID()
  const first = await openProcess()
  await first.grant(ownerId)
  const before = await readFile(anchorsFile(), 'utf8')
  const failing = () => {
    throw new Error('killed')
  }
  // Before anything is anchored.
  await expect(rotate({ store: { ...side.store, readAll: failing } })).rejects.toThrow('killed')
  await expect(openLedgerSigner(secrets)).rejects.toThrow('rotate --signer')
  expect(await readFile(anchorsFile(), 'utf8')).toBe(before)
  // After the old key introduced the new one.
  await expect(rotate({ secrets: { ...secrets, replace: failing } })).rejects.toThrow('killed')
  await expect(openLedgerSigner(secrets)).rejects.toThrow('rotate --signer')
  expect(await readFile(anchorsFile(), 'utf8')).not.toBe(before)
  const { next } = await readStoredSigner(secrets)
  // Before the new key signed the end of the anchors.
  await signEnd(first.signer)
  await rotate()
  const second = await openProcess()
  expect(second.signer.key).toBe(toSigner({ secret: next! }).key)
  const text = await readFile(anchorsFile(), 'utf8')
  expect(text.match(/prosa-signing-key/g)).toHaveLength(1)
  expect(await faultsOf(second, ownerId)).toEqual([])
})

test('it is refused while Prosa runs, and where the anchors have faults', async () => {
  const first = await openProcess()
  await first.grant(randomUUID())
  const holder = await openKeyHolder(side.db)
  await expect(rotate()).rejects.toThrow('Prosa is running on this database')
  await holder.close()
  await expect.poll(() => rotate().then(() => 'done', String)).toBe('done')
  await rm(anchorsFile())
  await expect(rotate()).rejects.toThrow('The file of anchors is missing or was changed')
})
