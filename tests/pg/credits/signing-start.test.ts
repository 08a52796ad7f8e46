// Ledgers and payments that were written before events were signed.
import { randomBytes, randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openExecutor } from '#kernel/commands/execute.ts'
import type { Log } from '#kernel/log.ts'
import { openSigner, type Signer } from '#kernel/privacy/signer.ts'
import type { EventStore } from '#ports/event-store.ts'
import {
  anchorsFilePath,
  readAnchorLines,
  writeAnchors,
} from '../../../services/credits/audit/anchors-file.ts'
import { startSigning } from '../../../services/credits/audit/signing-start.ts'
import { verifyLedger } from '../../../services/credits/audit/verify-ledger.ts'
import { creditLedger } from '../../../services/credits/ledger/credit-ledger.decider.ts'
import { memoryKeys } from '../../support/kernel/memory-keys.ts'
import { openReadSide, silentLog } from '../../support/kernel/read-side.ts'

let side: Awaited<ReturnType<typeof openReadSide>>
let dir: string
const errors: string[] = []
const log = { error: ((_: unknown, message: string) => void errors.push(message)) as Log['error'] }
beforeAll(async () => {
  side = await openReadSide()
  dir = await mkdtemp(join(tmpdir(), 'prosa-signing-'))
})
afterAll(async () => {
  await rm(dir, { recursive: true, force: true })
  await side[Symbol.asyncDispose]()
})

const signer = openSigner(randomBytes(32))
const anchorsFile = () => anchorsFilePath(dir)
const grant = (ownerId: string, by: { signer?: Signer; store?: EventStore }) => {
  const commandId = randomUUID()
  const execute = openExecutor({ ...side, keys: memoryKeys(), ...by })
  return execute({ commandId, correlationId: commandId, actor: 'test' })(creditLedger, ownerId, {
    type: 'GrantCredits',
    ...{ lotId: randomUUID(), credits: 5, reason: 'a test' },
  })
}
const start = () => startSigning({ ...side, signer, anchorsFile: anchorsFile(), log })
const faultsOf = async (ownerId: string) => {
  const { faults } = await verifyLedger({ ...side, signer, anchorsFile: anchorsFile() }, ownerId)
  return faults.map(({ revision, fault }) => `${revision} ${fault}`)
}

test('older entries are exempt up to their signed head, newer ones and newer ledgers are not', async () => {
  const [older, newer] = [randomUUID(), randomUUID()]
  await grant(older, {})
  await grant(older, {})
  await start()
  const written = await readFile(anchorsFile(), 'utf8')
  await start()
  expect(await readFile(anchorsFile(), 'utf8')).toBe(written)
  expect(await faultsOf(older)).toEqual([])

  await grant(older, { signer })
  expect(await faultsOf(older)).toEqual([])
  await grant(older, {})
  await grant(newer, {})
  expect(await faultsOf(older)).toEqual(['3 unsigned'])
  expect(await faultsOf(newer)).toEqual(['0 unsigned'])

  const line = written.split('\n').find((each) => each.includes(older))!
  // Neither a line of the attacker's nor a signed one after the start exempts an entry.
  await appendFile(
    anchorsFile(),
    `${line.replace(older, newer)}\n${line.replace('"revision":1', '"revision":3')}\n`,
  )
  expect(await faultsOf(older)).toEqual(['3 unsigned', '3 unanchored'])
  expect(await faultsOf(newer)).toEqual(['0 unsigned', '0 unanchored'])
  const linked: boolean[] = []
  for await (const { isLinked } of readAnchorLines(anchorsFile())) linked.push(isLinked)
  expect(linked.filter((isLinked) => !isLinked)).toHaveLength(2)
  await writeFile(anchorsFile(), written)
})

