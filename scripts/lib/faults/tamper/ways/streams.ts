// Entries of ledgers inserted, deleted, reordered and moved.
import { randomUUID } from 'node:crypto'
import { openExecutor } from '#kernel/commands/execute.ts'
import { signEvent } from '#kernel/commands/entry-signature.ts'
import { openSigner, type Signer } from '#kernel/privacy/signer.ts'
import { creditLedger } from '../../../../../services/credits/ledger/credit-ledger.decider.ts'
import {
  changeStream,
  copyOf,
  ledgerOf,
  readRows,
  rechain,
  writeRows,
  type LogRow,
} from '../log-rows.ts'
import type { Way } from '../way.ts'
import type { TamperWorld } from '../world.ts'

type Change = (rows: LogRow[], world: TamperWorld) => LogRow[] | Promise<LogRow[]>

/** A change of the buyer's ledger. */
const way = (name: string, change: Change): Way => ({
  name,
  kind: 'log',
  play: (world) => changeStream(world, ledgerOf(world.owners.buyer), (rows) => change(rows, world)),
})
const swap = (rows: LogRow[], at: number): LogRow[] =>
  rows.with(at, rows[at + 1]!).with(at + 1, rows[at]!)
function unsignedMeta(row: LogRow): LogRow['meta'] {
  const { key: _, signature: __, ...meta } = row.meta
  return meta
}

function grantAfter(rows: readonly LogRow[], meta: (last: LogRow) => LogRow['meta']): LogRow {
  const last = rows.at(-1)!
  const data = { lotId: randomUUID(), credits: 500, reason: 'a gift', balanceAfter: 500 }
  return copyOf(last, { type: 'CreditsGranted', data, meta: meta(last) })
}

const attacker = openSigner(Buffer.alloc(32, 7))

/** The last row with a signature of this key. */
async function signLast(rows: LogRow[], stream: string, signer: Signer): Promise<LogRow[]> {
  const last = rows.at(-1)!
  const { key: _, signature: __, ...meta } = last.meta
  const event = { ...last, meta, revision: BigInt(last.revision) }
  return rows.with(-1, { ...last, meta: await signEvent(stream, event, signer) })
}

const inserted: Way[] = [
  way('a chained grant inserted at the end, unsigned', (rows) =>
    rechain([...rows, grantAfter(rows, unsignedMeta)]),
  ),
  way('a chained grant inserted with the signature of the entry before', (rows) =>
    rechain([...rows, grantAfter(rows, ({ meta }) => meta)]),
  ),
  way('a chained grant inserted with the signature of another key', (rows, { owners }) =>
    signLast(rechain([...rows, grantAfter(rows, unsignedMeta)]), ledgerOf(owners.buyer), attacker),
  ),
  way('a chained grant inserted with the key id of this installation', (rows, { signer }) => {
    const signed = rechain([...rows, grantAfter(rows, unsignedMeta)])
    const last = signed.at(-1)!
    const meta = { ...last.meta, key: signer.key, signature: 'A'.repeat(86) }
    return signed.with(-1, { ...last, meta })
  }),
  way('an entry repeated at the end', (rows) => [
    ...rows,
    copyOf(rows.at(-1)!, { revision: rows.length }),
  ]),
  way('an entry repeated at the end, with its own id, chained', (rows) =>
    rechain([...rows, { ...rows.at(-1)!, position: 0 }]),
  ),
  way('an entry inserted in the middle, chained', (rows) =>
    rechain(rows.toSpliced(2, 0, grantAfter(rows, unsignedMeta))),
  ),
  way('an entry inserted before the first, chained', (rows) =>
    rechain([grantAfter(rows, unsignedMeta), ...rows]),
  ),
  way('the first entry unlocked twice', (rows) => [
    ...rows,
    copyOf(
      rows.find(({ type }) => type === 'ResponseUnlocked')!,
      { revision: rows.length },
    ),
  ]),
]

const deleted: Way[] = [
  way('the first entry deleted', (rows) => rows.slice(1)),
  way('the first entry deleted, the rest chained', (rows) => rechain(rows.slice(1))),
  way('an entry in the middle deleted', (rows) => rows.toSpliced(3, 1)),
  way('an entry in the middle deleted, the rest chained', (rows) => rechain(rows.toSpliced(3, 1))),
  way('the last entry deleted', (rows) => rows.slice(0, -1)),
  way('the last three entries deleted', (rows) => rows.slice(0, -3)),
  way('everything since the first anchors deleted', (rows) => rows.slice(0, -4)),
  way('the whole ledger deleted', () => []),
]

