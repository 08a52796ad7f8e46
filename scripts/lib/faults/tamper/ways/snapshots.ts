// Snapshots, from which a new process decides.
import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { openSigner } from '#kernel/privacy/signer.ts'
import { ledgerOf } from '../log-rows.ts'
import type { Way } from '../way.ts'
import type { TamperWorld } from '../world.ts'

type SnapshotRow = TamperWorld['earlier']['snapshot']

async function writeSnapshot({ db }: TamperWorld, row: SnapshotRow): Promise<void> {
  const columns = Object.keys(row)
  await db.query(
    `update read.snapshots set (${columns.map((name) => `"${name}"`).join(', ')})
      = (${columns.map((_, index) => `$${index + 2}`).join(', ')}) where stream = $1`,
    [
      row['stream'],
      ...columns.map((name) => (name === 'commands' ? JSON.stringify(row[name]) : row[name])),
    ],
  )
}

const way = (name: string, change: (row: SnapshotRow, world: TamperWorld) => SnapshotRow): Way => ({
  name,
  kind: 'snapshots',
  async play(world) {
    const { rows } = await world.db.query<SnapshotRow>(
      'select * from read.snapshots where stream = $1',
      [ledgerOf(world.owners.buyer)],
    )
    await writeSnapshot(world, change(rows[0]!, world))
  },
})

/** More credits in every number of one digit. */
const richer = ({ state, ...row }: SnapshotRow) => ({
  ...row,
  state: String(state).replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
})

function signedBy(row: SnapshotRow, seed: number): SnapshotRow {
  const { signature: _, ...snapshot } = row
  const digest = createHash('sha256').update(canonicalize(snapshot)!).digest('hex')
  const signed = openSigner(Buffer.alloc(32, seed)).sign({ type: 'prosa-snapshot', digest })
  return { ...snapshot, signature: signed.signature }
}

export const snapshotWays: readonly Way[] = [
  way('the state of a snapshot edited', richer),
  way('the state of a snapshot edited, without a signature', (row) => ({
    ...richer(row),
    signature: null,
  })),
  way('the state of a snapshot edited and signed with another key', (row) =>
    signedBy(richer(row), 7),
  ),
  way('the commands of a snapshot deleted', (row) => ({ ...row, commands: [] })),
  way('an older state under the revision of a newer snapshot', (row, { earlier }) => ({
    ...row,
    state: earlier.snapshot['state'],
  })),
  {
    ...way('a snapshot replaced by an older one', (_, { earlier }) => earlier.snapshot),
    isHarmless: true,
  },
]
