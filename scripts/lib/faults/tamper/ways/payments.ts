// Events of payments edited, inserted, deleted and exchanged.
import {
  changeStream,
  copyOf,
  otherValue,
  paymentOf,
  readRows,
  rechain,
  writeRows,
  type LogRow,
} from '../log-rows.ts'
import type { Way } from '../way.ts'

const way = (name: string, payment: string, change: (rows: LogRow[]) => LogRow[]): Way => ({
  name,
  kind: 'log',
  play: (world) => changeStream(world, paymentOf(world, payment), change),
})

const editEvent = (
  name: string,
  [payment, type]: readonly [string, string],
  edit: (row: LogRow) => LogRow,
) =>
  way(name, payment, (rows) => {
    const at = rows.findIndex((row) => row.type === type)
    if (at < 0) throw new Error(`there is no ${type} to change`)
    return rechain(rows.with(at, edit(rows[at]!)))
  })

/** The fields that are stored, by the payment and the type of event that has them. */
const dataFields: readonly (readonly [payment: string, type: string, fields: readonly string[]])[] =
  [
    [
      'refunded',
      'PaymentStarted',
      ['ownerId', 'packageId', 'credits', 'priceCents', 'currency', 'provider', 'intentId'],
    ],
    [
      'refunded',
      'PaymentSucceeded',
      ['ownerId', 'packageId', 'credits', 'priceCents', 'intentId', 'providerEventId'],
    ],
    ['refunded', 'PaymentRefunded', ['ownerId', 'intentId', 'refundedCents', 'providerEventId']],
    ['refunded', 'PaymentRefundFailed', ['refundId', 'amountCents', 'providerEventId']],
    ['disputed', 'PaymentDisputed', ['disputeId', 'amountCents', 'reason', 'providerEventId']],
    [
      'disputed',
      'PaymentDisputeClosed',
      ['disputeId', 'outcome', 'amountCents', 'providerEventId'],
    ],
  ]

const data = dataFields.flatMap(([payment, type, fields]) =>
  fields.map((field) =>
    editEvent(`${field} of a ${type} edited`, [payment, type], (row) => ({
      ...row,
      data: {
        ...row.data,
        [field]: field === 'outcome' ? 'won' : otherValue(row.data[field]),
      },
    })),
  ),
)

const metadata = ['actor', 'commandId', 'causationId', 'ownerId', 'at'].map((field) =>
  editEvent(`metadata: ${field} of a payment edited`, ['refunded', 'PaymentSucceeded'], (row) => ({
    ...row,
    meta: { ...row.meta, [field]: String(otherValue(row.meta[field])) },
  })),
)

const streams: Way[] = [
  way('the success of a payment deleted, the rest chained', 'refunded', (rows) =>
    rechain(rows.toSpliced(1, 1)),
  ),
  way('the start of a payment deleted', 'refunded', (rows) => rows.slice(1)),
  way('the last event of a payment deleted', 'refunded', (rows) => rows.slice(0, -1)),
  way('a dispute and its closing deleted', 'disputed', (rows) => rows.slice(0, -2)),
  way('a whole payment deleted', 'disputed', () => []),
  way('a payment that was only started deleted', 'started', () => []),
  way('an event of a payment repeated, chained', 'refunded', (rows) =>
    rechain([...rows, copyOf(rows.at(-1)!)]),
  ),
  way('a success inserted into a payment that was only started', 'started', (rows) => {
    const { currency: _, provider: __, ...started } = rows[0]!.data
    const data = { ...started, providerEventId: 'evt_sandbox_other' }
    return rechain([...rows, copyOf(rows[0]!, { type: 'PaymentSucceeded', data })])
  }),
  way('two events of a payment swapped, chained', 'refunded', (rows) =>
    rechain(rows.with(2, rows[3]!).with(3, rows[2]!)),
  ),
  way('an event of a payment of before signatures edited', 'old', (rows) =>
    rows.with(1, { ...rows[1]!, data: { ...rows[1]!.data, priceCents: 1 } }),
  ),
  way('metadata: actor of a payment of before signatures edited', 'old', (rows) =>
    rows.with(1, { ...rows[1]!, meta: { ...rows[1]!.meta, actor: 'operator:ana' } }),
  ),
  way('the end of a payment of before signatures deleted', 'old', (rows) => rows.slice(0, 1)),
  way('the store’s time of a payment moved', 'refunded', (rows) =>
    rows.map((row) => ({ ...row, at: new Date(Date.parse(row.at) + 5_000).toISOString() })),
  ),
  {
    name: 'a payment moved to another position in the log',
    kind: 'log',
    play: async (world) =>
      void (await world.db.query(
        `update log.events set position = (select max(position) + 1 from log.events)
          where stream = $1 and revision = 1`,
        [paymentOf(world, 'quiet')],
      )),
  },
  {
    name: 'two payments swapped',
    kind: 'log',
    async play(world) {
      const [a, b] = [paymentOf(world, 'refunded'), paymentOf(world, 'quiet')]
      const [ofA, ofB] = [await readRows(world, a), await readRows(world, b)]
      await writeRows(world, b, [])
      await writeRows(world, a, ofB)
      await writeRows(world, b, ofA)
    },
  },
  {
    name: 'an event of another payment inserted, chained',
    kind: 'log',
    async play(world) {
      const other = await readRows(world, paymentOf(world, 'quiet'))
      await changeStream(world, paymentOf(world, 'started'), (rows) =>
        rechain([...rows, copyOf(other[1]!)]),
      )
    },
  },
]

export const paymentWays: readonly Way[] = [...data, ...metadata, ...streams]
