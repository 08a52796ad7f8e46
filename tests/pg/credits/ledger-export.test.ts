import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSigner } from '#kernel/privacy/signer.ts'
import { verifyFile } from '../../../scripts/lib/audit/verify-file.ts'
import {
  openLedgerTestServer,
  type LedgerTestServer,
} from '../../support/servers/ledger-test-server.ts'

let server: LedgerTestServer
let ownerId: string
beforeAll(async () => {
  server = await openLedgerTestServer()
  ownerId = randomUUID()
  const surveyId = randomUUID()
  await server.recordPurchase(ownerId, 10)
  const reason = `=cmd|' /C calc'!A0,\n"sorry"`
  await server.executeCommand(ownerId, {
    type: 'GrantCredits',
    lotId: randomUUID(),
    credits: 2,
    reason,
  })
  for (let n = 0; n < 3; n++)
    await server.executeCommand(ownerId, {
      type: 'UnlockResponse',
      responseId: randomUUID(),
      surveyId,
    })
  await server.waitForProjections()
  await server.anchorHeads()
})
afterAll(() => server[Symbol.asyncDispose]())

async function exportLedger(format: string, query = ''): Promise<string> {
  const reply = await server.get(`/api/ledger/export?format=${format}${query}`, {
    'x-owner': ownerId,
  })
  expect([reply.status, reply.headers.get('content-disposition')]).toMatchObject([
    200,
    expect.stringContaining(`.${format}"`),
  ])
  const path = join(server.dir, `${randomUUID()}.${format}`)
  await writeFile(path, Buffer.from(await reply.arrayBuffer()))
  return path
}

async function verifyExport(path: string, key?: string) {
  const { faults, audit, head } = await verifyFile(path, key)
  return { faults, balance: audit.balance, count: audit.count, anchors: head?.anchors.length }
}

describe.each(['csv', 'json'])('an export as %s', (format) => {
  test('is verifiable from the file alone', async () => {
    const path = await exportLedger(format)
    const sound = { faults: [], balance: 9, count: 5, anchors: 1 }
    expect(await verifyExport(path)).toEqual(sound)
    expect(await verifyExport(path, server.signer.publicKey)).toEqual(sound)
    const another = openSigner(Buffer.alloc(32)).publicKey
    expect((await verifyExport(path, another)).faults.join()).toContain('was expected')
  })

  test('as of a moment has no later entries', async () => {
    const first = new Date(server.clock.now.getTime() - 5 * 60_000).toISOString()
    expect(await verifyExport(await exportLedger(format, `&at=${first}`))).toMatchObject({
      faults: [],
      count: 1,
      anchors: 0,
    })
  })

  test('reveals any changed byte, and its place', async () => {
    const path = await exportLedger(format)
    const whole = await readFile(path)
    for (let at = 0; at < whole.length; at += 37) {
      const changed = Buffer.from(whole)
      changed[at]! ^= 1
      await writeFile(path, changed)
      const { faults } = await verifyExport(path)
      expect([at, faults.length > 0]).toEqual([at, true])
    }
    const line = String(whole)
      .split('\n')
      .findIndex((text) => text.includes('CreditsGranted'))
    await writeFile(path, String(whole).replace('sorry', 'Sorry'))
    expect((await verifyExport(path)).faults.join('\n')).toMatch(
      new RegExp(`line ${line + 1}: entry 1 \\(CreditsGranted .*\\): `),
    )
  })

  test('reveals removed, inserted, swapped and truncated lines', async () => {
    const path = await exportLedger(format)
    const lines = String(await readFile(path)).split('\n')
    const begins = format === 'csv' ? 2 : 1
    const ways = [
      lines.toSpliced(begins + 2, 1),
      lines.toSpliced(begins + 2, 0, lines[begins + 2]!),
      lines.toSpliced(begins + 1, 2, lines[begins + 2]!, lines[begins + 1]!),
      lines.slice(0, -2),
      [],
    ]
    for (const changed of ways) {
      await writeFile(path, changed.join('\n'))
      expect((await verifyExport(path)).faults).not.toEqual([])
    }
  })
})

test('CSV cells are never formulas; JSON is unchanged', async () => {
  const rows = parse(await readFile(await exportLedger('csv'), 'utf8')) as string[][]
  expect(rows.map((cells) => cells.length)).toEqual(rows.map(() => 13))
  const formulas = rows.flat().filter((cell) => /^[=+@\-\t\r]/.test(cell) && !/^-\d+$/.test(cell))
  expect(formulas).toEqual([])
  expect(rows[3]).toContain(`'=cmd|' /C calc'!A0, "sorry"`)
  const document = JSON.parse(await readFile(await exportLedger('json'), 'utf8')) as {
    entries: object[]
  }
  expect(document.entries).toHaveLength(5)
})