const reordered: Way[] = [
  way('two entries swapped', (rows) =>
    swap(rows, 1).map((row, revision) => ({ ...row, revision })),
  ),
  way('two entries swapped, the rest chained', (rows) => rechain(swap(rows, 1))),
  way('the revisions of two entries swapped', (rows) =>
    rows
      .with(1, { ...rows[1]!, revision: 2 })
      .with(2, { ...rows[2]!, revision: 1 })
      .toSorted((a, b) => a.revision - b.revision),
  ),
  way('a gap between the revisions', (rows) =>
    rows.map((row) => (row.revision > 3 ? { ...row, revision: row.revision + 1 } : row)),
  ),
]

const moveEntry =
  (from: keyof TamperWorld['owners'], chained: boolean) => async (world: TamperWorld) => {
    const source = await readRows(world, ledgerOf(world.owners[from]))
    await changeStream(world, ledgerOf(world.owners.buyer), (rows) => {
      const rowsAfter = [...rows, { ...copyOf(source.at(-1)!), revision: rows.length }]
      return chained ? rechain(rowsAfter) : rowsAfter
    })
  }

const moved: Way[] = [
  { name: 'an entry copied from another owner', kind: 'log', play: moveEntry('quiet', false) },
  {
    name: 'an entry copied from another owner, chained',
    kind: 'log',
    play: moveEntry('quiet', true),
  },
  {
    name: 'an entry of before signatures copied, chained',
    kind: 'log',
    play: moveEntry('old', true),
  },
  {
    name: 'two ledgers swapped',
    kind: 'log',
    async play(world) {
      const [a, b] = [ledgerOf(world.owners.quiet), ledgerOf(world.owners.granted)]
      const [ofA, ofB] = [await readRows(world, a), await readRows(world, b)]
      await writeRows(world, b, [])
      await writeRows(world, a, ofB)
      await writeRows(world, b, ofA)
    },
  },
  {
    name: 'a ledger renamed to an owner without one',
    kind: 'log',
    play: async ({ db, owners }) =>
      void (await db.query('update log.events set stream = $1 where stream = $2', [
        ledgerOf(randomUUID()),
        ledgerOf(owners.granted),
      ])),
  },
  {
    name: 'a ledger deleted and written again by another installation',
    kind: 'log',
    async play(world) {
      const { granted } = world.owners
      await writeRows(world, ledgerOf(granted), [])
      const execute = openExecutor({ ...world.infrastructure, signer: attacker })
      const commandId = randomUUID()
      const lotId = randomUUID()
      await execute({ commandId, correlationId: commandId, actor: 'operator:ana' })(
        creditLedger,
        granted,
        { type: 'GrantCredits', lotId, credits: 900, reason: 'an apology' },
      )
    },
  },
  {
    name: 'a new ledger written without signatures',
    kind: 'log',
    async play({ infrastructure }) {
      const execute = openExecutor(infrastructure)
      const commandId = randomUUID()
      const grant = { lotId: randomUUID(), credits: 900, reason: 'an apology' }
      await execute({ commandId, correlationId: commandId, actor: 'operator:ana' })(
        creditLedger,
        randomUUID(),
        { type: 'GrantCredits', ...grant },
      )
    },
  },
]

const stored = (name: string, statement: string): Way => ({
  name,
  kind: 'log',
  play: async ({ db, owners }) =>
    void (await db.query(statement.replace('$stream', `'${ledgerOf(owners.buyer)}'`))),
})

const places: Way[] = [
  stored(
    'the store’s time of an entry moved by an hour',
    `update log.events set at = at - interval '1 hour' where stream = $stream and revision = 2`,
  ),
  stored(
    'the store’s time of an entry moved by two milliseconds',
    `update log.events set at = at + interval '2 ms' where stream = $stream and revision = 2`,
  ),
  stored(
    'the store’s times of a whole ledger moved',
    `update log.events set at = at + interval '1 day' where stream = $stream`,
  ),
  stored(
    'an entry moved to another position in the log',
    `update log.events set position = (select max(position) + 1 from log.events)
      where stream = $stream and revision = 2`,
  ),
  stored('all positions of the log moved', 'update log.events set position = position + 1000000'),
]

export const streamWays: readonly Way[] = [
  ...inserted,
  ...deleted,
  ...reordered,
  ...moved,
  ...places,
]
