// Fields of entries edited, of their data and of their metadata; the chain is computed anew, so that only signatures and
// anchors can show it.
import { changeStream, ledgerOf, otherValue, rechain, type LogRow } from '../log-rows.ts'
import type { Way } from '../way.ts'

type EntryChange = (row: LogRow) => LogRow

/** Changes the first entry of a type in the ledger that has it. */
const editEntry = (name: string, type: string, edit: EntryChange, chained = true): Way => ({
  name,
  kind: 'log',
  play(world) {
    const { netted, buyer } = world.owners
    const owner = type.startsWith('Receivable') ? netted : buyer
    return changeStream(world, ledgerOf(owner), (rows) => {
      const at = rows.findIndex((row) => row.type === type)
      if (at < 0) throw new Error(`there is no ${type} to change`)
      const edited = rows.with(at, edit(rows[at]!))
      return chained ? rechain(edited) : edited
    })
  },
})

const lotFields = [
  ...['balanceChange', 'lotRemaining', 'lotFrozen', 'lotReversed', 'lotOwed'],
  ...['balanceAfter', 'receivableAfter'],
]
/** The fields that are stored, by type of entry. */
const dataFields: Record<string, readonly string[]> = {
  CreditsPurchased: ['lotId', 'paymentId', 'packageId', 'credits', 'priceCents', 'balanceAfter'],
  CreditsGranted: ['lotId', 'credits', 'reason', 'balanceAfter'],
  ResponseUnlocked: ['responseId', 'surveyId', 'lotId', 'credits', 'lotRemaining', 'balanceAfter'],
  UnlockRefunded: ['responseId', 'surveyId', 'lotId', 'month', ...lotFields],
  PurchaseRefunded: ['lotId', 'paymentId', 'amountCents', 'refundedCents', ...lotFields],
  PurchaseRefundFailed: ['lotId', 'paymentId', 'refundId', 'amountCents', 'refundedCents'],
  PurchaseDisputed: ['lotId', 'paymentId', 'disputeId', 'amountCents'],
  ReceivableNetted: [
    ...['lotId', 'paymentId', 'owedLotId', 'owedPaymentId', 'credits', 'owedLotOwed'],
    ...['owedLotSettled', 'balanceAfter'],
  ],
  ReceivableNettingReversed: ['lotId', 'owedLotId', 'credits', 'balanceAfter'],
  DisputeClosed: ['lotId', 'paymentId', 'disputeId', 'outcome', 'amountCents'],
}

const otherField = (field: string, value: LogRow['data'][string] | undefined) =>
  field === 'outcome' ? (value === 'won' ? 'lost' : 'won') : otherValue(value)

const data = Object.entries(dataFields).flatMap(([type, fields]) =>
  fields.map((field) =>
    editEntry(`${field} of a ${type} edited`, type, (row) => ({
      ...row,
      data: { ...row.data, [field]: otherField(field, row.data[field]) },
    })),
  ),
)

const metaFields = [
  ...['actor', 'commandId', 'causationId', 'correlationId', 'ownerId', 'at', 'version'],
  ...['previousHash', 'hash', 'key', 'signature'],
]
const metadata = metaFields.map((field) =>
  editEntry(
    `metadata: ${field} of an entry edited`,
    'CreditsGranted',
    (row) => ({
      ...row,
      meta: { ...row.meta, [field]: String(otherValue(row.meta[field])) },
    }),
    field !== 'previousHash' && field !== 'hash',
  ),
)

const without = (row: LogRow, name: string): LogRow => {
  const { [name]: _, ...meta } = row.meta
  return { ...row, meta }
}

const whole: Way[] = [
  editEntry('metadata added to an entry', 'CreditsGranted', (row) => ({
    ...row,
    meta: { ...row.meta, approvedBy: 'ana' },
  })),
  editEntry('the signature of an entry removed', 'CreditsGranted', (row) =>
    without(row, 'signature'),
  ),
  editEntry('the key id of an entry removed', 'CreditsGranted', (row) => without(row, 'key')),
  editEntry(
    'the hash of an entry removed',
    'CreditsGranted',
    (row) => without(without(row, 'hash'), 'previousHash'),
    false,
  ),
  editEntry('the event id of an entry edited', 'CreditsGranted', (row) => ({
    ...row,
    id: String(otherValue(row.id)),
  })),
  editEntry('the type of an entry edited', 'ResponseUnlocked', (row) => ({
    ...row,
    type: 'UnlockRefunded',
  })),
  editEntry('an entry turned into an event of an unknown type', 'ResponseUnlocked', (row) => ({
    ...row,
    type: 'ResponseForgotten',
  })),
  editEntry('a field added to an entry', 'CreditsGranted', (row) => ({
    ...row,
    data: { ...row.data, note: 'approved' },
  })),
  editEntry(
    'the price of a purchase edited, without computing the chain',
    'CreditsPurchased',
    (row) => ({ ...row, data: { ...row.data, priceCents: 1 } }),
    false,
  ),
]

const oldEntry = (name: string, edit: EntryChange): Way => ({
  name,
  kind: 'log',
  play: (world) =>
    changeStream(world, ledgerOf(world.owners.old), (rows) =>
      rechain(rows.with(1, edit(rows[1]!))),
    ),
})

const old: Way[] = [
  oldEntry('an entry of before signatures edited', (row) => ({
    ...row,
    data: { ...row.data, balanceAfter: 90 },
  })),
  oldEntry('metadata: actor of an entry of before signatures edited', (row) => ({
    ...row,
    meta: { ...row.meta, actor: 'operator:ana' },
  })),
  oldEntry('the store’s time of an entry of before signatures moved', (row) => ({
    ...row,
    at: new Date(Date.parse(row.at) - 86_400_000).toISOString(),
  })),
  {
    name: 'a ledger of before signatures deleted',
    kind: 'log',
    play: (world) => changeStream(world, ledgerOf(world.owners.old), () => []),
  },
  {
    name: 'the end of a ledger of before signatures deleted',
    kind: 'log',
    play: (world) => changeStream(world, ledgerOf(world.owners.old), (rows) => rows.slice(0, 2)),
  },
]

export const entryWays: readonly Way[] = [...data, ...metadata, ...whole, ...old]
