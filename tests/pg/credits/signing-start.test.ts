// Ledgers and payments that were written before events were signed.
import { randomBytes, randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openExecutor } from '#kernel/commands/execute.ts'
import type { Log } from '#kernel/log.ts'
import { openSigner, type Signer } from '#kernel/privacy/signer.ts'
import { anchorsFilePath, readAnchorLines } from '../../../services/credits/audit/anchors.ts'
import { startSigning } from '../../../services/credits/audit/signing-start.ts'
import { verifyLedger } from '../../../services/credits/audit/verify-ledger.ts'
import { creditLedger } from '../../../services/credits/ledger/credit-ledger.decider.ts'
import { memoryKeys } from '../../support/kernel/memory-keys.ts'
import { openReadSide } from '../../support/kernel/read-side.ts'

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
const grant = (ownerId: string, by: { signer?: Signer }) => {
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
  expect(await faultsOf(older)).toEqual(['3 unsigned'])
  expect(await faultsOf(newer)).toEqual(['0 unsigned'])
  const linked: boolean[] = []
  for await (const { isLinked } of readAnchorLines(anchorsFile())) linked.push(isLinked)
  expect(linked.filter((isLinked) => !isLinked)).toHaveLength(2)
  await writeFile(anchorsFile(), written)
})

test('a missing file is an error once something was signed, and is not written anew', async () => {
  const ownerId = randomUUID()
  await start()
  await grant(ownerId, { signer })
  expect(await faultsOf(ownerId)).toEqual([])
  const written = await readFile(anchorsFile(), 'utf8')
  await rm(anchorsFile())
  await start()
  expect(errors).toEqual(['the file of anchored ledgers is missing: restore it'])
  expect(await faultsOf(ownerId)).toEqual(['0 unanchored'])
  await writeFile(anchorsFile(), written)
  expect(await faultsOf(ownerId)).toEqual([])
})
