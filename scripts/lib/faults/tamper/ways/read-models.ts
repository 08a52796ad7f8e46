// Rows of the read models of credits and payments: each column edited, rows inserted and deleted, checkpoints moved.
import { randomUUID } from 'node:crypto'
import { openExecutor } from '#kernel/commands/execute.ts'
import { tableName } from '#projections/engine/tables/table.ts'
import { creditLedger } from '../../../../../services/credits/ledger/credit-ledger.decider.ts'
import { payment } from '../../../../../services/credits/payments/payment.decider.ts'
import { moneyProjections } from '../background-work.ts'
import type { Way } from '../way.ts'

/** Sets a column of one row to another value of its type. */
const editColumn = (table: string, column: string): Way => ({
  name: `read models: ${column} of ${table} edited`,
  kind: 'read models',
  async play({ db }) {
    const { rows } = await db.query<{ type: string }>(
      `select data_type as type from information_schema.columns
        where table_schema = 'read' and table_name = $1 and column_name = $2`,
      [table, column],
    )
    const name = `"${column}"`
    const { rowCount } = await db.query(
      `update read.${table} set ${name} = ${otherSql(rows[0]!.type, name)}
        where ctid = (select ctid from read.${table} order by position limit 1)`,
    )
    if (rowCount !== 1) throw new Error(`${table} has no row`)
  },
})

function otherSql(type: string, column: string): string {
  switch (type) {
    case 'uuid':
      return 'gen_random_uuid()'
    case 'integer':
    case 'bigint':
    case 'double precision':
    case 'numeric':
      return `coalesce(${column}, 0) + 1000`
    case 'boolean':
      return `not ${column}`
    case 'json':
    case 'jsonb':
      return `'{"balanceAfter": 900}'`
    default:
      return type.startsWith('timestamp')
        ? `coalesce(${column}, now()) + interval '1 day'`
        : `coalesce(${column}, '') || '1'`
  }
}

const query = (name: string, statement: string): Way => ({
  name: `read models: ${name}`,
  kind: 'read models',
  play: async ({ db }) => void (await db.query(statement)),
})

const tables = moneyProjections.map(({ name, table }) => ({
  table: tableName(name),
  name,
  columns: [...Object.keys(table.shape), 'position'],
}))

const columnWays = tables.flatMap(({ table, columns }) =>
  columns.map((column) => editColumn(table, column)),
)

const rowWays = tables.flatMap(({ table, name, columns }) => {
  const key = moneyProjections.find((each) => each.name === name)!.key[0]!
  const values = columns.map((column) => (column === key ? 'gen_random_uuid()' : `"${column}"`))
  const names = columns.map((column) => `"${column}"`).join(', ')
  return [
    query(
      `a row of ${table} deleted`,
      `delete from read.${table}
      where ctid = (select ctid from read.${table} order by position limit 1)`,
    ),
    query(`all rows of ${table} deleted`, `delete from read.${table}`),
    query(
      `a row of ${table} inserted`,
      `insert into read.${table} (${names})
      select ${values.join(', ')} from read.${table} order by position limit 1`,
    ),
  ]
})

/** The read model skips what was written since. */
const skipped = moneyProjections.map(({ name }): Way => ({
  name: `read models: the checkpoint of ${name} moved past events that were not read`,
  kind: 'read models',
  async play({ infrastructure, db, signer, owners }) {
    const execute = openExecutor({ ...infrastructure, signer })
    const envelope = () => {
      const commandId = randomUUID()
      return { commandId, correlationId: commandId, actor: 'operator:ana' }
    }
    const lot = { lotId: randomUUID(), credits: 5, reason: 'an apology' }
    await execute(envelope())(creditLedger, owners.buyer, { type: 'GrantCredits', ...lot })
    const terms = { packageId: 'starter_10', credits: 10, priceCents: 1000 } as const
    const start = { ...terms, currency: 'usd', provider: 'other', intentId: 'pi_other' } as const
    await execute(envelope())(payment, randomUUID(), {
      type: 'StartPayment',
      ...{ ...start, ownerId: owners.buyer },
    })
    await db.query('update read.checkpoints set position = $1 where name = $2', [
      await infrastructure.store.head(),
      name,
    ])
  },
}))

export const readModelWays: readonly Way[] = [...columnWays, ...rowWays, ...skipped]
