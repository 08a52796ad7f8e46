// Compares what the read models show of an owner's ledger with a fold of the log, at the positions that they have reached.
import { openDecoder } from '#kernel/commands/decode-events.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Db, Tx } from '#kernel/postgres/db.ts'
import type { EventStore, RecordedEvent } from '#ports/event-store.ts'
import { creditBalances } from '#projections/credits/credit-balances.projection.ts'
import { creditEntries } from '#projections/credits/credit-entries.projection.ts'
import { creditLots } from '#projections/credits/credit-lots.projection.ts'
import { payments } from '#projections/credits/payments.projection.ts'
import { readCheckpoints } from '#projections/engine/checkpoints.ts'
import type { AnyProjection } from '#projections/engine/projection.ts'
import {
  differingColumns,
  foldEvent,
  keysOf,
  type FoldedRows,
  type PlacedRow,
} from './folded-rows.ts'
import { openEntryRows, readOwnerRows } from './owner-rows.ts'

export type ReadModelDifference = {
  model: 'balance' | 'lot' | 'entry' | 'payment'
  /** The id of the owner, the lot, the entry or the payment. */
  id: string
  /** Revision of an entry that the row stands for or was bought with. */
  revision: number
  /** Names of the columns that differ; undefined when one of the two has no such row. */
  columns: string[] | undefined
}

type CheckDeps = { db: Db; store: Pick<EventStore, 'readStream'> }

const decode = openDecoder({ load: async () => new Map() })

/** The read models are read in one snapshot of the database. Those that are being built are left out. */
export async function compareReadModels(
  { db, store }: CheckDeps,
  owner: string,
): Promise<ReadModelDifference[]> {
  const tx = await db.connect()
  try {
    await tx.query('begin isolation level repeatable read read only')
    return await compareOwner(tx, store, owner)
  } finally {
    await tx.query('rollback').catch(() => {})
    tx.release()
  }
}

async function compareOwner(
  tx: Tx,
  store: CheckDeps['store'],
  owner: string,
): Promise<ReadModelDifference[]> {
  const positions = await readPositions(tx)
  const differences: ReadModelDifference[] = []
  const balances: FoldedRows = new Map()
  const lots: FoldedRows = new Map()
  const ofPayments = new Map<string, DecodedEvent[]>()
  const entries = openEntryRows(tx, owner)
  const isRead = ({ name }: AnyProjection, { position }: DecodedEvent) =>
    position <= (positions.get(name) ?? '')
  let revision = -1
  for await (const stored of store.readStream(`credits-${owner}`)) {
    const [event] = await decodeIfKnown(stored)
    if (!event) continue
    revision = Number(event.revision)
    if (isRead(creditBalances, event)) foldEvent(creditBalances, balances, event)
    if (isRead(creditLots, event)) foldEvent(creditLots, lots, event)
    for (const id of keysIn(payments, event)) addTo(ofPayments, id, event)
    if (!isRead(creditEntries, event)) continue
    const expected: FoldedRows = new Map()
    foldEvent(creditEntries, expected, event)
    const [row] = expected.values()
    const { extra, shown } = await entries.next(revision)
    differences.push(...extra.map(extraEntry), ...compareEntry(event, row, shown))
  }
  if (positions.has(creditEntries.name)) differences.push(...(await entries.rest()).map(extraEntry))
  const compare = (projection: AnyProjection, of: Omit<RowsOfModel, 'shown'>) =>
    positions.has(projection.name)
      ? readOwnerRows(tx, projection, owner).then((shown) =>
          compareRows(projection, { ...of, shown }),
        )
      : []
  const folded = await foldPayments(store, {
    ids: new Set([...ofPayments.keys(), ...(await paymentIdsOf(tx, owner))]),
    ofPayments,
    isRead: (event) => isRead(payments, event),
  })
  return [
    ...differences,
    ...(await compare(creditBalances, { model: 'balance', rows: balances, revision })),
    ...(await compare(creditLots, { model: 'lot', rows: lots, revision })),
    ...(await compare(payments, { model: 'payment', rows: folded, revision, ofPayments })),
  ]
}

/** By name, of the read models that are live. */
async function readPositions(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const models: readonly AnyProjection[] = [creditBalances, creditLots, creditEntries, payments]
  const live = (await readCheckpoints(tx)).filter(({ name, version, state }) =>
    models.some((each) => each.name === name && each.version === version && state === 'live'),
  )
  return new Map(live.map(({ name, position }) => [name, position]))
}

/** An event that cannot be decoded is a fault of the entry, not of a read model. */
const decodeIfKnown = (event: RecordedEvent): Promise<DecodedEvent[]> =>
  decode([event]).catch(() => [])

const extraEntry = ({ row }: PlacedRow): ReadModelDifference => ({
  model: 'entry',
  id: String(row['entryId']),
  revision: Number(row['revision']),
  columns: undefined,
})

function compareEntry(
  { eventId, revision }: DecodedEvent,
  expected: PlacedRow | undefined,
  shown: PlacedRow | undefined,
): ReadModelDifference[] {
  const columns = differingColumns(creditEntries, expected, shown)
  const of = { model: 'entry' as const, id: eventId, revision: Number(revision) }
  return columns === 'none' ? [] : [{ ...of, columns }]
}

type RowsOfModel = {
  model: ReadModelDifference['model']
  rows: FoldedRows
  shown: FoldedRows
  revision: number
  ofPayments?: ReadonlyMap<string, readonly DecodedEvent[]>
}

function compareRows(
  projection: AnyProjection,
  { model, rows, shown, revision, ofPayments }: RowsOfModel,
): ReadModelDifference[] {
  return [...new Set([...rows.keys(), ...shown.keys()])].flatMap((key) => {
    const columns = differingColumns(projection, rows.get(key), shown.get(key))
    if (columns === 'none') return []
    const { row } = (rows.get(key) ?? shown.get(key))!
    const id = String(row[projection.key[0]!])
    const own = model === 'lot' ? row['revision'] : ofPayments?.get(id)?.[0]?.revision
    return [{ model, id, revision: Number(own ?? Math.max(0, revision)), columns }]
  })
}

const keysIn = (projection: AnyProjection, event: DecodedEvent): string[] =>
  keysOf(projection, event).map((key) => String(key[projection.key[0]!]))

function addTo(lists: Map<string, DecodedEvent[]>, id: string, event: DecodedEvent): void {
  const list = lists.get(id)
  if (list) list.push(event)
  else lists.set(id, [event])
}

async function paymentIdsOf(tx: Tx, owner: string): Promise<string[]> {
  const { rows } = await tx.query<{ paymentId: string }>(
    'select "paymentId" from read.payments where "ownerId" = $1',
    [owner],
  )
  return rows.map(({ paymentId }) => paymentId)
}

type PaymentsOfOwner = {
  ids: ReadonlySet<string>
  /** Entries that change the row of a payment. */
  ofPayments: ReadonlyMap<string, readonly DecodedEvent[]>
  isRead: (event: DecodedEvent) => boolean
}

async function foldPayments(
  store: CheckDeps['store'],
  { ids, ofPayments, isRead }: PaymentsOfOwner,
): Promise<FoldedRows> {
  const rows: FoldedRows = new Map()
  for (const id of ids) {
    const stored = await Array.fromAsync(store.readStream(`payment-${id}`))
    const decoded = (await Promise.all(stored.map(decodeIfKnown))).flat()
    const events = [...decoded, ...(ofPayments.get(id) ?? [])].filter(isRead)
    for (const event of events.toSorted((a, b) => (a.position < b.position ? -1 : 1)))
      foldEvent(payments, rows, event)
  }
  return rows
}