test.each([
  ['the actor of an entry', `meta = (meta::jsonb || '{"actor": "another"}')::json`],
  ['the time of the store', `at = at + interval '1 hour'`],
])('of older entries, %s cannot be changed', async (_, change) => {
  const [dir, ownerId] = [await mkdtemp(join(tmpdir(), 'prosa-signing-')), randomUUID()]
  const log = { ...side, signer, log: silentLog, anchorsFile: anchorsFilePath(dir) }
  await using other = await openReadSide()
  const [store, db] = [other.store, other.db]
  for (let n = 0; n < 3; n++) await grant(ownerId, { store })
  await startSigning({ ...log, store, db })
  await db.query(`update log.events set ${change} where revision = 1`)
  const { faults } = await verifyLedger({ ...log, store, db }, ownerId)
  expect(faults.map(({ revision, fault }) => `${revision} ${fault}`)).toContain('2 replaced')
  await rm(dir, { recursive: true })
})

describe('a file of anchors that is not the one that was written', () => {
  const restarted = async () => {
    errors.length = 0
    await start()
    return errors
  }
  test.each([
    ['without its last line', (lines: string[]) => lines.slice(0, -1)],
    ['without a line in the middle', (lines: string[]) => lines.toSpliced(-2, 1)],
    ['with a line altered', (lines: string[]) => lines.with(-2, lines.at(-2)!.replace('T', 'U'))],
  ])('%s', async (_, change) => {
    const ownerId = randomUUID()
    await start()
    await grant(ownerId, { signer })
    const written = await readFile(anchorsFile(), 'utf8')
    await writeFile(anchorsFile(), `${change(written.trimEnd().split('\n')).join('\n')}\n`)
    expect(await faultsOf(ownerId)).toEqual(['0 unanchored'])
    expect(await restarted()).toEqual([expect.stringContaining('restore it')])
    await writeFile(anchorsFile(), written)
    expect(await faultsOf(ownerId)).toEqual([])
    expect(await restarted()).toEqual([])
  })

  test('the record of its end is kept in the database, and cannot be removed or replaced', async () => {
    const ownerId = randomUUID()
    await start()
    await grant(ownerId, { signer })
    const { rows } = await side.db.query('delete from keep.ledger_anchors returning statement')
    const restore = (statement: object) =>
      side.db.query('insert into keep.ledger_anchors (statement) values ($1)', [statement])
    expect(await faultsOf(ownerId)).toEqual(['0 unanchored'])
    expect(await restarted()).toHaveLength(1)
    await restore({ ...rows[0].statement, lines: 1 })
    expect(await faultsOf(ownerId)).toEqual(['0 unanchored'])
    await side.db.query('delete from keep.ledger_anchors')
    await restore(rows[0].statement)
    expect(await faultsOf(ownerId)).toEqual([])
  })

  test('a crash between the file and its record is repaired at the next start', async () => {
    await start()
    const { rows } = await side.db.query('select statement from keep.ledger_anchors')
    const end = rows[0].statement as { lines: number; hash: string }
    const at = new Date().toISOString()
    const hash = await writeAnchors({ file: anchorsFile(), signer, after: end.hash }, [
      { type: 'prosa-payment-heads', heads: [], position: '', at },
    ])
    expect(await restarted()).toEqual([])
    const after = await side.db.query('select statement from keep.ledger_anchors')
    expect(after.rows[0].statement).toMatchObject({ lines: end.lines + 1, hash })
  })
})

test('a missing file is an error once something was signed, and is not written anew', async () => {
  const ownerId = randomUUID()
  await start()
  await grant(ownerId, { signer })
  expect(await faultsOf(ownerId)).toEqual([])
  const written = await readFile(anchorsFile(), 'utf8')
  await rm(anchorsFile())
  errors.length = 0
  await start()
  expect(errors).toEqual(['the file of anchored ledgers is missing: restore it'])
  expect(await faultsOf(ownerId)).toEqual(['0 unanchored'])
  await writeFile(anchorsFile(), written)
  expect(await faultsOf(ownerId)).toEqual([])
})
