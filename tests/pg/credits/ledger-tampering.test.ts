import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LedgerFault } from '#contract/api/audit.ts'
import { chainHash } from '#kernel/commands/hash-chain.ts'
import { openSigner } from '#kernel/privacy/signer.ts'
import { verifyPayments } from '../../../scripts/lib/audit/verify-payments.ts'
import { openPaymentVerifier } from '../../../services/credits/audit/payment-verifier.ts'
import { grantCredits } from '../../../services/credits/ledger/grant-credits.reactor.ts'
import { ledgerOwnersIn, verifyLog } from '../../../scripts/lib/audit/verify-log.ts'
import {
  openLedgerTestServer,
  type LedgerTestServer,
} from '../../support/servers/ledger-test-server.ts'

let server: LedgerTestServer
beforeAll(async () => {
  server = await openLedgerTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** Ten credits, three of them spent; the head is anchored. */
async function createLedger() {
  const ownerId = randomUUID()
  await server.recordPurchase(ownerId)
  const surveyId = randomUUID()
  for (let n = 0; n < 3; n++)
    await server.executeCommand(ownerId, {
      type: 'UnlockResponse',
      responseId: randomUUID(),
      surveyId,
    })
  await server.waitForProjections()
  await server.anchorHeads()
  return ownerId
}

const changeEvents = (change: string, ownerId: string, ...values: unknown[]) =>
  server.db.query(change.replace('$where', `stream = 'credits-${ownerId}'`), values)
const faultsOf = async (ownerId: string) => (await verifyLog(server, ownerId)).faults.join('\n')
/** Verifies in chunks, as the page does; the result does not depend on their size. */
async function readVerification(ownerId: string) {
  const whole = await readVerificationPages(ownerId, '')
  expect((await readVerificationPages(ownerId, '&limit=2')).toSorted()).toEqual(whole.toSorted())
  return whole
}
async function readVerificationPages(ownerId: string, limit: string) {
  const found: string[] = []
  for (let from: number | null = 0; from !== null;) {
    const path = `/api/ledger/verification?from=${from}${limit}`
    const reply = await server.get(path, { 'x-owner': ownerId })
    const { next, faults } = (await reply.json()) as { next: number | null; faults: LedgerFault[] }
    // The read models differ from a log that was changed behind them; their own test looks at that.
    const ofLog = faults.filter(({ fault }) => fault !== 'differs')
    found.push(...ofLog.map(({ revision, fault }) => `${revision} ${fault}`))
    from = next
  }
  return found
}

/** Changes to rows of `log.events` by an attacker with write access to the database. */
const tamperings: [string, string, string, string][] = [
  [
    'altered',
    `update log.events set data = (data::jsonb || '{"balanceAfter": 900}')::json where $where and revision = 0`,
    '0 altered',
    'entry 0 (CreditsPurchased',
  ],
  [
    'of another price, by one digit',
    `update log.events set data = replace(data::text, '1000', '1001')::json where $where and revision = 0`,
    '0 altered',
    'entry 0 (CreditsPurchased',
  ],
  [
    'given another hash',
    `update log.events set meta = (meta::jsonb || '{"hash": "${'ab'.repeat(32)}"}')::json where $where and revision = 1`,
    '1 altered',
    'entry 1 (ResponseUnlocked',
  ],
  [
    'backdated',
    `update log.events set meta = (meta::jsonb || '{"at": "2020-01-01T00:00:00.000Z"}')::json where $where and revision = 2`,
    '2 altered',
    'entry 2 (ResponseUnlocked',
  ],
  [
    'removed',
    `delete from log.events where $where and revision = 1`,
    '2 misplaced',
    'entry 2 (ResponseUnlocked',
  ],
  [
    'swapped',
    `update log.events set revision = case revision when 1 then 12 else 11 end where $where and revision in (1, 2);
     update log.events set revision = revision - 10 where $where and revision > 10`,
    '1 unlinked',
    'entry 1 (ResponseUnlocked',
  ],
  [
    'inserted',
    `update log.events set revision = revision + 10 where $where and revision >= 2;
     update log.events set revision = revision - 9 where $where and revision >= 10;
     insert into log.events (position, stream, revision, id, type, data, meta)
       select (select max(position) + 1 from log.events), stream, 2, gen_random_uuid(), type, data, meta
         from log.events where $where and revision = 1`,
    '2 unlinked',
    'entry 2 (ResponseUnlocked',
  ],
  [
    'truncated',
    `delete from log.events where $where and revision = 3`,
    '3 cut',
    'entry 3, anchored',
  ],
  ['deleted completely', `delete from log.events where $where`, '3 cut', 'entry 3, anchored'],
]

// Before the log is changed: an event that takes the place of a deleted one is not read.
describe('read models that differ from the ledger are named, over the API', () => {
  const readDifferences = async (ownerId: string, query = '') => {
    const reply = await server.get(`/api/ledger/verification${query}`, { 'x-owner': ownerId })
    const { faults } = (await reply.json()) as { faults: LedgerFault[] }
    return faults.map(({ revision, fault, model, columns }) =>
      [fault, model, revision, ...(columns ?? ['row'])].join(' '),
    )
  }
  test.each([
    ['credit_balances', 'credits = credits + 900', 'differs balance 3 credits'],
    ['credit_lots', 'remaining = remaining + 1', 'differs lot 0 remaining'],
    ['credit_entries', 'balance = 900', 'differs entry 2 balance', 'revision = 2'],
    ['payments', `status = 'failed'`, 'differs payment 0 status'],
  ])('a changed row of %s', async (table, change, difference, where = 'true') => {
    const ownerId = await createLedger()
    expect(await readDifferences(ownerId)).toEqual([])
    const at = `"ownerId" = $1 and ${where}`
    await server.db.query(`update read.${table} set ${change} where ${at}`, [ownerId])
    expect(await readDifferences(ownerId)).toEqual([difference])
    expect(await readDifferences(ownerId, '?from=2&limit=1')).toEqual([])
    expect(await readDifferences(ownerId, '?from=3&limit=10')).toEqual([difference])
    await server.db.query(`delete from read.${table} where ${at}`, [ownerId])
    const missing = difference.split(' ').slice(0, 3).join(' ')
    expect(await readDifferences(ownerId)).toEqual([`${missing} row`])
  })

  test('an added row', async () => {
    const ownerId = await createLedger()
    await server.db.query(
      `insert into read.credit_lots
       select (json_populate_record(lot, json_build_object('lotId', gen_random_uuid()))).*
         from read.credit_lots lot where "ownerId" = $1`,
      [ownerId],
    )
    expect(await readDifferences(ownerId)).toEqual(['differs lot 0 row'])
  })
})

describe('changes made directly in the database are detected and named', () => {
  test.each(tamperings)('%s', async (_, change, fault, named) => {
    const ownerId = await createLedger()
    expect([await faultsOf(ownerId), await readVerification(ownerId)]).toEqual(['', []])
    for (const statement of change.split(';')) await changeEvents(statement, ownerId)
    expect(await readVerification(ownerId)).toContain(fault)
    expect(await faultsOf(ownerId)).toContain(named)
    expect(await ledgerOwnersIn(server)).toContain(ownerId)
  })

  test('also with all hashes recomputed', async () => {
    const ownerId = await createLedger()
    const stored = await Array.fromAsync(server.store.readStream(`credits-${ownerId}`))
    let previousHash = '0'.repeat(64)
    for (const { id, type, revision, data, meta } of stored) {
      const changed = revision === 0n ? { ...(data as object), priceCents: 1 } : data
      const hash = chainHash({ id, type, revision, at: meta['at']!, data: changed, previousHash })
      const linked = JSON.stringify({ ...meta, previousHash, hash })
      await changeEvents(
        `update log.events set data = $1, meta = $2 where $where and revision = $3`,
        ownerId,
        JSON.stringify(changed),
        linked,
        Number(revision),
      )
      previousHash = hash
    }
    const forged = ['0 forged', '1 forged', '2 forged', '3 forged', '3 replaced']
    expect((await readVerification(ownerId)).toSorted()).toEqual(forged)
    expect(await faultsOf(ownerId)).toContain('entry 3, anchored')
  })

  /** A chained grant of 500 credits after the last entry; `sign` adds what the attacker has for a signature. */
  async function insertGrant(
    ownerId: string,
    sign: (meta: Record<string, string>) => Record<string, string> = (meta) => meta,
  ) {
    const stored = await Array.fromAsync(server.store.readStream(`credits-${ownerId}`))
    const last = stored.at(-1)!
    const lotId = randomUUID()
    const data = { lotId, credits: 500, reason: 'a gift', balanceAfter: 507 }
    const [id, type, revision] = [randomUUID(), 'CreditsGranted', last.revision + 1n]
    const { signature: _, key: __, ...rest } = last.meta
    const meta: Record<string, string> = { ...rest, commandId: randomUUID() }
    const previousHash = last.meta['hash']!
    const hash = chainHash({ id, type, revision, at: meta['at']!, data, previousHash })
    await server.db.query(
      `insert into log.events (position, stream, revision, id, type, data, meta)
       select max(position) + 1, $1, $2, $3, $4, $5, $6 from log.events`,
      [
        `credits-${ownerId}`,
        Number(revision),
        ...[id, type, JSON.stringify(data)],
        JSON.stringify(sign({ ...meta, previousHash, hash })),
      ],
    )
  }

  test('a chained grant that was inserted', async () => {
    const ownerId = await createLedger()
    await insertGrant(ownerId)
    expect(await readVerification(ownerId)).toEqual(['4 unsigned'])
    expect(await faultsOf(ownerId)).toContain('entry 4 (CreditsGranted')
    await server.waitForProjections()
    await server.anchorHeads()
    expect(await readVerification(ownerId)).toEqual(['4 unsigned'])
  })

  test('also with a signature of another installation, or of another entry', async () => {
    const ownerId = await createLedger()
    const [first] = await Array.fromAsync(server.store.readStream(`credits-${ownerId}`))
    const { key, signature } = first!.meta
    await insertGrant(ownerId, (meta) => ({ ...meta, key: key!, signature: signature! }))
    expect(await readVerification(ownerId)).toEqual(['4 forged'])
    const other = await createLedger()
    const signer = openSigner(Buffer.alloc(32, 7))
    await insertGrant(other, (meta) => {
      const signed = signer.sign({ type: 'prosa-event', stream: `credits-${other}`, meta })
      return { ...meta, key: signed.key, signature: signed.signature }
    })
    expect(await readVerification(other)).toEqual(['4 forged'])
  })

  test.each(['actor', 'commandId', 'correlationId', 'ownerId', 'version'])(
    'the rewritten metadata %s',
    async (name) => {
      const ownerId = await createLedger()
      await changeEvents(
        `update log.events set meta = (meta::jsonb || '{"${name}": "7"}')::json where $where and revision = 2`,
        ownerId,
      )
      expect(await readVerification(ownerId)).toContain('2 forged')
      expect(await faultsOf(ownerId)).toContain('entry 2 (ResponseUnlocked')
    },
  )

  test('another time in the store', async () => {
    const ownerId = await createLedger()
    await changeEvents(
      `update log.events set at = at - interval '1 hour' where $where and revision = 3`,
      ownerId,
    )
    expect(await readVerification(ownerId)).toEqual(['3 redated', '3 redated'])
    const interior = await createLedger()
    await changeEvents(
      `update log.events set at = at - interval '1 hour' where $where and revision = 2`,
      interior,
    )
    expect(await readVerification(interior)).toEqual(['2 redated', '3 redated'])
    const inSeconds = await createLedger()
    await changeEvents(
      `update log.events set at = at + interval '2 ms' where $where and revision = 1`,
      inSeconds,
    )
    expect(await readVerification(inSeconds)).toEqual(['3 redated'])
  })

  test('a truncated ledger is not anchored again', async () => {
    const ownerId = await createLedger()
    await changeEvents('delete from log.events where $where and revision = 3', ownerId)
    await server.anchorHeads()
    expect(await readVerification(ownerId)).toEqual(['3 cut'])
  })
})

describe('events of payments that were changed directly in the database', () => {
  const changes: [string, string, string][] = [
    [
      'altered',
      `update log.events set data = (data::jsonb || '{"credits": 500}')::json where $where and revision = 1`,
      'event 1 (PaymentSucceeded): its contents were altered',
    ],
    [
      'given other metadata',
      `update log.events set meta = (meta::jsonb || '{"actor": "nobody"}')::json where $where and revision = 0`,
      'event 0 (PaymentStarted): its signature is invalid',
    ],
    [
      'removed',
      'delete from log.events where $where and revision = 0',
      'event 1 (PaymentSucceeded): it is not in its place',
    ],
    [
      'without a signature',
      `update log.events set meta = (meta::jsonb - 'signature')::json where $where and revision = 1`,
      'event 1 (PaymentSucceeded): it is not signed',
    ],
  ]
  test.each(changes)('%s', async (_, change, fault) => {
    const paymentId = await server.recordPurchase(randomUUID())
    const stream = `payment-${paymentId}`
    const faults = async () =>
      (await verifyPayments(server)).faults.filter((each) => each.startsWith(stream))
    expect(await faults()).toEqual([])
    await server.db.query(change.replace('$where', `stream = '${stream}'`))
    expect((await faults())[0]).toBe(`${stream}, ${fault}`)
  })

  test('added: it moves no credits', async () => {
    const verify = openPaymentVerifier(server)
    const paymentId = await server.recordPurchase(randomUUID())
    await expect(verify(paymentId)).resolves.toBeUndefined()
    const stream = `payment-${paymentId}`
    const [, succeeded] = await Array.fromAsync(server.store.readStream(stream))
    const { type, data, meta } = succeeded!
    await server.store.append(stream, 'any', [{ id: randomUUID(), type, data, meta }])
    await expect(verify(paymentId)).rejects.toThrow(`Payment ${paymentId} does not move credits`)
    const commands: unknown[] = []
    const { on } = grantCredits({ verifyPayment: verify })
    const handling = on.PaymentSucceeded!(
      { id: paymentId, data } as never,
      { execute: async (...command: unknown[]) => commands.push(command) } as never,
    )
    await expect(handling).rejects.toThrow('it does not follow the event before it')
    expect(commands).toEqual([])
  })

  test('truncated, after their head was anchored', async () => {
    const paymentId = await server.recordPurchase(randomUUID())
    await server.anchorHeads()
    const stream = `payment-${paymentId}`
    await server.db.query('delete from log.events where stream = $1 and revision = 1', [stream])
    expect((await verifyPayments(server)).faults).toContain(`${stream}: its end is missing`)
    await server.db.query('delete from log.events where stream = $1', [stream])
    expect((await verifyPayments(server)).faults).toContain(`${stream}: its end is missing`)
  })
})
